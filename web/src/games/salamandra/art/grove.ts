import { chance } from '../../../art/chance';
import { at, type Drawing, line, oval, path, place } from '../../../art/draw';
import { beside, gainParts, type Part } from './rows';
import { signOf, tree } from './signs';

/** Groves: squares on their corner between four fields, with crystals on the paths that lead there. */

export type Way = 'nw' | 'ne' | 'se' | 'sw';
export const GROVE_HALF = 60;

const DIAMOND = 'M0 -57L57 0L0 57L-57 0Z';
const ROUNDED = 'stroke-linejoin="round"';
const TOWARDS: Record<Way, readonly [number, number]> = { nw: [-1, -1], ne: [1, -1], se: [1, 1], sw: [-1, 1] };
const WAYS = 'M-30 -30L30 30M30 -30L-30 30';

/** A grove face up: what it gives in its glade, crystals on its sides. */
export function grove(gains: readonly Part[], crystals: readonly Way[], seed = ''): Drawing {
  const c = chance(`grove ${seed}`);
  const trees = [
    [0, -42],
    [-12, -33],
    [12, -34],
    [-42, 2],
    [-33, 10],
    [42, 2],
    [34, 10],
    [0, 46],
    [-11, 39],
    [11, 40],
  ] as const;
  return {
    box: [-GROVE_HALF, -GROVE_HALF, 2 * GROVE_HALF, 2 * GROVE_HALF],
    body:
      path(DIAMOND, '#3f5a2c', `stroke="#1f2f15" stroke-width="4" ${ROUNDED}`) +
      path(DIAMOND, 'url(#fr-soft)', 'opacity=".6"') +
      path('M0 -57L20 -37H-20Z', '#22331a', 'opacity=".6"') +
      line(WAYS, '#6d5430', 11, 'opacity=".7"') +
      line(WAYS, '#e8cf9d', 8) +
      trees.map(([x, y]) => at(x, y, tree(c.of(['#4f7f38', '#5f9143', '#3e6a2d'])), c.between(0.75, 0.95))).join('') +
      oval(0, 1, 25, 23, '#8fae5c', 'stroke="#4f6e31" stroke-width="2"') +
      oval(0, 0, 22.5, 20.5, '#f6efd2', 'stroke="#b9a766" stroke-width="1.200"') +
      place(beside(gains.flatMap(gainParts), 1), -19, -15, 38, 30) +
      crystals.map((way) => place(signOf('crystal'), TOWARDS[way][0] * 26.5 - 9.5, TOWARDS[way][1] * 26.5 - 10.5, 19, 21)).join(''),
  };
}

/** A harvested grove lies face down. */
export const groveBack = (): Drawing => ({
  box: [-GROVE_HALF, -GROVE_HALF, 2 * GROVE_HALF, 2 * GROVE_HALF],
  body:
    path(DIAMOND, '#4b6a35', `stroke="#1f2f15" stroke-width="5" ${ROUNDED}`) +
    path(DIAMOND, 'url(#fr-soft)', 'opacity=".7"') +
    path('M0 -42L42 0L0 42L-42 0Z', 'none', 'stroke="#d9c98e" stroke-opacity=".75" stroke-width="3"') +
    at(0, 2, tree('#7fae5a'), 2.1),
});

/** An empty place of the harvest track, with the points it gives. */
export const harvestPlace = (points: number): Drawing => ({
  box: [-GROVE_HALF, -GROVE_HALF, 2 * GROVE_HALF, 2 * GROVE_HALF],
  body:
    path('M0 -53L53 0L0 53L-53 0Z', '#e2d3aa', `stroke="#9a8350" stroke-width="3.500" stroke-dasharray="8 6" ${ROUNDED}`) +
    (points
      ? place({ box: [0, 0, 32, 32], body: signOf('vp').body }, -30, -30, 60, 60) +
        `<text x="0" y="17" text-anchor="middle" font-family="Alegreya, serif" font-weight="700" font-size="48" fill="#4a2d06">${points}</text>`
      : at(0, 2, `<g opacity=".35">${tree('#7d8f55')}</g>`, 1.6)),
});
