import { type Chance, chance } from '../../../art/chance';
import { darker, lighter } from '../../../art/colour';
import { at, type Drawing, line, n, oval, path, place, pt } from '../../../art/draw';
import { type Cost, costRow, gainRow, type Part, tradeRow } from './rows';
import { FIELD_COLOUR, type FieldColour, colourSign, signOf } from './signs';

/** Fields: octagons with a ground of their colour, four slots, the paths to the groves, and what an apprentice does there. */

/** What is printed on a field. */
export interface FieldFace {
  colours: readonly FieldColour[];
  bonus: readonly Part[];
  work: { kind: 'sickle' | 'cauldron'; pay: Cost; get: readonly Part[] };
}

/** Half the width of a field, and where its corners are cut. */
export const HALF = 100;
export const CUT = 41.4;
/** How far the slots stand from the middle, and how large they are. */
export const SLOT_AT = 66;
export const SLOT_R = 22;

export const octagon = (r = HALF): string => {
  const c = (r * CUT) / HALF;
  return `M${pt(-c, -r)}H${n(c)}L${pt(r, -c)}V${n(c)}L${pt(c, r)}H${n(-c)}L${pt(-r, c)}V${n(-c)}Z`;
};

export type Side = 'N' | 'E' | 'S' | 'W';
export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];
export const slotAt: Record<Side, readonly [number, number]> = { N: [0, -SLOT_AT], E: [SLOT_AT, 0], S: [0, SLOT_AT], W: [-SLOT_AT, 0] };

/** Places for tufts and flowers where nothing is printed: near the flat sides, beside the slots. */
const SPOTS = [
  [-62, -38],
  [62, -38],
  [-62, 38],
  [62, 38],
  [-38, -62],
  [38, -62],
  [-38, 62],
  [38, 62],
  [-88, -22],
  [88, 22],
  [-24, 90],
  [24, -90],
  [-86, 24],
  [86, -22],
  [24, 90],
  [-24, -90],
] as const;

const GROWTH: Record<FieldColour, (c: Chance, base: string) => string> = {
  yellow: (c, base) =>
    line(`M-3 5Q-4 -3 -6 -8M0 5V-10M3 5Q4 -3 6 -8`, darker(base, 0.3), 1.5, 'opacity=".8"') +
    oval(-6, -9, 1.8, 3, lighter(base, 0.45)) +
    oval(0, -11, 1.8, 3.2, lighter(base, 0.55)) +
    oval(6, -9, 1.8, 3, c.of([lighter(base, 0.45), '#c9832a'])),
  green: (c, base) =>
    [
      [0, -4],
      [-4, 1],
      [4, 1],
    ]
      .map(([x, y]) => oval(x!, y!, 3.7, 3.5, c.of([lighter(base, 0.25), darker(base, 0.25), lighter(base, 0.35)])))
      .join('') + line('M0 1Q1 6 3 9', darker(base, 0.35), 1.4),
  white: (c) =>
    [0, 72, 144, 216, 288]
      .map((turn) => at(0, 0, oval(0, -4.4, 2.6, 3.8, '#fff', 'stroke="#b3a98f" stroke-width=".7"'), 1, turn))
      .join('') + oval(0, 0, 2.3, 2.3, c.of(['#eeb93b', '#e59a2b'])),
  purple: (c, base) =>
    [
      [-4, 0],
      [3, -3],
      [1, 4],
    ]
      .map(([x, y]) =>
        oval(x!, y!, 3.5, 3.5, c.of([darker(base, 0.3), lighter(base, 0.18)]), `stroke="${darker(base, 0.45)}" stroke-width=".8"`),
      )
      .join('') + path('M2 -5Q8 -11 11 -6Q7 -2 2 -5Z', '#7f9a4a'),
};

/** The ground: one colour, or two that meet in a soft line from north to south. */
function ground(colours: readonly FieldColour[], seed: string): string {
  const c = chance(seed);
  const shape = octagon(HALF - 1);
  const [first, second = first] = colours as [FieldColour, FieldColour?];
  const bases = [FIELD_COLOUR[first], FIELD_COLOUR[second]] as const;
  const half =
    first === second
      ? ''
      : path(
          `M0 ${n(1 - HALF)}C14 -60 -14 -20 0 0S-14 60 0 ${n(HALF - 1)}H${n(CUT)}L${pt(HALF - 1, CUT)}V${n(-CUT)}L${pt(CUT, 1 - HALF)}Z`,
          bases[1],
        );
  const growth = SPOTS.map(([x, y]) => {
    const colour = x > 0 ? second : first;
    return at(
      x + c.between(-4, 4),
      y + c.between(-4, 4),
      GROWTH[colour](c, FIELD_COLOUR[colour]),
      c.between(0.8, 1.15),
      c.between(-20, 20),
    );
  });
  return path(shape, bases[0]) + half + oval(0, 0, 84, 84, '#fff8e0', 'opacity=".14"') + growth.join('');
}

/** Trodden earth between each slot and the two corners beside it; they swing out like paths around a pond. */
const WAYS = SIDES.flatMap((side) => {
  const [x, y] = slotAt[side];
  return [-1, 1].map((s) =>
    x === 0
      ? `M${pt(0, y)}Q${pt(42 * s, y * 1.34)} ${pt(74 * s, Math.sign(y) * 74)}`
      : `M${pt(x, 0)}Q${pt(x * 1.34, 42 * s)} ${pt(Math.sign(x) * 74, 74 * s)}`,
  );
}).join('');

const paths = (): string =>
  line(WAYS, '#6d4f2b', 11, 'opacity=".45"') +
  line(WAYS, '#e6cf9f', 7.5) +
  line(WAYS, '#fff6dc', 1.4, 'stroke-dasharray="1.500 6" opacity=".9"');

