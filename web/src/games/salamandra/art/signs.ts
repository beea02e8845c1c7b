import { darker, lighter } from '../../../art/colour';
import { at, type Drawing, figure, line, oval, path, upTo } from '../../../art/draw';

/** The signs of Salamandra: goods, points, cards and tools, each on a square of 32. They are printed in rows on fields,
 *  groves and cards; shape tells them apart as well as colour. */

export const SIZE = 32;
const sign = (body: string, width = SIZE): Drawing => ({ box: [0, 0, width, SIZE], body });

const INK = '#2f2116';
const rim = (colour: string, width = 1.3): string => `stroke="${darker(colour, 0.55)}" stroke-width="${width}" stroke-linejoin="round"`;

/** The four colours of fields, each with a sign of its own: octagon, square, circle, triangle. */
export type FieldColour = 'yellow' | 'green' | 'white' | 'purple';
export const FIELD_COLOUR: Record<FieldColour, string> = { yellow: '#dba93c', green: '#6c9a44', white: '#dcd8cd', purple: '#8963a9' };

const SHAPE: Record<FieldColour, string> = {
  yellow: 'M-4 -9.500H4L9.500 -4V4L4 9.500H-4L-9.500 4V-4Z',
  green: 'M-8.500 -8.500H8.500V8.500H-8.500Z',
  white: 'M0 -9.500A9.500 9.500 0 1 1 -.01 -9.500Z',
  purple: 'M0 -10.500L10.500 8H-10.500Z',
};

/** The sign of a field colour, as on fields, books and cards. */
export const colourSign = (colour: FieldColour): Drawing => {
  const c = FIELD_COLOUR[colour];
  return sign(
    at(
      16,
      16,
      path(SHAPE[colour], lighter(c, 0.12), `stroke="${INK}" stroke-width="2.200" stroke-linejoin="round"`) +
        path(SHAPE[colour], 'url(#fr-soft)') +
        at(0, colour === 'purple' ? 1.5 : 0, path(SHAPE[colour], 'none', `stroke="#fff" stroke-opacity=".75" stroke-width="2"`), 0.52),
    ),
  );
};

const GEM = 'M16 2.500L25.500 11.500L16 29.500L6.500 11.500Z';
const GEM_COLOUR = '#58bcd0';
const crystal = (): string =>
  path(GEM, GEM_COLOUR) +
  path('M16 2.500L25.500 11.500H6.500Z', '#b6ecf2') +
  path('M16 2.500L20.500 11.500H11.500Z', '#eafcff') +
  path('M11.500 11.500H20.500L16 29.500Z', '#86d8e6') +
  path('M20.500 11.500H25.500L16 29.500Z', '#2f8ba3') +
  path(GEM, 'none', rim(GEM_COLOUR, 1.6));

const clover = (): string =>
  line('M16 17Q17 25 21 29', '#3c6420', 2.4) +
  [
    [16, 9],
    [9.5, 17],
    [22.5, 17],
  ]
    .map(([x, y]) => oval(x!, y!, 6.6, 6.3, '#6fae3f', rim('#5f9a34')) + oval(x! - 1.6, y! - 1.8, 2.6, 2.2, '#b9e082', 'opacity=".8"'))
    .join('') +
  oval(16, 15, 2, 2, '#d6f0a4');

const flower = (): string =>
  upTo(6)
    .map((i) => at(16, 16, oval(0, -8.2, 4.5, 6, '#fffdf6', rim('#b7a98c', 1.1)), 1, i * 60))
    .join('') + oval(16, 16, 4.6, 4.6, '#f2b632', rim('#c98a1c'));

const fruit = (): string =>
  line('M16 13Q16 6 21 3.500', '#4d6f2a', 2) +
  path('M17 8Q24 3 28 8Q22 12 17 8Z', '#7fae4a', rim('#5f8a34', 1)) +
  [
    [10.5, 15.5],
    [21, 15.5],
    [15.8, 13],
    [13, 22],
    [19.5, 22.5],
    [16, 27],
  ]
    .map(([x, y]) => oval(x!, y!, 4.7, 4.7, '#9a4fc0', rim('#7b3aa0', 1.1)) + oval(x! - 1.4, y! - 1.6, 1.5, 1.3, '#e4c4f4'))
    .join('');

