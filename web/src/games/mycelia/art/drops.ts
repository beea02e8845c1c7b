import { at, type Drawing, figure, line, oval, path } from '../../../art/draw';

/** Dewdrops are round, prism drops are cut like crystal: told apart by shape, not by colour alone. */

export type DropKind = 'dew' | 'prism';

const DEW = 'M0 -15C6 -6 11 -1 11 5A11 11 0 0 1 -11 5C-11 -1 -6 -6 0 -15Z';
const PRISM = 'M0 -16L9.500 -4L8 10L0 16L-8 10L-9.500 -4Z';

const dew =
  oval(0, 15, 9, 2.6, '#1a120a', 'opacity=".28"') +
  path(DEW, 'url(#fr-dew)', 'stroke="#ffffffcc" stroke-width="1.2"') +
  path(DEW, 'none', 'stroke="#0f3f5c" stroke-opacity=".45" stroke-width=".6"') +
  line('M-6 2C-7 6 -5 10 -1 11.500', '#fff', 2, 'opacity=".9"') +
  oval(3.4, 9, 3.4, 2, '#dff6ff', 'opacity=".55"');

const prism =
  oval(0, 16, 8, 2.4, '#1a120a', 'opacity=".28"') +
  path(PRISM, 'url(#fr-prism)', 'stroke="#5b2f86" stroke-width="1.3" stroke-linejoin="round"') +
  path('M0 -16L-9.500 -4L-3 -2Z', '#fff', 'opacity=".65"') +
  path('M0 -16L3 -2L9.500 -4Z', '#fff', 'opacity=".3"') +
  path('M3 -2L9.500 -4L8 10Z', '#3d1d6e', 'opacity=".22"') +
  path('M-3 -2L0 16L-8 10Z', '#3d1d6e', 'opacity=".14"') +
  path('M3 -2L8 10L0 16Z', '#3d1d6e', 'opacity=".32"') +
  line('M-9.500 -4L-3 -2L3 -2L9.500 -4M-3 -2L0 -16L3 -2L0 16Z', '#ffffffc0', 0.9);

/** One drop, its middle at 0, 0. */
export const drop = (kind: DropKind = 'dew'): Drawing => ({ box: [-13, -18, 26, 37], body: kind === 'dew' ? dew : prism });

/** A drop that is only meant "if present". */
export const ghostDrop = (): Drawing => ({
  box: [-13, -18, 26, 37],
  body: path(DEW, '#dff3fc', 'fill-opacity=".6" stroke="#1f6a94" stroke-width="2.4" stroke-dasharray="3.400 2.600" stroke-linecap="round"'),
});

const LIE: Record<number, readonly (readonly [number, number, number])[]> = {
  1: [[0, 0, 1.3]],
  2: [
    [-15, 1, 1.2],
    [15, -1, 1.2],
  ],
  3: [
    [0, -14, 1.05],
    [-17, 11, 1.05],
    [17, 11, 1.05],
  ],
  4: [
    [-14, -13, 0.95],
    [14, -14, 0.95],
    [-15, 14, 0.95],
    [15, 13, 0.95],
  ],
  5: [
    [-22, -13, 0.86],
    [22, -13, 0.86],
    [0, 0, 0.86],
    [-22, 15, 0.86],
    [22, 15, 0.86],
  ],
  6: [
    [-24, -14, 0.84],
    [0, -15, 0.84],
    [24, -14, 0.84],
    [-24, 14, 0.84],
    [0, 15, 0.84],
    [24, 14, 0.84],
  ],
};

/** The drops of one field: up to six are laid out, more are a drop of each kind with its number. */
export function dropStack(dewdrops: number, prisms = 0): Drawing {
  const all = dewdrops + prisms;
  const box = [-40, -34, 80, 68] as const;
  if (all <= 6) {
    const kinds = Array.from({ length: all }, (_, i): DropKind => (i < dewdrops ? 'dew' : 'prism'));
    return {
      box,
      body: kinds
        .map((k, i) => {
          const [x, y, s] = LIE[all]![i]!;
          return at(x, y, drop(k).body, s);
        })
        .join(''),
    };
  }
  const heap = (kind: DropKind, many: number, x: number): string =>
    at(x, -3, drop(kind).body, 1.55) +
    `<rect x="${x - 2}" y="7" width="26" height="20" rx="10" fill="#33261a" stroke="#fff3cf" stroke-width="1.4"/>` +
    figure(x + 11, 22.4, 17, String(many), '#fff8e6');
  return {
    box,
    body:
      prisms === 0
        ? heap('dew', dewdrops, -4)
        : dewdrops === 0
          ? heap('prism', prisms, -4)
          : heap('dew', dewdrops, -22) + heap('prism', prisms, 15),
  };
}
