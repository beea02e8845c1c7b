import { darker } from '../../../art/colour';
import { at, type Drawing, line, oval, path, upTo } from '../../../art/draw';

/** The die of the supply and its three symbols. */

export type Face = 'dew' | 'spore' | 'root';
export const FACES: readonly Face[] = ['dew', 'spore', 'root'];

const SIGN: Record<Face, string> = {
  dew: path('M0 -12C5 -5 9 -1 9 4A9 9 0 0 1 -9 4C-9 -1 -5 -5 0 -12Z', '#2f7fa9') + line('M-4.500 3C-4.500 6 -2.500 8 0 8.500', '#fff', 1.8),
  spore:
    oval(0, 0, 3.6, 3.6, '#8a4f9e') +
    upTo(8)
      .map((i) => {
        const a = (i / 8) * 6.283;
        const r = i % 2 ? 7.4 : 9.8;
        return oval(Math.cos(a) * r, Math.sin(a) * r, i % 2 ? 1.6 : 2.4, i % 2 ? 1.6 : 2.4, '#8a4f9e');
      })
      .join(''),
  root: line('M0 -11V-3M0 -3C0 3 -8 2 -9 10M0 -3C0 3 8 2 9 10M0 -3V11M-5.500 3.500L-3 9M5.500 3.500L3 9', '#7a4a20', 2.6),
};

/** A symbol of the die alone, for the supply card. */
export const dieSymbol = (face: Face): Drawing => ({ box: [-13, -13, 26, 26], body: SIGN[face] });

/** The die, lying as it fell. */
export const die = (face: Face, turn = 0): Drawing => ({
  box: [-24, -24, 48, 48],
  body:
    oval(2, 20, 18, 4, '#1a120a', 'opacity=".3"') +
    at(
      0,
      0,
      path(
        'M-17 -12Q-17 -17 -12 -17H12Q17 -17 17 -12V12Q17 17 12 17H-12Q-17 17 -17 12Z',
        '#fbf3dd',
        `stroke="${darker('#c9ab74', 0.35)}" stroke-width="1.800"`,
      ) +
        path('M-17 -12Q-17 -17 -12 -17H12Q17 -17 17 -12V12Q17 17 12 17H-12Q-17 17 -17 12Z', 'url(#fr-soft)') +
        at(0, 0, SIGN[face], 1.12),
      1,
      turn,
    ),
});
