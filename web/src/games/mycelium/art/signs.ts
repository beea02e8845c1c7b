import { at, type Drawing, line, n, oval, path, pt } from '../../../art/draw';
import { darker, lighter } from '../../../art/colour';

/** The small signs of Mycelium. Every colour has a sign of its own, so that nobody needs colours to tell them apart. */

export const COLOURS = ['red', 'green', 'brown', 'yellow', 'black'] as const;
export type Colour = (typeof COLOURS)[number];
export type Wind = 'O' | 'U' | 'A';

export const TINT: Record<Colour, string> = {
  red: '#c4513f',
  green: '#5f8f46',
  brown: '#8d6747',
  yellow: '#d9a93a',
  black: '#3b3844',
};

const SIGN: Record<Colour, (c: string) => string> = {
  // two berries on a twig
  red: (c) => line('M0 -9Q-1 -3 -4 1M0 -9Q3 -4 4.500 2', darker(c, 0.4), 1.6) + oval(-4.4, 4, 4.2, 4.2, c) + oval(4.6, 5, 4.2, 4.2, c),
  // a leaf
  green: (c) => path('M0 -10C8 -5 8 5 0 10C-8 5 -8 -5 0 -10Z', c) + line('M0 -7V12', darker(c, 0.4), 1.4),
  // an acorn
  brown: (c) =>
    path('M-6 -1H6C6 6 3 9 0 11C-3 9 -6 6 -6 -1Z', c) +
    path('M-8 -1Q-8 -7 0 -7Q8 -7 8 -1Z', darker(c, 0.35)) +
    line('M0 -7V-11', darker(c, 0.4), 1.8),
  // a blossom
  yellow: (c) =>
    [0, 72, 144, 216, 288].map((turn) => at(0, 0, oval(0, -6.2, 3.6, 4.6, c), 1, turn)).join('') + oval(0, 0, 3, 3, darker(c, 0.4)),
  // a moon
  black: (c) => path('M4 -10A10 10 0 1 0 9 5A8 8 0 1 1 4 -10Z', c),
};

/** The sign of a colour: dark on light ground, light on the black one. */
export const signBody = (colour: Colour, ink?: string): string =>
  SIGN[colour](ink ?? (colour === 'black' ? '#e9e4f4' : darker(TINT[colour], 0.25)));

/** A spore of a colour as costs show it: a cube with the sign on it; `paid` ones are ticked off. */
export function pip(colour: Colour, paid = false): Drawing {
  const c = TINT[colour];
  return {
    box: [-13, -13, 26, 26],
    body:
      `<rect x="-11" y="-11" width="22" height="22" rx="5" fill="${lighter(c, colour === 'black' ? 0.1 : 0.55)}" stroke="${darker(c, 0.3)}" stroke-width="2"/>` +
      at(0, -0.5, signBody(colour), 0.78) +
      (paid ? line('M-8 1L-2 8L10 -8', '#fff', 5) + line('M-8 1L-2 8L10 -8', '#2c6b2f', 3) : ''),
  };
}

/** A blank square of an automa card: a spore of any colour. */
const blank =
  '<rect x="-11" y="-11" width="22" height="22" rx="5" fill="#fffdf4" stroke="#8a7a5a" stroke-width="2" stroke-dasharray="4 3"/>';

/** A cost as a row of pips, blank squares last; the first `paid` of each colour are ticked off. */
export function costRow(
  cost: Readonly<Partial<Record<Colour | 'any', number>>>,
  paid: Readonly<Partial<Record<Colour, number>>> = {},
): Drawing {
  const all = [
    ...COLOURS.flatMap((colour) => Array.from({ length: cost[colour] ?? 0 }, (_, i) => pip(colour, i < (paid[colour] ?? 0)).body)),
    ...Array.from({ length: cost.any ?? 0 }, () => blank),
  ];
  return { box: [0, 0, Math.max(26, all.length * 26), 26], body: all.map((one, i) => at(13 + i * 26, 13, one)).join('') };
}