const stone = (side: Side, bonus: boolean): string => {
  const [x, y] = slotAt[side];
  const r = bonus ? SLOT_R + 2 : SLOT_R;
  return (
    oval(x, y + 1.5, r + 1, r + 1, '#2a1a0c', 'opacity=".4"') +
    oval(x, y, r, r, bonus ? '#f5dd98' : '#e9dcc0', `stroke="${bonus ? '#a5761c' : '#8a7350'}" stroke-width="2.400"`) +
    oval(x, y, r - 4.5, r - 4.5, bonus ? '#fdf2cf' : '#f4ead3', `stroke="${bonus ? '#d5a840' : '#bfab85'}" stroke-width="1"`)
  );
};

/** What an apprentice does here: on a board beside a sickle, or in a cauldron's belly, what is paid above what comes of it. */
function work(face: FieldFace): string {
  if (face.work.kind === 'sickle')
    return (
      `<rect x="-41" y="-19" width="82" height="41" rx="11" fill="#b98c55" stroke="#5a3d1c" stroke-width="2"/><rect x="-37.500" y="-15.500" width="75" height="34" rx="8" fill="#f8eed5" stroke="#8a6638" stroke-width="1"/>` +
      place(tradeRow(face.work.pay, face.work.get), -35, -11, 70, 28) +
      oval(0, -25, 12.5, 12.5, '#f8eed5', 'stroke="#5a3d1c" stroke-width="1.800"') +
      at(-9.8, -34.8, signOf('sickle').body, 0.62)
    );
  return (
    line('M-30 30L-36 38M30 30L36 38', '#14191c', 6) +
    path(KETTLE, '#39434a', 'stroke="#14191c" stroke-width="2.500"') +
    path(KETTLE, 'url(#fr-soft)', 'opacity=".55"') +
    oval(0, -24, 38, 7.5, '#2a3236', 'stroke="#14191c" stroke-width="2"') +
    oval(0, -25, 32, 5, '#93c64f') +
    oval(-14, -30, 4, 4, '#b7df74', 'stroke="#7aa83c"') +
    oval(13, -33, 5.5, 5.5, '#b7df74', 'stroke="#7aa83c"') +
    oval(2, -29, 2.8, 2.8, '#b7df74', 'stroke="#7aa83c"') +
    `<rect x="-33" y="-15" width="66" height="49" rx="10" fill="#f8eed5" stroke="#14191c" stroke-width="1.500"/>` +
    line('M-26 9.500H26', '#b79a5c', 1.2, 'stroke-dasharray="3 3"') +
    place(costRow(face.work.pay), -30, -14, 60, 22) +
    place(gainRow(face.work.get), -30, 10.5, 60, 22)
  );
}
const KETTLE = 'M-40 -24H40C48 0 42 32 24 37H-24C-42 32 -48 0 -40 -24Z';

/** The whole field. */
export function field(face: FieldFace, seed = ''): Drawing {
  const base = FIELD_COLOUR[face.colours[0] ?? 'yellow'];
  const [sw, se] = face.colours;
  const sign = (colour: FieldColour, x: number, y: number): string =>
    oval(x, y, 12.5, 12.5, '#fff8e4', `stroke="${darker(FIELD_COLOUR[colour], 0.5)}" stroke-width="1.600"`) +
    place(colourSign(colour), x - 9.5, y - 9.5, 19, 19);
  return {
    box: [-HALF, -HALF, 2 * HALF, 2 * HALF],
    body:
      ground(face.colours, seed) +
      path(octagon(HALF - 1), 'url(#fr-field)', `stroke="${darker(base, 0.5)}" stroke-width="3"`) +
      path(octagon(HALF - 4.5), 'none', 'stroke="#fff" stroke-opacity=".3" stroke-width="2"') +
      paths() +
      SIDES.map((side) => stone(side, side === 'N')).join('') +
      place(gainRow(face.bonus), -19, -SLOT_AT - 14, 38, 28) +
      work(face) +
      (sw ? sign(sw, -48, 48) : '') +
      (se ? sign(se, 48, 48) : ''),
  };
}

/** Where a field may come to lie: a trodden outline. */
export const clearedGround = (): Drawing => ({
  box: [-HALF, -HALF, 2 * HALF, 2 * HALF],
  body: path(
    octagon(HALF - 6),
    '#f6e9c4',
    'fill-opacity=".14" stroke="#f4e4b4" stroke-opacity=".8" stroke-width="3" stroke-dasharray="10 9"',
  ),
});

/** A rim of light for what can be chosen, or in another colour for what is spoken of. */
export const octagonRim = (colour = '#ffe9a8', edge = '#1d1006'): Drawing => ({
  box: [-HALF, -HALF, 2 * HALF, 2 * HALF],
  body:
    path(octagon(HALF - 4), 'none', `stroke="${edge}" stroke-width="13"`) +
    path(octagon(HALF - 4), 'none', `stroke="${colour}" stroke-width="8"`),
});

/** The back of a field, on the stack. */
export const fieldBack = (): Drawing => ({
  box: [-HALF, -HALF, 2 * HALF, 2 * HALF],
  body:
    path(octagon(HALF - 1), '#5b6b44', 'stroke="#2c3720" stroke-width="4"') +
    path(octagon(HALF - 1), 'url(#fr-soft)', 'opacity=".7"') +
    path(octagon(HALF - 12), 'none', 'stroke="#d9c98e" stroke-opacity=".7" stroke-width="2.500"') +
    at(-42, -42, `<g opacity=".85">${signOf('sickle').body}</g>`, 2.6),
});