const anyPlant = (): string => at(0.5, 0.5, clover(), 0.62) + at(13, 0, flower(), 0.6) + at(6.5, 12.5, fruit(), 0.62);

const FLASK = 'M12.500 4H19.500V11.500L26 25.500A2.800 2.800 0 0 1 23.500 29.500H8.500A2.800 2.800 0 0 1 6 25.500L12.500 11.500Z';
const flask = (liquid: string, second = liquid): string =>
  path(FLASK, '#eef6f0') +
  path('M10.200 17H16V29.500H8.500A2.800 2.800 0 0 1 6 25.500Z', liquid) +
  path('M16 17H21.800L26 25.500A2.800 2.800 0 0 1 23.500 29.500H16Z', second) +
  oval(12.5, 23, 1.5, 1.5, '#fff', 'opacity=".8"') +
  oval(19, 25.5, 1.9, 1.9, '#fff', 'opacity=".6"') +
  oval(16.5, 20.5, 1.1, 1.1, '#fff', 'opacity=".7"') +
  path(FLASK, 'none', `stroke="${INK}" stroke-width="1.700" stroke-linejoin="round"`) +
  path('M11 2.500H21V5.500H11Z', '#a5774a', rim('#7a5432', 1.2));

const scroll = (): string =>
  path('M8 6.500H24.500V24H8Z', '#f6e6bd', rim('#c5a565')) +
  line('M11.500 12H21M11.500 16H21M11.500 20H18', '#94703a', 1.6) +
  path('M6.500 3.500H25.500A3 3 0 0 1 25.500 9.500H6.500A3 3 0 0 1 6.500 3.500Z', '#e7cf97', rim('#b08d4c')) +
  path('M6.500 22.500H25.500A3 3 0 0 1 25.500 28.500H6.500A3 3 0 0 1 6.500 22.500Z', '#e7cf97', rim('#b08d4c')) +
  oval(25.5, 6.5, 1.3, 1.3, '#8a5d2a') +
  oval(6.5, 25.5, 1.3, 1.3, '#8a5d2a');

const EYE = 'M2.500 16Q16 2.500 29.500 16Q16 29.500 2.500 16Z';
const eye = (): string =>
  path(EYE, '#fffdf4', `stroke="${INK}" stroke-width="2" stroke-linejoin="round"`) +
  oval(16, 16, 6.4, 6.4, '#d98a1e', rim('#a8640e')) +
  oval(16, 16, 3, 3, INK) +
  oval(14.2, 14, 1.5, 1.5, '#fff') +
  line('M16 4.500V1.500M8 6.500L6.500 4M24 6.500L25.500 4', INK, 1.8);

const BEAR_COLOUR = '#8a5a36';
export const bearHead = (): string =>
  oval(7.5, 9, 4.8, 4.8, BEAR_COLOUR, rim(BEAR_COLOUR)) +
  oval(24.5, 9, 4.8, 4.8, BEAR_COLOUR, rim(BEAR_COLOUR)) +
  oval(7.5, 9, 2.2, 2.2, '#d9a67c') +
  oval(24.5, 9, 2.2, 2.2, '#d9a67c') +
  path(
    'M16 4.500C25.500 4.500 29 12 28 18.500C27 25.500 21.500 29.500 16 29.500S5 25.500 4 18.500C3 12 6.500 4.500 16 4.500Z',
    BEAR_COLOUR,
    rim(BEAR_COLOUR),
  ) +
  path(
    'M16 4.500C25.500 4.500 29 12 28 18.500C27 25.500 21.500 29.500 16 29.500S5 25.500 4 18.500C3 12 6.500 4.500 16 4.500Z',
    'url(#fr-soft)',
  ) +
  oval(16, 22, 7, 5.6, '#e2bb92') +
  oval(16, 19.2, 3, 2.2, INK) +
  oval(10.5, 14.5, 1.8, 2, INK) +
  oval(21.5, 14.5, 1.8, 2, INK) +
  line('M16 21.500V24M12.500 25Q16 26.800 19.500 25', INK, 1.3);

