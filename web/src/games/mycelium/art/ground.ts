import { chance } from '../../../art/chance';
import { darker, lighter } from '../../../art/colour';
import { at, type Drawing, n, oval, path, pt } from '../../../art/draw';
import { type Colour, signBody, TINT, type Wind, windBody } from './signs';

/** The triangles of the forest floor. A side is 200 long; a drawing has its middle at 0, 0. */

export const SIDE = 200;
export const HIGH = (SIDE * Math.sqrt(3)) / 2;
/** from the middle to a corner, and to a side */
export const FAR = HIGH * (2 / 3);
export const NEAR = HIGH / 3;

export type Edge = 'a' | 'b' | 'c';

export const boxOf = (up: boolean): Drawing['box'] => [-SIDE / 2, up ? -FAR : -NEAR, SIDE, HIGH];

const corners = (up: boolean, inset = 0): (readonly [number, number])[] => {
  const [f, w, l] = [FAR - 2 * inset, SIDE / 2 - inset * Math.sqrt(3), NEAR - inset];
  return up
    ? [
        [0, -f],
        [w, l],
        [-w, l],
      ]
    : [
        [0, f],
        [-w, -l],
        [w, -l],
      ];
};
const outline = (up: boolean, inset: number): string =>
  `M${corners(up, inset)
    .map(([x, y]) => pt(x, y))
    .join('L')}Z`;

/** Where the sign of a side lies: up cells have a upper left, c upper right, b below; down cells the other way round. */
const AT: Record<Edge, readonly [number, number]> = { a: [-0.866, -0.5], c: [0.866, -0.5], b: [0, 1] };
export const sideAt = (up: boolean, side: Edge, far: number): readonly [number, number] => {
  const [x, y] = AT[side];
  return up ? [x * far, y * far] : [-x * far, -y * far];
};

/** A tile of the forest floor with its sign, and the three signs of the wind at its sides. */
export function tile(colour: Colour, up: boolean, wind: Readonly<Record<Edge, Wind>>, seed: string): Drawing {
  const c = TINT[colour];
  const chances = chance(seed);
  const flecks = Array.from({ length: 16 }, () => {
    const [u, v] = [chances.between(0, 1), chances.between(0, 1)];
    const [p, q] = u + v > 1 ? [1 - u, 1 - v] : [u, v];
    const [a, b, d] = corners(up, 12) as [readonly [number, number], readonly [number, number], readonly [number, number]];
    const [x, y] = [a[0] + p * (b[0] - a[0]) + q * (d[0] - a[0]), a[1] + p * (b[1] - a[1]) + q * (d[1] - a[1])];
    return oval(x, y, chances.between(2, 6), chances.between(1.5, 4), chances.between(0, 1) < 0.5 ? lighter(c, 0.16) : darker(c, 0.14));
  });
  const signs = (['a', 'b', 'c'] as const).map((side) => {
    const [x, y] = sideAt(up, side, NEAR - 17);
    return `<g color="${colour === 'black' ? '#dcd6ea' : darker(c, 0.6)}">${at(x, y, windBody(wind[side]), 0.95)}</g>`;
  });
  return {
    box: boxOf(up),
    body:
      path(outline(up, 1), darker(c, 0.42)) +
      path(outline(up, 4), c) +
      path(outline(up, 9), lighter(c, 0.07)) +
      flecks.join('') +
      at(0, up ? -FAR + 48 : FAR - 48, signBody(colour, colour === 'black' ? '#cfc8e2' : darker(c, 0.6)), 1.5) +
      signs.join(''),
  };
}

/** The edge of a triangle as a line: what can be chosen, what is marked, whose network it is. */
export const rim = (up: boolean, colour: string, width = 9, inset = 6): Drawing => ({
  box: boxOf(up),
  body: `<path d="${outline(up, inset)}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linejoin="round"/>`,
});

/** The same edge as a broken line: what would be taken. */
export const dashed = (up: boolean, colour: string): Drawing => ({
  box: boxOf(up),
  body: `<path d="${outline(up, 17)}" fill="none" stroke="${colour}" stroke-width="8" stroke-dasharray="18 12" stroke-linejoin="round"/>`,
});

/** Where the wind blows, over so many rows: the two other sides of the tile, lengthened beyond the side with the sign. */
export function cone(up: boolean, side: Edge, rows: number): Drawing {
  const [x, y] = sideAt(up, side, 1);
  const long = rows * SIDE;
  const tip: readonly [number, number] = [-x * FAR, -y * FAR];
  const end = (turn: 1 | -1): readonly [number, number] => [
    tip[0] + long * ((x * Math.sqrt(3)) / 2 - (turn * y) / 2),
    tip[1] + long * ((y * Math.sqrt(3)) / 2 + (turn * x) / 2),
  ];
  const [one, other] = [end(1), end(-1)];
  const [left, top] = [Math.min(tip[0], one[0], other[0]), Math.min(tip[1], one[1], other[1])];
  const d = `M${pt(...one)}L${pt(...tip)}L${pt(...other)}`;
  return {
    box: [left, top, Math.max(tip[0], one[0], other[0]) - left, Math.max(tip[1], one[1], other[1]) - top],
    body:
      path(`${d}Z`, '#ffffff1f') +
      `<path d="${d}" fill="none" stroke="#2b2440" stroke-width="9" stroke-linejoin="round" stroke-dasharray="26 14" opacity="0.600"/>` +
      `<path d="${d}" fill="none" stroke="#f3edff" stroke-width="5" stroke-linejoin="round" stroke-dasharray="26 14"/>`,
  };
}

/** A free place beside the forest. */
export const clearing = (up: boolean): Drawing => ({
  box: boxOf(up),
  body: path(outline(up, 8), '#fff2', 'stroke="#fff6dc" stroke-width="3" stroke-dasharray="12 9" stroke-linejoin="round"'),
});

/** A tile face down, as it lies on a stack. */
export const tileBack = (): Drawing => ({
  box: boxOf(true),
  body:
    path(outline(true, 1), '#2c3a2a') +
    path(outline(true, 5), '#47603f') +
    at(0, 6, oval(0, 0, 26, 26, '#5d7a50') + oval(0, 0, 15, 15, '#47603f'), 1),
});