const WINDS: Record<Wind, string> = {
  O: '<circle r="6" fill="none" stroke="currentColor" stroke-width="3.200"/>',
  U: '<path d="M-5.500 -6V1A5.500 5.500 0 0 0 5.500 1V-6" fill="none" stroke="currentColor" stroke-width="3.200" stroke-linecap="round"/>',
  A: '<path d="M-6 6L0 -6.500L6 6" fill="none" stroke="currentColor" stroke-width="3.200" stroke-linecap="round" stroke-linejoin="round"/>',
};

/** A sign of the wind, in the colour of the text around it. */
export const windBody = (wind: Wind): string => WINDS[wind];

/** A face of the wind die. */
export const windDie = (wind: Wind): Drawing => ({
  box: [-20, -20, 40, 40],
  body: `<g color="#2f3b4c"><rect x="-17" y="-17" width="34" height="34" rx="7" fill="#eef3f8" stroke="#5d7288" stroke-width="2"/>${at(0, 0, WINDS[wind], 1.5)}</g>`,
});

/** Points in their yellow diamond. */
export const points = (value: number): Drawing => ({
  box: [-16, -16, 32, 32],
  body:
    path('M0 -15L15 0L0 15L-15 0Z', '#f3c53c', 'stroke="#8a6414" stroke-width="1.800"') +
    `<text text-anchor="middle" y="6.300" font-size="${value > 9 ? 18 : 19}" font-weight="700" fill="#3a2a08">${value}</text>`,
});

/** How many spores it spreads: a puff with a number. */
export const spread = (value: number | string): Drawing => ({
  box: [-18.5, -15, 37, 30],
  body:
    [
      [-13, 2],
      [-7, -8],
      [5, -10],
      [14, -2],
      [9, 8],
      [-6, 9],
    ]
      .map(([x, y]) => oval(x!, y!, 4, 4, '#cdbfe6'))
      .join('') +
    oval(0, 0, 12.5, 12.5, '#7d68a8') +
    `<text text-anchor="middle" y="7.600" font-size="22" font-weight="700" fill="#fff">${value}</text>`,
});

/** An insect token: a beetle. */
export function insectBody(): string {
  const legs = [-5, 0, 5].map((y) => line(`M-11 ${n(y - 2)}L-6 ${n(y)}M11 ${n(y - 2)}L6 ${n(y)}`, '#2b2320', 1.6)).join('');
  return (
    legs +
    oval(0, 1, 7.5, 9.5, '#2d6f7c', 'stroke="#173c44" stroke-width="1.200"') +
    line('M0 -8V10', '#173c44', 1.2) +
    oval(-3, -3, 2, 2.6, '#7fc8d2') +
    oval(0, -9.5, 4, 3.2, '#2b2320') +
    line(`M-2 -12Q-4 -15 -6 -15M2 -12Q4 -15 6 -15`, '#2b2320', 1.2)
  );
}
export const insect = (): Drawing => ({
  box: [-16, -17, 32, 33],
  body: oval(0, 0, 15, 15, '#f2e7c8', 'stroke="#a98a4e" stroke-width="1.500"') + at(0, 1, insectBody(), 0.86),
});

/** The end token: a leaf in its last colours. */
export const endToken = (value: number): Drawing => ({
  box: [-16, -16, 32, 32],
  body:
    path(`M0 -15Q13 -8 13 3Q10 14 0 15Q-10 14 -13 3Q-13 -8 0 -15Z`, '#b8632c', 'stroke="#6d3513" stroke-width="1.500"') +
    `<text text-anchor="middle" y="6" font-size="15" font-weight="700" fill="#fff3dc">${value}</text>`,
});

export type Action = 'move' | 'explore' | 'spore' | 'fruit' | 'decay' | 'discover';
export const ACTIONS: readonly Action[] = ['move', 'explore', 'spore', 'fruit', 'decay', 'discover'];

const triangle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  path(`M${pt(x, y - r)}L${pt(x + r * 0.87, y + r / 2)}L${pt(x - r * 0.87, y + r / 2)}Z`, fill, more);

