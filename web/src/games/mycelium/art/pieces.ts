import { darker, lighter } from '../../../art/colour';
import { at, type Drawing, line, oval, path } from '../../../art/draw';
import { MARKS, PLAYER_COLOUR, seatOf } from '../../../art/players';

/** The pieces of the players: the mother, mushrooms with their dots, spores. */

const colourOf = (owner: number): string => PLAYER_COLOUR[seatOf(owner)]!;
const markOf = (owner: number, scale: number): string => at(0, 0, MARKS[seatOf(owner)]!, scale);

/** The mother of mushrooms: tall, crowned. */
export function motherBody(owner: number): string {
  const c = colourOf(owner);
  return (
    oval(0, 27, 17, 5, '#0004') +
    path('M-8 2Q-6 14 -11 27H11Q6 14 8 2Z', '#f5ead2', `stroke="${darker(c, 0.45)}" stroke-width="1.500"`) +
    path('M-24 4Q-22 -20 0 -21Q22 -20 24 4Q0 12 -24 4Z', c, `stroke="${darker(c, 0.45)}" stroke-width="1.800"`) +
    path('M-18 -3Q-12 -16 0 -17Q-10 -12 -12 -1Z', lighter(c, 0.35)) +
    at(0, -5, markOf(owner, 1.15)) +
    path('M-11 -21L-13 -33L-5 -27L0 -36L5 -27L13 -33L11 -21Z', '#f2c544', 'stroke="#8a6414" stroke-width="1.500"')
  );
}
export const mother = (owner: number): Drawing => ({ box: [-27, -38, 54, 71], body: motherBody(owner) });

const DOTS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-4, 0],
    [4, 0],
  ],
  3: [
    [-5, 2],
    [0, -3],
    [5, 2],
  ],
  4: [
    [-4, -3],
    [4, -3],
    [-4, 4],
    [4, 4],
  ],
  5: [
    [-5, -3],
    [5, -3],
    [0, 0.5],
    [-5, 4],
    [5, 4],
  ],
};

/** A mushroom token with one to five dots, and at its foot the sign of its player. */
export function tokenBody(owner: number, dots: number): string {
  const c = colourOf(owner);
  return (
    oval(0, 19, 13, 4, '#0004') +
    path('M-5 2Q-4 10 -8 19H8Q4 10 5 2Z', '#f5ead2', `stroke="${darker(c, 0.45)}" stroke-width="1.300"`) +
    path('M-19 4Q-18 -14 0 -15Q18 -14 19 4Q0 10 -19 4Z', c, `stroke="${darker(c, 0.45)}" stroke-width="1.600"`) +
    (DOTS[dots] ?? []).map(([x, y]) => oval(x * 1.3, y * 1.2 - 3, 2.2, 2.2, '#fff')).join('') +
    oval(0, 14, 7, 7, c, `stroke="${darker(c, 0.45)}" stroke-width="1.200"`) +
    at(0, 14, markOf(owner, 0.68))
  );
}
export const token = (owner: number, dots: number): Drawing => ({ box: [-21, -18, 42, 42], body: tokenBody(owner, dots) });

/** Spores of one player on a tile: a cube with the player's sign, and how many there are. */
export function sporesBody(owner: number, count = 1): string {
  const c = colourOf(owner);
  const cube =
    '<rect x="-9" y="-9" width="18" height="18" rx="4" ' +
    `fill="${c}" stroke="${darker(c, 0.5)}" stroke-width="1.500"/>` +
    path('M-7 -3Q-7 -7 -3 -7H2Q-5 -6 -7 -3Z', lighter(c, 0.45)) +
    at(0, 0, markOf(owner, 0.72));
  return count > 1
    ? at(-3, -3, cube) +
        at(3, 2, cube) +
        oval(13, -10, 9.5, 9.5, '#fff8e6', `stroke="${darker(c, 0.5)}" stroke-width="1.300"`) +
        `<text x="13" y="-4.500" text-anchor="middle" font-size="${count > 9 ? 13 : 15.5}" font-weight="700" fill="#2b2118">${count}</text>`
    : cube;
}
export const spore = (owner: number): Drawing => ({ box: [-11, -11, 22, 22], body: sporesBody(owner) });

/** The spore counter of a board: start, one, two; a board whose mushroom has decayed shows a leaf. */
export function counter(owner: number, value: number): Drawing {
  const c = colourOf(owner);
  const places = [0, 1, 2].map(
    (at_) =>
      `<circle cx="${at_ * 20}" r="7" fill="${at_ <= value ? lighter(c, 0.2) : '#0002'}" stroke="${darker(c, 0.4)}" stroke-width="1.500"/>`,
  );
  return {
    box: [-10, -10, 60, 20],
    body: places.join('') + (value > 2 ? line('M-6 6L46 -6', '#5a4a3a', 3) : at(Math.min(2, value) * 20, 0, oval(0, 0, 4, 4, '#fff'))),
  };
}

/** Barred: a mother stands on this mushroom, so it can neither spore nor decay. */
export const barredBody = (): string =>
  oval(0, 0, 10, 10, '#fff8e6', 'stroke="#b3261e" stroke-width="4"') + line('M-6.500 6.500L6.500 -6.500', '#b3261e', 4);
export const barred = (): Drawing => ({ box: [-13, -13, 26, 26], body: barredBody() });

/** The how manieth spore of a sporing fell here. */
export const orderBody = (number: number): string =>
  oval(0, 0, 13, 13, '#fff8e6', 'stroke="#4a3a6a" stroke-width="2.500"') +
  `<text y="5.500" text-anchor="middle" font-size="16" font-weight="700" fill="#2b2118">${number}</text>`;

/** A mushroom card face down. */
export const mushroomBack = (): Drawing => ({
  box: [0, 0, 100, 138],
  body:
    '<rect x="1" y="1" width="98" height="136" rx="9" fill="#3d4a36" stroke="#1f281b" stroke-width="2"/>' +
    '<rect x="8" y="8" width="84" height="122" rx="6" fill="none" stroke="#8fa57a" stroke-width="2"/>' +
    at(50, 66, path('M-28 6Q-26 -26 0 -28Q26 -26 28 6Q0 14 -28 6Z', '#8fa57a') + path('M-9 8Q-7 22 -12 40H12Q7 22 9 8Z', '#c9d6b4')),
});
