import { darker, lighter } from '../../../art/colour';
import { at, type Drawing, figure, line, oval, path, upTo } from '../../../art/draw';
import { ball, body, box, INK, limb, rim } from './brush';

/** The signs of Everdell, each on a square of 32: goods, cards, colours, kinds. Shape tells them apart as well as colour. */

export const SIZE = 32;
const sign = (body: string, width = SIZE): Drawing => ({ box: [0, 0, width, SIZE], body });

export type Good = 'twig' | 'resin' | 'pebble' | 'berry' | 'point' | 'any';
export type Colour = 'tan' | 'green' | 'red' | 'blue' | 'purple';
export const RESOURCES = ['twig', 'resin', 'pebble', 'berry'] as const;

export const COLOUR: Record<Colour, string> = { tan: '#b9935a', green: '#5c8f3f', red: '#b5453a', blue: '#4378a6', purple: '#83559f' };

const leaf = (x: number, y: number, k: number, turn: number, colour = '#7fae45'): string =>
  at(x, y, path('M0 0C-6 -5 -6 -11 0 -16C6 -11 6 -5 0 0Z', colour, rim(colour, 1)) + line('M0 -2V-12', darker(colour, 0.3), 0.9), k, turn);

const GOOD: Record<Good, string> = {
  twig: limb('M6 27L25 7M15 18L13 9M19 13L27 15', '#9a6a38', 4) + line('M8 24L23 8.500', '#c9985c', 1.3) + leaf(26, 7, 0.55, 40),
  resin:
    body('M16 2.500C22 11 27 16 27 21.500A11 9 0 0 1 5 21.500C5 16 10 11 16 2.500Z', '#f0a128', 1.6) + path('M10 20C10 16 12 13 15 10C14 15 13 18 14 24Q10 23.500 10 20Z', '#fff0c0', 'opacity=".8"') + oval(19, 22, 2.6, 2, '#b3651a', 'opacity=".6"'),
  pebble: body('M4 21C3 12 10 6 18 7S30 14 28.500 22Q26 28 16 28T4 21Z', '#a6b0b6', 1.6) + path('M9 14Q13 9 19 10Q15 13 13 17Z', '#fff', 'opacity=".65"') + line('M17 20Q22 21 25 18', '#7d878d', 1.4),
  berry: [[10, 19], [22, 19], [16, 12], [16, 24]].map(([x, y]) => ball(x!, y!, 6.3, 6.3, '#7b3fa0', 1.3)).join('') + leaf(15, 9, 0.62, -42) + leaf(18, 9, 0.62, 40) + line('M16 9V4', '#4f7a34', 2),
  point: body('M16 2.500L20 11.500L29.500 12.500L22.500 19L24.500 28.500L16 23.500L7.500 28.500L9.500 19L2.500 12.500L12 11.500Z', '#f2c33c', 1.6),
  any: oval(16, 16, 13, 13, '#f8efd4', rim('#b9935a', 1.6)) + path('M16 16V4.500A11.500 11.500 0 0 1 27.500 16Z', '#9a6a38') + path('M16 16H27.500A11.500 11.500 0 0 1 16 27.500Z', '#f0a128') + path('M16 16V27.500A11.500 11.500 0 0 1 4.500 16Z', '#a6b0b6') + path('M16 16H4.500A11.500 11.500 0 0 1 16 4.500Z', '#7b3fa0') + oval(16, 16, 4.6, 4.6, '#f8efd4'),
}; // prettier-ignore

const PAPER = '#f7ecd0';
const card = (inside: string): string =>
  box(6, 2, 20, 28, PAPER, 3, 1.4) + `<rect x="8.500" y="4.500" width="15" height="23" rx="1.500" fill="#46705a"/>` + inside;
const TREE = at(16, 16, path('M-1.500 8V2H1.500V8Z', '#e6cf95') + oval(0, -2, 5.5, 5.5, '#e6cf95'));
const cross = line('M9 9L23 23M23 9L9 23', '#8a1f1a', 5) + line('M9 9L23 23M23 9L9 23', '#f07a5c', 2.8);
const arrow = (d: string, head: string, colour: string): string =>
  line(d, darker(colour, 0.45), 5) + line(d, colour, 3) + path(head, colour, rim(colour, 1));

/** Each colour's own sign: a foot on the road, a sheaf, a door, a seal, a crown. */
const EMBLEM: Record<Colour, string> = {
  tan: oval(0, 3.4, 4.2, 3.6, '#fff') + [[-5, -1.4], [-1.900, -4.600], [1.900, -4.600], [5, -1.400]].map(([x, y]) => oval(x!, y!, 1.5, 1.9, '#fff')).join(''),
  green: path('M0 7C-6 2 -6 -4 0 -8C6 -4 6 2 0 7Z', '#fff') + line('M0 7V-3M0 3L-3 0M0 0L3 -3', '#4a7a30', 1.2),
  red: path('M-5 7V-2A5 5 0 0 1 5 -2V7Z', '#fff') + oval(2.4, 2, 1, 1, '#b5453a'),
  blue: path('M0 -8L7 -5V0Q6 6 0 8Q-6 6 -7 0V-5Z', '#fff') + oval(0, 0, 2.4, 2.4, '#4378a6'),
  purple: path('M-7 5L-8 -5L-3.500 -1L0 -7L3.500 -1L8 -5L7 5Z', '#fff'),
}; // prettier-ignore

