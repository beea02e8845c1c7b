import { say, t } from '../../../lib/i18n';
import type { Message } from '../../../lib/protocol';
import type { Components } from '../components';
import { inSeason } from './activity';
import { type LairView, parted, tollOf } from './view';

/** Her things in words, for whoever does not see them. */

/** An action in words. */
function actionSaid(action: string, components: Components): string {
  const { does, at } = parted(action);
  const what: Message = components.has(at) ? components.named(at) : { key: 'clearing', args: { id: at } };
  return say({ key: 'lair-action', args: { action: does.replace(/[:+]/g, '_'), what } });
}

const points = (count: number): string => t('ev-good', { good: 'point', count });

function doing(action: string, star: number, components: Components): string {
  const { tokens } = parted(action);
  return [actionSaid(action, components), tokens ? points(tokens === '*' ? star : Number(tokens)) : ''].filter(Boolean).join(', ');
}

/** A default action, part by part. */
function otherwise(text: string, star: number): string {
  return text
    .split('+')
    .map((one) => {
      const tokens = /^pts\((.*)\)$/.exec(one)?.[1];
      if (tokens) return points(tokens === '*' ? star : Number(tokens));
      return say({ key: 'lair-part', args: { part: one, count: 0 } });
    })
    .join(', ');
}

export interface ActivitySaid {
  left: string;
  right: string;
  fallback: string;
  arrow: string;
  whole: string;
}

/** The card in play, as it stands in her season. */
export function activitySaid(id: string, lair: LairView, components: Components): ActivitySaid {
  const one = inSeason(components.get(id), lair.season);
  const left = one.left ? doing(one.left, lair.star, components) : '';
  const right = one.right ? doing(one.right, lair.star, components) : '';
  const fallback = otherwise(one.fallback, lair.star);
  const arrow = t('nw-arrow', { clockwise: String(one.clockwise) });
  const whole = [t('nw-activity', { number: one.number }), t('nw-left', { action: left }), t('nw-right', { action: right }), t('nw-else', { action: fallback }), arrow].join(' '); // prettier-ignore
  return { left, right, fallback, arrow, whole };
}

/** What a Web on a place costs; nothing where there is none. */
export function webSaid(place: string, lair: LairView | undefined, components: Components): string {
  const web = lair?.webs.find((one) => one.place === place);
  if (!lair || !web) return '';
  const toll = tollOf(lair, components, web);
  return [
    t('nw-web', { count: web.count, stays: String(web.stays) }),
    toll.closed ? t('nw-web-closed') : '',
    toll.toll ? t('nw-web-toll', { count: toll.toll }) : '',
    toll.resources ? t('nw-web-resources', { count: toll.resources }) : '',
    toll.tokens ? t('nw-web-tokens', { count: toll.tokens, foil: toll.foil }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
