import { at, type Drawing, line, oval, path, upTo } from './draw';

/** A fairy ring: mushrooms in a circle, the nearest one red. */

const small = (k: number): string => {
  const cap = ['#f0dcb4', '#e9c98d', '#d9a56a', '#efe0c6'][k % 4]!;
  return (
    path('M-2.600 0C-2 5 -4 8 -4 11H4C4 8 2 5 2.600 0Z', '#f6ecd6', 'stroke="#4a3020" stroke-width=".9"') +
    path('M-9 1C-9 -10 9 -10 9 1Q0 4 -9 1Z', cap, 'stroke="#4a3020" stroke-width=".9"')
  );
};
/** One mushroom of the ring by itself; there are four kinds. */
export const sprout = (kind: number): Drawing => ({ box: [-10, -9, 20, 22], body: small(kind) });
const great =
  path('M-7 -2C-5 10 -10 18 -11 24Q0 29 11 24C10 18 5 10 7 -2Z', '#fbf3e0', 'stroke="#4a2a18" stroke-width="1.600"') +
  path('M-9 8Q0 13 9 8L11 14Q0 18 -11 14Z', '#efe0c4', 'stroke="#4a2a18" stroke-width="1.200"') +
  path('M-25 2C-25 -24 -11 -31 0 -31S25 -24 25 2Q0 10 -25 2Z', '#cf2a1c', 'stroke="#5b120b" stroke-width="1.800"') +
  [
    [-12, -12, 4.6],
    [3, -20, 4.2],
    [13, -9, 4.4],
    [-1, -5, 3.6],
    [-19, -2, 2.4],
    [20, 0, 2.2],
  ]
    .map(([x, y, r]) => oval(x!, y!, r!, r! * 0.85, '#fff8ea'))
    .join('') +
  line('M-19 -11Q-15 -22 -7 -26', '#fff', 2.6, 'opacity=".5"');

const ring = (cx: number, cy: number, rx: number, ry: number, many: number, k: number): string =>
  upTo(many)
    .map((i) => (i / many) * Math.PI * 2 - Math.PI / 2)
    .map((a, i) => [cx + rx * Math.cos(a), cy + ry * Math.sin(a), i] as const)
    .filter(([x, y]) => !(y > cy + ry * 0.6 && Math.abs(x - cx) < rx * 0.5))
    .sort((p, q) => p[1] - q[1])
    .map(([x, y, i]) => at(x, y, small(i), k * (0.72 + 0.3 * ((y - cy + ry) / (2 * ry)))))
    .join('');

/** The sign of the house. */
export const logo = (): Drawing => ({
  box: [0, 0, 100, 100],
  body:
    oval(50, 63, 48, 33, '#2f5428') +
    oval(50, 60, 48, 33, '#6f9a45', 'stroke="#2c4a22" stroke-width="2"') +
    oval(50, 57, 31, 20, '#8fb85a') +
    oval(50, 55, 25, 14, '#e9f2a8', 'opacity=".5"') +
    [
      [38, 50],
      [61, 48],
      [50, 42],
      [44, 60],
      [60, 60],
    ]
      .map(([x, y], i) => oval(x!, y!, i % 2 ? 1.3 : 1.9, i % 2 ? 1.3 : 1.9, '#fffbe0'))
      .join('') +
    ring(50, 54, 38, 26, 13, 0.98) +
    at(50, 72, great, 0.78),
});

/** The icon of the browser tab: one mushroom; with `turn`, a glowing ring says "it is your turn". Stands alone. */
export function favicon(turn = false): Drawing {
  const plain = '<rect width="64" height="64" rx="14" fill="#22382b"/>' + oval(32, 55, 24, 5, '#6f9a45');
  const call =
    '<rect width="64" height="64" rx="14" fill="#ffb938"/><rect x="4" y="4" width="56" height="56" rx="11" fill="#fff3cf"/>' +
    oval(32, 55, 22, 5, '#6f9a45');
  const dot = turn ? '<circle cx="52" cy="12" r="11" fill="#1d5fd1" stroke="#fff" stroke-width="3"/>' : '';
  return { box: [0, 0, 64, 64], body: (turn ? call : plain) + at(32, 34, great, 0.94) + dot };
}
