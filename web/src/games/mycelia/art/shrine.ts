import { at, type Drawing, line, oval, path, upTo } from '../../../art/draw';
import { die, type Face } from './die';
import { drop, type DropKind } from './drops';

/** The Shrine of Life: an old stump whose disc holds the removed drops in a ring of hollows. When all are full it
 *  tips over and lets them fall. */

export interface ShrineState {
  /** drops lying on it, of these `prisms` are prism drops */
  drops: number;
  prisms?: number;
  /** hollows in all: 10, 15 or 20 */
  holes: number;
  face?: Face;
  tipping?: boolean;
}

const ROOTS =
  'M36 100C32 146 24 168 8 184Q34 178 50 187Q62 176 72 189Q86 178 100 188Q114 178 128 189Q138 176 150 187Q166 178 192 184C176 168 168 146 164 100Z';

export function shrineOfLife(s: ShrineState): Drawing {
  const stump =
    oval(100, 186, 90, 11, '#0b120c', 'opacity=".35"') +
    path(ROOTS, '#7b5432', 'stroke="#3d2613" stroke-width="2"') +
    path(ROOTS, 'url(#fr-stem)') +
    line(
      'M56 116C54 150 46 166 40 178M78 120C78 152 74 168 70 182M100 122V180M122 120C122 152 126 168 130 182M144 116C146 150 154 166 160 178',
      '#4d301a',
      3,
      'opacity=".7"',
    ) +
    path('M22 182q6 -10 14 -3q7 -9 14 1q-14 6 -28 2ZM150 183q6 -10 14 -2q7 -8 13 1q-13 6 -27 1Z', '#6f9a45') +
    at(
      41,
      150,
      path('M-2 8V0H2V8Z', '#f2e6cf') +
        path('M-7 1C-7 -8 7 -8 7 1Z', '#cf2a1c', 'stroke="#5b160e" stroke-width=".8"') +
        oval(-2, -3, 1.3, 1.1, '#fff') +
        oval(3, -2, 1.1, 1, '#fff'),
    ) +
    at(160, 158, path('M-2 7V0H2V7Z', '#f2e6cf') + path('M-6 1C-6 -7 6 -7 6 1Z', '#e3a63a', 'stroke="#6b4310" stroke-width=".8"'), 0.9);
  const hollows = upTo(s.holes).map((i) => {
    const a = (i / s.holes) * Math.PI * 2 - Math.PI / 2 + Math.PI / s.holes;
    return [100 + 66 * Math.cos(a), 94 + 29 * Math.sin(a), i] as const;
  });
  const size = s.holes > 15 ? 0.56 : s.holes > 10 ? 0.64 : 0.74;
  const kind = (i: number): DropKind => (i >= s.drops - (s.prisms ?? 0) ? 'prism' : 'dew');
  const ring = [...hollows]
    .sort((p, q) => p[1] - q[1])
    .map(([x, y, i]) =>
      i < s.drops && !s.tipping
        ? at(x, y - 5, drop(kind(i)).body, size)
        : oval(x, y, 12.5 * size, 6.5 * size, '#8a6238', 'opacity=".75"') +
          oval(x, y + 1.4, 11 * size, 4.6 * size, '#5d3d1f', 'opacity=".6"'),
    )
    .join('');
  const disc =
    oval(100, 100, 84, 40, '#5d3d1f') +
    oval(100, 94, 84, 40, '#e0bf8e', 'stroke="#6d4722" stroke-width="4"') +
    oval(100, 94, 84, 40, 'url(#fr-soft)') +
    oval(100, 94, 48, 20, 'none', 'stroke="#b78d58" stroke-width="2"') +
    oval(100, 94, 37, 15, 'none', 'stroke="#b78d58" stroke-width="2"') +
    oval(100, 94, 25, 10, 'none', 'stroke="#b78d58" stroke-width="2"');
  const dice = s.face && !s.tipping ? at(100, 84, die(s.face, 8).body, 0.72) : '';
  const falling = s.tipping
    ? upTo(Math.min(s.drops, 12))
        .map((i) => at(150 + (i % 4) * 13 - (i % 3) * 5, 92 + ((i * 37) % 84), drop(kind(i)).body, 0.62, 12 + i * 7))
        .join('') + (s.face ? at(176, 168, die(s.face, 24).body, 0.8) : '')
    : '';
  const table = `<g${s.tipping ? ' transform="rotate(24 100 104)"' : ''}>${disc}${ring}${dice}</g>`;
  return { box: [0, 40, 200, 160], body: stump + table + falling };
}
