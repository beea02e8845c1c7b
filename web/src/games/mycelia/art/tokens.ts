import { lighter } from '../../../art/colour';
import { at, type Drawing, figure, line, oval, path, upTo } from '../../../art/draw';
import { MARKS, PLAYER_COLOUR, seatOf } from '../../../art/players';
import { skin } from '../../../art/mushroom/skin';

/** Leaves to pay with, pawns and runes. */

const BLADE = 'M15 1.500C28 6 29 20 15 29C1 20 2 6 15 1.500Z';

/** A leaf with its value; without one, just the leaf. */
export const leafToken = (value?: number | string): Drawing => ({
  box: [0, 0, 30, 31],
  body:
    path(BLADE, '#6f9434', 'stroke="#3c5518" stroke-width="1.300"') +
    path(BLADE, 'url(#fr-soft)') +
    line('M15 3V31M15 9L20.500 6.500M15 9L9.500 6.500M15 24L22 19M15 24L8 19', '#3f5a1a', 1, `opacity=".${value === undefined ? 7 : 35}"`) +
    (value === undefined
      ? ''
      : figure(15, 21.6, 18, String(value), '#fff', 'stroke="#34490f" stroke-width="3" paint-order="stroke" stroke-linejoin="round"')),
});

const RUNES = ['M-5 9V-9M-5 -9L5 -4L-5 1M-5 1L5 9', 'M0 9V-9M0 -9L-7 -2M0 -9L7 -2', 'M-6 9V-9L6 9V-9', 'M0 9V-9M-7 -4L0 3L7 -4'] as const;

/** The rune on a player's start cards. */
export const rune = (seat: number, colour = '#f6eedb'): Drawing => ({
  box: [-12, -12, 24, 24],
  body: line(RUNES[seatOf(seat)]!, colour, 2.6),
});

/** A mushroom pawn for the favour track. */
export function pawn(seat: number): Drawing {
  const s = seatOf(seat);
  const c = PLAYER_COLOUR[s]!;
  const foot = lighter(c, 0.62);
  return {
    box: [-19, -42, 38, 48],
    body:
      oval(0, 2, 14, 3.6, '#1a120a', 'opacity=".35"') +
      skin('M-5.500 -16C-5 -8 -11 -3 -12 0Q0 6 12 0C11 -3 5 -8 5.500 -16Z', foot, { light: 'stem' }) +
      skin('M-18 -15C-18 -32 -9 -40 0 -40S18 -32 18 -15Q0 -8 -18 -15Z', c) +
      at(0, -23, MARKS[s]!, 1.25) +
      line('M-13 -22Q-11 -31 -5 -35', '#fff', 2, 'opacity=".5"'),
  };
}

/** The start player's marker: a small ring of mushrooms. */
export const startMarker = (): Drawing => ({
  box: [-22, -22, 44, 44],
  body:
    oval(0, 0, 20, 20, '#5d8435', 'stroke="#34501c" stroke-width="2"') +
    oval(0, 0, 20, 20, 'url(#fr-soft)') +
    upTo(7)
      .map((i) => {
        const a = (i / 7) * 6.283 - 1.57;
        return at(
          Math.cos(a) * 13,
          Math.sin(a) * 13 + 2,
          path('M-1.500 -1V4H1.500V-1Z', '#f6eedb') +
            path('M-5 0C-5 -6 5 -6 5 0Z', i ? '#f0dcb4' : '#cf2a1c', 'stroke="#3b2416" stroke-width=".8"'),
        );
      })
      .join(''),
});
