import { darker, lighter, mix } from '../../../art/colour';
import { at, type Drawing, line, n, oval, path, place, upTo } from '../../../art/draw';
import type { Effect } from './effect';
import { effectRow } from './effectrow';
import { GIFT_COLOUR, GIFT_POINTS, type GiftColour } from './gifts';
import { PLAYER_COLOUR } from '../../../art/players';
import { leafToken, rune } from './tokens';

/** Backs of cards, action tiles, fields of the favour track. */

export type Back = 'hero' | 'start' | 'gift' | 'solo' | 'supply';
const W = 100;
const H = 140;

const shroom = (k: number): string =>
  path('M-3 0C-2 6 -5 10 -5 13Q0 15 5 13C5 10 2 6 3 0Z', '#f2e6cf') +
  path(`M-12 1C-12 -14 12 -14 12 1Q0 5 -12 1Z`, k ? '#f0dcb4' : '#cf2a1c') +
  (k ? '' : oval(-4, -5, 2, 1.6, '#fff') + oval(4, -4, 1.8, 1.4, '#fff'));

const giftStar = (x: number, y: number, points: number, colour: string): string =>
  at(
    x,
    y,
    upTo(points)
      .map((i) => at(0, 0, path('M-5 -7L0 -18L5 -7Z', colour), 1, (i * 360) / points))
      .join('') + oval(0, 0, 8.5, 8.5, colour),
  );

/** A ring of mushrooms under the moon: the back of every card, in the colour of its pile. */
export function cardBack(kind: Back, o: { seat?: number; colour?: GiftColour } = {}): Drawing {
  const base =
    kind === 'start' && o.seat !== undefined
      ? mix(PLAYER_COLOUR[((o.seat % 4) + 4) % 4]!, '#16241c', 0.45)
      : kind === 'gift'
        ? mix(GIFT_COLOUR[o.colour ?? 'start'], '#1c1826', 0.35)
        : kind === 'solo'
          ? '#4a3d27'
          : kind === 'supply'
            ? '#2f5f7d'
            : '#24493a';
  const trim = '#e6cf95';
  const ring = upTo(9)
    .map((i) => {
      const a = (i / 9) * 6.283 - 1.57;
      return at(50 + 29 * Math.cos(a), 72 + 29 * Math.sin(a), shroom(i), 0.42, (a * 180) / Math.PI + 90);
    })
    .join('');
  const middle =
    kind === 'start' && o.seat !== undefined
      ? place(rune(o.seat, trim), 34, 56, 32, 32)
      : kind === 'gift'
        ? giftStar(50, 72, GIFT_POINTS[o.colour ?? 'start'] || 4, trim)
        : kind === 'solo'
          ? at(50, 72, oval(-6, -3, 3.4, 4.2, trim) + oval(6, -3, 3.4, 4.2, trim) + line('M-8 9Q0 14 8 9M0 -16V-8', trim, 2.4))
          : kind === 'supply'
            ? at(50, 71, path('M0 -15C6 -6 11 -1 11 5A11 11 0 0 1 -11 5C-11 -1 -6 -6 0 -15Z', trim))
            : at(50, 72, path('M4 -13A13 13 0 1 0 13 6A11 11 0 0 1 4 -13Z', trim));
  const corner = line('M14 30V14H30M14 24Q24 24 24 14', trim, 1.6);
  const corners = [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ]
    .map(([x, y]) => `<g transform="translate(${x! < 0 ? W : 0} ${y! < 0 ? H : 0}) scale(${x} ${y})">${corner}</g>`)
    .join('');
  const stars = [
    [22, 46],
    [78, 40],
    [30, 112],
    [72, 116],
    [50, 26],
    [50, 122],
    [18, 84],
    [83, 88],
  ]
    .map(([x, y], i) => oval(x!, y!, i % 2 ? 1.2 : 1.8, i % 2 ? 1.2 : 1.8, trim, 'opacity=".75"'))
    .join('');
  return {
    box: [0, 0, W, H],
    body:
      `<rect width="${W}" height="${H}" rx="9" fill="#f3e6c6"/><rect x="4" y="4" width="${W - 8}" height="${H - 8}" rx="7" fill="${base}" stroke="${darker(base, 0.4)}"/><rect x="4" y="4" width="${W - 8}" height="${H - 8}" rx="7" fill="url(#fr-soft)" opacity=".5"/>` +
      `<rect x="9" y="9" width="${W - 18}" height="${H - 18}" rx="5" fill="none" stroke="${trim}" stroke-width="1.200" opacity=".8"/>${corners}${stars}` +
      oval(50, 72, 41, 41, lighter(base, 0.1), `stroke="${trim}" stroke-width="1.200" opacity=".55"`) +
      ring +
      middle,
  };
}

/** An action tile of wood: its letter, what it costs and what it does. */
export function actionTile(id: string, cost: number, effect: Effect | null | undefined, used = false): Drawing {
  const wood = used ? '#8f877a' : '#c9985c';
  const grain = line('M6 22Q40 16 94 23M6 46Q50 40 94 48M6 68Q44 62 94 70', darker(wood, 0.3), 1.4, 'opacity=".4"');
  const what = effectRow(effect);
  return {
    box: [0, 0, 100, 84],
    body:
      `<g${used ? ' opacity=".6"' : ''} color="#33261a"><rect x="2" y="2" width="96" height="80" rx="13" fill="${wood}" stroke="${darker(wood, 0.55)}" stroke-width="3"/>${grain}<rect x="2" y="2" width="96" height="80" rx="13" fill="url(#fr-field)"/><rect x="7" y="32" width="86" height="44" rx="9" fill="#f6ead0" stroke="${darker(wood, 0.4)}" stroke-width="1.500"/>` +
      place(what, 11, 35, 78, 38) +
      `<text x="14" y="25" font-family="Alegreya, serif" font-weight="700" font-size="24" fill="#3b2410">${id}</text>` +
      place(leafToken(cost), 60, 0, 38, 38) +
      '</g>',
  };
}

export type FavourField = 'start' | 'none' | GiftColour;

/** A step of the favour track: a flat stone, with gem-shaped signs where a gift may be bought. */
export function favourField(kind: FavourField, index?: number): Drawing {
  const c = kind === 'none' ? '#b7a98c' : GIFT_COLOUR[kind];
  const stone = 'M6 24C4 10 18 3 32 4C48 4 59 11 58 24C58 36 46 42 31 42C16 42 7 36 6 24Z';
  const points = kind === 'none' ? 0 : GIFT_POINTS[kind];
  const gem = points
    ? at(
        32,
        23,
        upTo(points)
          .map((i) => at(0, 0, path('M-4 -6L0 -13L4 -6Z', '#fff8e0'), 1, (i * 360) / points))
          .join('') + oval(0, 0, 7, 7, lighter(c, 0.15), 'stroke="#fff8e0" stroke-width="1.500"'),
      )
    : '';
  const start = kind === 'start' ? line('M22 23H40M33.500 16.500L40.500 23L33.500 29.500', '#fff8e0', 3.6) : '';
  const number =
    kind === 'none' && index !== undefined
      ? `<text x="32" y="29" text-anchor="middle" font-family="Alegreya, serif" font-weight="700" font-size="17" fill="#4a3823">${n(index)}</text>`
      : '';
  return {
    box: [2, 1, 60, 46],
    body:
      oval(32, 40, 25, 5, '#0b120c', 'opacity=".3"') +
      path(stone, c, `stroke="${darker(c, 0.5)}" stroke-width="1.800"`) +
      path(stone, 'url(#fr-lit)', 'opacity=".8"') +
      gem +
      start +
      number,
  };
}
