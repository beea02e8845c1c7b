import type { Drawing } from '../../art';
import { t } from '../../lib/i18n';
import type { LogLine, Option, View } from '../../lib/protocol';
import { componentIn } from '../../table/choices';
import type { GameTable } from '../../table/scenes';
import { effectRow, goodsRow, season, type Season, signOf } from './art';
import { Components } from './components';
import Explanation from './Explanation.svelte';
import { foreseen } from './foresight';
import { askedAbout, placesOf } from './places';
import Scene from './Scene.svelte';
import { staging } from './staging';
import { asEverdell } from './view';

/** The card, place or Event a line of the log speaks of, or what came of it. */
function pictureOf(line: LogLine, components: Components): Drawing | null {
  const { card, what, event, good } = line.facts;
  const thing = [card, what, event].find((one): one is string => typeof one === 'string' && components.has(one));
  if (thing) return components.picture(thing);
  if (typeof good === 'string') return signOf(good);
  if (line.kind === 'prepared') return season(String(line.facts['season']) as Season);
  const sign = SIGN_OF[line.kind];
  return sign ? signOf(sign) : null;
}
const SIGN_OF: Readonly<Record<string, string>> = {
  drew: 'card',
  discarded: 'discard',
  recalled: 'recall',
  production: 'green',
  paid: 'any',
};

/** What a prompt is about: `basic:three_twigs`, `event:tax_relief`, `haven`, or a card that asks: `city:0:5`. It may lie in
 *  the city of somebody else, where it is small. */
function sourceOf(source: string, components: Components, view: View): { id: string; name: string; picture: Drawing | null } | null {
  const [kind, seat, number] = source.split(':');
  const city = kind === 'city' ? asEverdell(view).players[Number(seat)]?.city : undefined;
  const id = city?.find((one) => one.n === Number(number))?.card ?? source.split(':').at(-1) ?? '';
  return components.has(id) ? { id, name: components.name(id), picture: components.picture(id) } : null;
}

/** One side of an effect, or what is paid, in signs; else the card it speaks of. */
function drawOption(option: Option, components: Components): Drawing | null {
  const [, side] = /^choose (.*)$/s.exec(option.name) ?? [];
  if (side) return effectRow(side);
  const paid = Object.entries(foreseen(option)).map(([good, count]) => [good, Math.abs(count)] as const);
  if (paid.length) return goodsRow(Object.fromEntries(paid));
  const card = componentIn(option);
  return card && components.has(card) ? components.picture(card) : null;
}

const table: GameTable<Components> = {
  Scene,
  Explanation,
  components: (list) => new Components(list),
  staging,
  placesOf,
  pictureOf,
  askedAbout,
  drawOption,
  sourceOf,
  moment(view) {
    const { players, seat, active } = asEverdell(view);
    return t('ev-season', { season: players[seat >= 0 ? seat : active]?.season ?? 'winter' });
  },
  hides: true,
  standing: null,
  keys: [],
};

/** Each game has its own kind of components, which only it looks into. */
export const game = table as unknown as GameTable;