export const eagleHead = (): string =>
  path(
    'M4 30C4 22 3 13 8 8C12 3 20 2.500 24 7C26 9.500 26.500 11.500 26 14C29.500 14.500 31 17 30 21C28 18.500 25 18.500 22.500 19.500C21 23 21 27 22.500 30Z',
    '#f5f0e3',
    rim('#8d8471'),
  ) +
  path('M4 30C4 26 3.600 22 4.200 18C8 21 13 22 17.500 20.500C20 21 21.500 24 22.500 30Z', '#6d5138', rim('#6d5138', 1)) +
  line('M8 24L7 29M12.500 25V29.500M17 24.500L18 29.500', '#f1dcb8', 1.3) +
  path('M24.500 11.500C29.500 12 31.500 16 30 21C28 18 25 18 22 19C22.500 16 23 13.500 24.500 11.500Z', '#eeb22f', rim('#b77d12')) +
  oval(19.5, 11.5, 2.1, 2.1, '#f0b02e', `stroke="${INK}" stroke-width="1.200"`) +
  oval(19.8, 11.5, 0.9, 0.9, INK) +
  line('M15 8.500Q19 6.500 23.500 9.500', INK, 1.6);

const CROWN = 'M3.500 25L2 9L10 16L16 4.500L22 16L30 9L28.500 25Z';
const crown = (): string =>
  path(CROWN, '#f0bf3a', rim('#c48f16', 1.6)) +
  path(CROWN, 'url(#fr-soft)') +
  path('M3.500 22.500H28.500V28H3.500Z', '#d99b22', rim('#a86f10')) +
  oval(16, 25.2, 2, 1.7, '#c63f31') +
  oval(9, 25.2, 1.6, 1.4, '#4a9fc0') +
  oval(23, 25.2, 1.6, 1.4, '#4a9fc0') +
  oval(2.5, 9, 1.9, 1.9, '#f0bf3a', rim('#c48f16', 1)) +
  oval(29.5, 9, 1.9, 1.9, '#f0bf3a', rim('#c48f16', 1)) +
  oval(16, 4.5, 2.2, 2.2, '#f0bf3a', rim('#c48f16', 1));

const POT = 'M5 13.500H27C29 20 26.500 28 20.500 29.500H11.500C5.500 28 3 20 5 13.500Z';
const cauldron = (): string =>
  line('M9 28L6.500 31M23 28L25.500 31', '#1e2428', 2.6) +
  path(POT, '#3d474d', `stroke="#171c1f" stroke-width="1.500"`) +
  path(POT, 'url(#fr-soft)', 'opacity=".6"') +
  oval(16, 13.5, 12, 3.8, '#2a3236', 'stroke="#171c1f" stroke-width="1.400"') +
  oval(16, 13.2, 9.6, 2.5, '#93c64f') +
  oval(12, 9, 2.2, 2.2, '#b7df74', rim('#7aa83c', 1)) +
  oval(19, 6, 2.8, 2.8, '#b7df74', rim('#7aa83c', 1)) +
  oval(22, 10.5, 1.5, 1.5, '#b7df74', rim('#7aa83c', 0.8));

const sickle = (): string =>
  path(
    'M10 21C6 10 15 1.500 26.500 5.500C28.500 6.300 29.800 8 30 9.500C21 5.500 14 11 13.500 20Z',
    '#dfe6e8',
    `stroke="${INK}" stroke-width="1.500" stroke-linejoin="round"`,
  ) +
  line('M11.500 16Q13.500 8 22 6', '#fff', 1.3) +
  path('M9 20L14 18.800L12 30H7.500Z', '#9a6a3a', `stroke="${INK}" stroke-width="1.400" stroke-linejoin="round"`);