export const colourBody = (colour: Colour): string =>
  oval(16, 16, 13.5, 13.5, COLOUR[colour], rim(COLOUR[colour], 1.8)) +
  oval(16, 16, 13.5, 13.5, 'url(#fr-soft)', 'opacity=".6"') +
  at(16, 16, EMBLEM[colour], 1.15);

const paw = (colour: string): string => ball(16, 20, 7.5, 6.5, colour, 1.3) + [[6.500, 13.500], [12.500, 7.500], [19.500, 7.500], [25.500, 13.500]].map(([x, y]) => ball(x!, y!, 3, 3.8, colour, 1.1)).join(''); // prettier-ignore
const house = (colour: string): string =>
  body('M7 28V15H25V28Z', '#e8d3a4') + body('M3 16L16 4L29 16Z', colour) + path('M13 28V22A3 3 0 0 1 19 22V28Z', '#6a4426');
const peg = (colour: string): string =>
  body('M7 29C7 20 10 18 12 16C8 14 8 4 16 4S24 14 20 16C22 18 25 20 25 29Q16 31.500 7 29Z', colour, 1.5);

export const SIGNS: Record<string, string> = {
  ...GOOD,
  card: card(TREE),
  meadow: card(at(16, 16, upTo(6).map((i) => at(0, 0, oval(0, -5, 2.6, 3.8, '#f6c0cf'), 1, i * 60)).join('') + oval(0, 0, 2.6, 2.6, '#f4d35e'))),
  discard: card(TREE) + at(2, 2, cross, 0.88),
  play: card(TREE) + at(16, 16, arrow('M0 -10V4', 'M-6 2L0 11L6 2Z', '#ffd24a')),
  reveal: card('') + at(16, 16, path('M-9 0Q0 -8 9 0Q0 8 -9 0Z', '#fff', rim('#46705a', 1)) + oval(0, 0, 3, 3, INK)),
  beneath: at(-3, 2, card('')) + at(3, -1, card(TREE)),
  critter: paw('#b5763a'),
  construction: house('#b5453a'),
  common: at(16, 16, ball(-5, 2, 6, 7, '#c9843c', 1.2) + path('M-11.500 -1C-11 -7 1 -7 1.500 -1Q-5 2 -11.500 -1Z', '#7a5026') + ball(6, 3, 6, 7, '#c9843c', 1.2) + path('M-.500 0C0 -6 12 -6 12.500 0Q6 3 -.500 0Z', '#7a5026')),
  unique: at(16, 17, ball(0, 2, 8, 9, '#e3b644', 1.4) + path('M-9 -1C-8 -9 8 -9 9 -1Q0 3 -9 -1Z', '#8a5a20', rim('#8a5a20', 1)) + line('M0 -7V-12', '#8a5a20', 2.6)),
  worker: peg('#c99a5c'),
  recall: peg('#c99a5c') + at(23, 10, arrow('M6 6Q4 -4 -6 -2', 'M-5 -7L-11 -1L-4 3Z', '#4f8a44'), 0.9),
  move: peg('#c99a5c') + at(22, 24, arrow('M-12 0H2', 'M1 -5L9 0L1 5Z', '#4f8a44'), 0.9),
  city: at(-5, 4, house('#83559f'), 0.72) + at(9, 8, house('#b5453a'), 0.72),
  location: limb('M16 30V4', '#8a5f34', 3) + body('M7 6H24L29 10.500L24 15H7Z', '#e0bd88', 1.2) + body('M25 17H9L4 21L9 25H25Z', '#d2a86a', 1.2),
  event: body('M6 4H26V26L16 21L6 26Z', '#b5453a', 1.4) + at(6.500, 3.500, GOOD.point, 0.6),
  occupied: oval(16, 16, 12, 12, '#6a4426', rim('#6a4426', 1.6)) + at(16, 17, path('M-7 6V-2L0 -8L7 -2V6Z', '#f7ecd0') + path('M-2.500 6V1H2.500V6Z', '#6a4426')),
  again: line('M25 12A10.500 10.500 0 1 0 26.500 18', darker('#5c8f3f', 0.4), 5) + line('M25 12A10.500 10.500 0 1 0 26.500 18', '#7fae45', 3) + path('M29 5V14H20Z', '#7fae45', rim('#7fae45', 1)),
  rival: peg('#4a4654'),
  person: ball(16, 10, 6.5, 6.5, '#e0bd88', 1.3) + body('M4 29C4 20 9 17 16 17S28 20 28 29Z', '#6f8f9a', 1.3),
  keep: body('M3 16H29L26 28H6Z', '#c9985c', 1.3) + line('M4 20H28', '#7a5026', 1.2) + at(16, 9, arrow('M0 -7V2', 'M-5 1L0 8L5 1Z', '#ffd24a'), 0.9),
  text: box(5, 4, 22, 24, PAPER, 2, 1.3) + line('M9 10H23M9 15H23M9 20H18', '#8a744a', 1.8),
  passed: oval(16, 16, 14, 14, '#33405e', rim('#33405e', 1.8)) + path('M20 6A10.500 10.500 0 1 0 26 20A9 9 0 0 1 20 6Z', '#f6e7b0') + oval(24, 10, 1.3, 1.3, '#fff') + oval(27, 15, 1, 1, '#fff'),
  hand: at(16, 28, [-18, 0, 18].map((turn) => `<g transform="rotate(${turn})">${box(-7, -24, 14, 20, PAPER, 2, 1.2)}<rect x="-5" y="-22" width="10" height="16" rx="1" fill="#46705a"/></g>`).join('')),
}; // prettier-ignore
for (const colour of Object.keys(COLOUR) as Colour[]) SIGNS[colour] = colourBody(colour);