const ACTION: Record<Action, string> = {
  move: line('M-9 5Q-2 -8 8 -2', '#4a3b2a', 2.6) + path('M4 -7L11 -2L3 3Z', '#4a3b2a') + oval(-9, 6, 3, 3, '#4a3b2a'),
  explore:
    triangle(0, 1, 10, 'none', 'stroke="#4a3b2a" stroke-width="2.200" stroke-dasharray="4 3"') +
    line('M0 -3V6M-4.500 1.500H4.500', '#4a3b2a', 2.2),
  spore:
    oval(0, 6, 4, 4, '#7d68a8') +
    [
      [-7, -1],
      [-2, -7],
      [5, -6],
      [9, 1],
    ]
      .map(([x, y]) => oval(x!, y!, 2.6, 2.6, '#7d68a8'))
      .join(''),
  fruit: path('M-9 0Q-8 -9 0 -9Q8 -9 9 0Z', '#b8402f') + path('M-3 0H3L4 9H-4Z', '#f2e6cf', 'stroke="#8a7450" stroke-width="1"'),
  decay: path('M-9 2Q-8 -5 0 -5Q6 -5 9 2Z', '#7d6a58') + path('M-2 2H3L6 9H0Z', '#b8a888') + line('M-8 9H9', '#5a4a3a', 2),
  discover:
    '<rect x="-7" y="-9" width="14" height="18" rx="2.500" fill="#fdf6e3" stroke="#6b5836" stroke-width="1.800"/>' +
    oval(0, -2, 4, 3, '#b8402f') +
    line('M0 0V5', '#8a7450', 2),
};

const note = (text: string): string =>
  oval(text.length > 1 ? 5.5 : 7, 7, text.length > 1 ? 9 : 7.5, 7.5, '#5a4a7a') +
  `<text x="${text.length > 1 ? 5.5 : 7}" y="11" text-anchor="middle" font-size="12" font-weight="700" fill="#fff">${text}</text>`;
const BONUS: Record<string, string> = {
  mother_moves_up_to_three: at(-2, -2, ACTION.move, 0.8) + note('3'),
  mother_spreads_three: at(-2, -3, ACTION.spore, 0.8) + note('3'),
  repeat_an_action: at(-2, -2, ACTION.move, 0.55) + note('×2'),
  discover_two_keep_one: at(-3, -2, ACTION.discover, 0.75) + note('2'),
  reroll_the_wind: `<g color="#2f3b4c">${at(-3, -3, WINDS.O, 0.9)}</g>` + note('↻'),
};

/** What a decayed mushroom brings its player from now on, as a sign; null for what lasts in no such way. */
export const bonus = (effect: string): Drawing | null =>
  BONUS[effect] === undefined
    ? null
    : { box: [-14, -14, 29, 29], body: oval(0, 0, 13, 13, '#efe9f8', 'stroke="#5a4a7a" stroke-width="1.500"') + BONUS[effect] };

/** So many cards lie under a board: their lower edges look out. */
export const underneath = (count: number): Drawing => ({
  box: [-12, -9, 24, 19],
  body:
    '<rect x="-7" y="-8" width="18" height="14" rx="3" fill="#8f7fb4" stroke="#3d3157" stroke-width="1.200"/>' +
    '<rect x="-11" y="-5" width="18" height="14" rx="3" fill="#5a4a7a" stroke="#3d3157" stroke-width="1.200"/>' +
    `<text x="-2" y="6.300" text-anchor="middle" font-size="12" font-weight="700" fill="#fff">${count}</text>`,
});

/** One of the six actions; done ones are crossed with a tick. */
export const action = (kind: Action, done = false): Drawing => ({
  box: [-13, -13, 26, 26],
  body:
    oval(0, 0, 12.5, 12.5, done ? '#cfe3bf' : '#f6ecd2', 'stroke="#a98a4e" stroke-width="1.200"') +
    at(0, 0, ACTION[kind], 0.86) +
    (done ? line('M-6 2L-1 8L9 -7', '#fff', 5) + line('M-6 2L-1 8L9 -7', '#2c6b2f', 2.8) : ''),
});