const book = (): string =>
  path('M4 5.500Q10 3 16 6.500Q22 3 28 5.500V26.500Q22 24 16 27.500Q10 24 4 26.500Z', '#7d2f3c', rim('#7d2f3c', 1.6)) +
  path('M6 6.800Q11 5 15.300 8V25.300Q11 22.500 6 24.500Z', '#fbf0d4') +
  path('M26 6.800Q21 5 16.700 8V25.300Q21 22.500 26 24.500Z', '#f1e2bd') +
  line('M8.500 11Q11 10.200 13 11.500M8.500 15Q11 14.200 13 15.500M8.500 19Q11 18.200 13 19.500', '#9c7b45', 1.2) +
  at(21.3, 15, path('M0 -5L1.300 -1.400L5 0L1.300 1.400L0 5L-1.300 1.400L-5 0L-1.300 -1.400Z', '#d9952b'));

const hammer = (): string =>
  at(
    16,
    16,
    path('M-2 -4H2V15H-2Z', '#a5743f', `stroke="${INK}" stroke-width="1.300"`) +
      path('M-10 -11H8L12 -6V-3H-10Z', '#aeb8bc', `stroke="${INK}" stroke-width="1.400" stroke-linejoin="round"`),
    1,
    38,
  );

const TREE = 'M0 -12L6.500 -2H3.500L8.500 6H-8.500L-3.500 -2H-6.500Z';
export const tree = (colour = '#4d7a38'): string =>
  path('M-1.600 5H1.600V11H-1.600Z', '#6d4a2a') + path(TREE, colour, rim(colour, 1)) + path(TREE, 'url(#fr-soft)', 'opacity=".8"');

const grove = (): string =>
  path('M16 1.500L30.500 16L16 30.500L1.500 16Z', '#9fb56a', rim('#5f7a35', 1.6)) +
  at(11.5, 15, tree('#45702f'), 0.72) +
  at(20.5, 17, tree('#5d8c40'), 0.72);

/** A salamander seen from above: a swinging body, a long tail, four splayed feet. */
const SPINE = 'M17 7C21 11 20 15 15 17C9.500 19.500 9 24 14 25.500C19 27 25 25 28.500 28.500';
const LEGS = 'M19 11L25 8.500L27.500 9.500M15.500 10.500L9.500 11.500L8 14M12 18.500L6 17L3.500 18.500M15 23L18.500 19.500L22 20';
export const salamander = (body: string, spots: string): string => {
  const edge = darker(body, 0.65);
  return (
    line(LEGS, edge, 4) +
    line(LEGS, body, 2.2) +
    line(SPINE, edge, 7.4) +
    line('M14 25.500C19 27 25 25 28.500 28.500', edge, 4.6) +
    line(SPINE, body, 5) +
    path(
      'M16.500 .800C20.500 .800 22 4 21 7C20 9.800 14.500 9.600 13.300 6.800C12.200 4 13 .8 16.500 .8Z',
      body,
      `stroke="${edge}" stroke-width="1.200"`,
    ) +
    oval(14.6, 4, 0.9, 1, spots) +
    oval(19.2, 3.8, 0.9, 1, spots) +
    [
      [18.4, 10],
      [18.3, 14.2],
      [14, 17.2],
      [11.2, 21],
      [14.3, 25.2],
      [20, 26],
      [25, 26.6],
    ]
      .map(([x, y], i) => oval(x!, y!, i > 4 ? 1 : 1.5, i > 4 ? 0.9 : 1.3, spots))
      .join('')
  );
};

const card = (colour: string, inside: string): string =>
  `<rect x="6" y="2" width="20" height="28" rx="3.500" fill="${colour}" ${rim(colour, 1.5)}/><rect x="8.500" y="4.500" width="15" height="23" rx="2" fill="none" stroke="#f3e2b4" stroke-opacity=".6"/>` +
  inside;