/** A sign by its name; one that is not known is a written page. */
export const signOf = (name: string): Drawing => sign(SIGNS[name] ?? SIGNS['text']!);

export const numeral = (x: number, text: string, size = 19): string =>
  figure(x, 16 + size * 0.34, size, text, '#fffaf0', `stroke="${INK}" stroke-width="3" paint-order="stroke" stroke-linejoin="round"`);

/** So many of a good, on one square: the sign and its number. */
export const amount = (name: string, count: number): Drawing =>
  sign((SIGNS[name] ?? SIGNS['text']!) + (count === 1 ? '' : at(6, 6, numeral(16, String(count)))));

/** Points of a card, on a golden leaf; what is below nothing is dark. */
export const worth = (points: number): Drawing => {
  const colour = points < 0 ? '#6a5a6a' : '#eab93a';
  return sign(
    body('M16 1.500C25 5 30 12 28.500 20C27 27 22 30.500 16 30.500S5 27 3.500 20C2 12 7 5 16 1.500Z', colour, 1.6) +
      figure(16, 23.5, 20, String(points).replace('-', '−'), points < 0 ? '#fff' : '#3a2408'),
  );
};

/** A word or figure between signs. */
export const between = (text: string, size = 20): Drawing => {
  const width = Math.max(8, text.length * size * 0.52);
  return { box: [0, 0, width, SIZE], body: figure(width / 2, 16 + size * 0.34, size, text, 'currentColor') };
};

/** A sign and what is written beside it: so many, at most, fewer. */
export const marked = (name: string, mark: string): Drawing => {
  const text = between(mark, 22);
  return {
    box: [0, 0, SIZE + (mark ? text.box[2] : 0), SIZE],
    body: (SIGNS[name] ?? SIGNS['text']!) + (mark ? at(SIZE, 0, text.body) : ''),
  };
};

/** The signs of the seasons: a snowflake, a blossom, the sun, a leaf that falls. */
export type Season = 'winter' | 'spring' | 'summer' | 'autumn';
export const SEASONS: readonly Season[] = ['winter', 'spring', 'summer', 'autumn'];
export const SEASON_COLOUR: Record<Season, string> = { winter: '#8fb8d0', spring: '#e58aa4', summer: '#e0b23a', autumn: '#cf6f2c' };
const SEASON: Record<Season, string> = {
  winter: upTo(6).map((i) => at(0, 0, line('M0 0V-9M-2.500 -7.500L0 -5L2.500 -7.500', '#fff', 1.8), 1, i * 60)).join(''),
  spring: upTo(5).map((i) => at(0, 0, oval(0, -5.2, 3, 4.2, '#fff'), 1, i * 72)).join('') + oval(0, 0, 2.4, 2.4, '#f4d35e'),
  summer: upTo(8).map((i) => at(0, 0, path('M-1.800 -6.500L0 -11L1.800 -6.500Z', '#fff'), 1, i * 45)).join('') + oval(0, 0, 5.2, 5.2, '#fff'),
  autumn: path('M0 9C-2 6 -8 6 -8 0C-5 0 -7 -5 -5 -6C-3 -4 -2 -7 0 -10C2 -7 3 -4 5 -6C7 -5 5 0 8 0C8 6 2 6 0 9Z', '#fff') + line('M0 11V-3', '#cf6f2c', 1.2),
}; // prettier-ignore
export const season = (which: Season): Drawing => {
  const c = SEASON_COLOUR[which];
  return sign(
    oval(16, 16, 14, 14, c, rim(c, 1.8)) + oval(16, 16, 14, 14, 'url(#fr-soft)', 'opacity=".5"') + at(16, 16, SEASON[which], 1.05),
  );
};

export const paleOf = (colour: Colour): string => lighter(COLOUR[colour], 0.72);
