import { darker } from './colour';
import { at, type Drawing, oval, path } from './draw';

/** The colours and signs of the players. */

/** Red, green, blue, yellow: the four runes of the box. */
export const PLAYER_COLOUR = ['#b8402f', '#4b7a2c', '#2f6f9f', '#d09a1e'] as const;

/** The shape of each player's sign, in white. */
export const MARKS = [
  oval(0, 0, 5, 5, '#fff'),
  path('M0 -6L6 5H-6Z', '#fff'),
  path('M0 -6.500L6 0L0 6.500L-6 0Z', '#fff'),
  path('M0 -7L1.900 -2.300L6.800 -2L3 1.200L4.200 6L0 3.400L-4.200 6L-3 1.200L-6.800 -2L-1.900 -2.300Z', '#fff'),
] as const;

export const seatOf = (seat: number): number => ((seat % 4) + 4) % 4;

/** The player's sign: colour and shape (disc, triangle, diamond, star). */
export function playerMark(seat: number): Drawing {
  const s = seatOf(seat);
  const c = PLAYER_COLOUR[s]!;
  return {
    box: [-12, -12, 24, 24],
    body: `<circle r="11" fill="${c}" stroke="${darker(c, 0.45)}" stroke-width="1.400"/>` + at(0, s === 1 ? -0.6 : 0, MARKS[s]!, 1.05),
  };
}