/** A hooded apprentice, as a sign for "an apprentice". */
export const HOOD = 'M16 3C22 3 25 9 24.500 15C28 19 29.500 25 29.500 29.500H2.500C2.500 25 4 19 7.500 15C7 9 10 3 16 3Z';
const apprentice = (): string =>
  path(HOOD, '#7b6a52', rim('#5b4c38', 1.6)) +
  path(HOOD, 'url(#fr-soft)') +
  oval(16, 13, 5.4, 6.2, '#2d2118') +
  oval(16, 14, 4, 4.8, '#f1cfa4') +
  oval(14.4, 13.5, 0.8, 0.9, INK) +
  oval(17.6, 13.5, 0.8, 0.9, INK);

const medal = (): string =>
  oval(16, 16, 14, 14, '#e9b83e', rim('#b17c16', 1.7)) +
  oval(16, 16, 11.2, 11.2, '#f9e2a0', 'stroke="#c9952a" stroke-width="1"') +
  oval(16, 16, 14, 14, 'url(#fr-soft)', 'opacity=".5"');

/** What a sign can stand for. */
export const SIGNS = {
  crystal,
  leaf: clover,
  flower,
  fruit,
  any_plant: anyPlant,
  plant: anyPlant,
  green_potion: () => flask('#6fae3f'),
  white_purple_potion: () => flask('#fffdf4', '#9a4fc0'),
  scroll,
  reactivate: eye,
  crown,
  bear: bearHead,
  eagle: eagleHead,
  cauldron,
  sickle,
  spellbook: book,
  hammer,
  grove,
  apprentice,
  vp: medal,
  bear_card: () => card('#5a3a22', at(9, 8.5, bearHead(), 0.44)),
  eagle_card: () => card('#2d4a63', at(9, 8.5, eagleHead(), 0.44)),
  deity_card: () => card('#4a4436', at(8.6, 4.5, bearHead(), 0.34) + at(12, 16, eagleHead(), 0.34)),
  salamander_card: () => card('#7a4a12', at(9.2, 5, crown(), 0.43) + at(10, 17, salamander('#20211f', '#f2c33c'), 0.38)),
  yellow_salamander_card: () => card('#b9851d', at(9, 8, salamander('#f2c33c', '#20211f'), 0.44)),
  black_salamander_card: () => card('#2c2b28', at(9, 8, salamander('#20211f', '#f2c33c'), 0.44)),
} satisfies Record<string, () => string>;
export type Sign = keyof typeof SIGNS;

const isSign = (name: string): name is Sign => name in SIGNS;

/** One sign; an unknown one, which only a pack can bring, is a bare disc. */
export const signOf = (name: string): Drawing => {
  const colour = /^field_(yellow|green|white|purple)$/.exec(name)?.[1] as FieldColour | undefined;
  if (colour) return colourSign(colour);
  if (name === 'field_cauldron') return sign(SIGNS.cauldron());
  if (name === 'grove_any' || name === 'grove_connected') return sign(SIGNS.grove());
  return sign(isSign(name) ? SIGNS[name]() : oval(16, 16, 10, 10, '#b9ab93', rim('#8a7b62')));
};

/** Points: a golden medal with their number. */
export const points = (count: number | string): Drawing =>
  sign(
    SIGNS.vp() +
      figure(
        16,
        String(count).length > 1 ? 22 : 22.5,
        String(count).length > 2 ? 13 : String(count).length > 1 ? 17 : 19,
        String(count),
        '#4a2d06',
      ),
  );

/** So many of something: a number and its sign; one alone needs no number. */
export function amount(name: string, count: number): Drawing {
  if (name === 'vp') return points(count);
  const one = signOf(name);
  if (count === 1) return one;
  if (count === 2 && name !== 'crystal') return sign(one.body + at(17, 0, one.body), 49);
  return sign(figure(9, 24, 23, String(count), INK) + at(16, 0, one.body), 48);
}
