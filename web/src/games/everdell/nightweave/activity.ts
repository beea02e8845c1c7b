import { at, type Drawing, figure, line, path, place } from '../../../art/draw';
import { box } from '../art/brush';
import { row } from '../art/rows';
import { between, marked, type Season, signOf } from '../art/signs';
import type { Component } from '../components';
import { bust, SILK, spider, webBody } from './figure';
import { parted } from './view';

/** Her Activity cards: a left and a right action, the default, and the arrow that decides where chance is not asked. */

const sized = (one: Drawing, w: number, h: number): Drawing => ({ box: [0, 0, w, h], body: place(one, 0, 0, w, h) });

/** Four clearings, one of them meant. */
const clearing = (which: string): Drawing => ({
  box: [0, 0, 32, 32],
  body: ['top_left', 'top_right', 'bottom_left', 'bottom_right']
    .map((one, i) => box(2 + (i % 2) * 15, 2 + Math.floor(i / 2) * 15, 13, 13, one === which ? '#8fc06a' : '#3f5a48', 4, 1))
    .join(''),
});

/** One action in signs. A place is shown as it lies on the board. */
export function actionRow(action: string, star: number, picture: (id: string) => Drawing): Drawing {
  const { does, at: where, tokens } = parted(action);
  const [kind, target = ''] = does.split(':');
  const signs: Drawing[] = [];
  if (kind === 'worker') {
    signs.push(sized(spider(), 34, 32));
    if (target === 'forest') signs.push(clearing(where));
    else if (target === 'basic' || target === 'journey') signs.push(sized(picture(where), 43, 32));
    else if (target === 'haven') signs.push(sized(picture('haven'), 43, 32));
    else if (target === 'own_city') signs.push(signOf('city'), sized(bust(), 24, 24));
    else if (target === 'open') signs.push(signOf('city'), signOf('person'));
    else signs.push(signOf('event'), between(target === 'special_event' ? '✦' : '○', 16));
  } else if (does === 'place_nightweave') signs.push(sized(bust('weaving'), 32, 32), between('→'), signOf('meadow'));
  else
    for (const one of does.split('+')) {
      if (one === 'draw') signs.push(signOf('card'));
      else if (one === 'discard') signs.push(signOf('discard'), between('→'), signOf('point'));
      else if (one === 'play_hand') signs.push(signOf('hand'), between('→'), signOf('city'));
      else if (one === 'play_meadow') signs.push(signOf('meadow'), between('→'), signOf('city'));
    }
  if (tokens) signs.push(marked('point', String(tokens === '*' ? star : tokens)));
  return row(signs);
}

/** What she does when neither action can be done: `haven+pts(*)`. A card discarded by default earns her nothing. */
export function defaultRow(text: string, star: number, picture: (id: string) => Drawing): Drawing {
  return row(
    text.split('+').flatMap((one) => {
      const tokens = /^pts\((.*)\)$/.exec(one)?.[1];
      if (tokens) return [marked('point', String(tokens === '*' ? star : tokens))];
      if (one === 'haven') return [sized(spider(), 34, 32), sized(picture('haven'), 43, 32)];
      return [signOf(one === 'draw' ? 'card' : 'discard')];
    }),
  );
}

/** The arrow of the card in play: clockwise or against it. */
export const arrow = (clockwise: boolean): Drawing => ({
  box: [0, 0, 32, 32],
  body: clockwise
    ? line('M8 22A10 10 0 1 1 24 22', '#2a1f44', 5.4) + line('M8 22A10 10 0 1 1 24 22', SILK, 3) + path('M29 19L22 29L18 18Z', SILK, 'stroke="#2a1f44" stroke-width="1.2"')
    : line('M24 22A10 10 0 1 0 8 22', '#2a1f44', 5.4) + line('M24 22A10 10 0 1 0 8 22', SILK, 3) + path('M3 19L10 29L14 18Z', SILK, 'stroke="#2a1f44" stroke-width="1.2"'),
}); // prettier-ignore

export interface Activity {
  left: string;
  right: string;
  fallback: string;
  clockwise: boolean;
  number: string;
}

/** A card of her deck as it stands in a season. */
export function inSeason(one: Component, season: Season): Activity {
  const [left = '', right = ''] = one[season] ?? [];
  return {
    left,
    right,
    fallback: one.default ?? '',
    clockwise: one.arrow !== 'ccw',
    number: one.id.split('_').at(-1)?.replace(/^0/, '') ?? '',
  };
}

/** A whole card, 180 by 120, as it is turned up. */
export function activityCard(one: Activity, star: number, picture: (id: string) => Drawing): Drawing {
  const half = (action: string, x: number): string =>
    box(x, 24, 80, 50, '#f3ecdc', 7, 1.2) + (action ? place(actionRow(action, star, picture), x + 6, 32, 68, 34) : '');
  return {
    box: [0, 0, 180, 120],
    body:
      `<rect width="180" height="120" rx="12" fill="#342752" stroke="#1c1226" stroke-width="2.400"/>` +
      `<g opacity=".22">${place({ box: [0, 0, 100, 100], body: webBody() }, 122, 62, 54, 54)}</g>` +
      figure(22, 18, 14, one.number, SILK) +
      place(arrow(one.clockwise), 146, 1, 24, 22) +
      half(one.left, 7) +
      half(one.right, 93) +
      line('M12 81H168', SILK, 0.8, 'stroke-dasharray="2 3"') +
      box(48, 86, 84, 28, '#d9d0e4', 7, 1) +
      place(defaultRow(one.fallback, star, picture), 52, 89, 76, 22),
  };
}

/** The back of a card of hers, and of what lies face down. */
export const lairBack = (): Drawing => ({
  box: [0, 0, 100, 140],
  body:
    `<rect width="100" height="140" rx="9" fill="${SILK}"/><rect x="4" y="4" width="92" height="132" rx="7" fill="#342752"/>` +
    place({ box: [0, 0, 100, 100], body: webBody(1.2) }, 6, 26, 88, 88) +
    at(50, 70, place(bust(), -20, -20, 40, 40)),
});
