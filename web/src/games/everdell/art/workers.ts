import { darker } from '../../../art/colour';
import { at, type Drawing, figure, oval, path } from '../../../art/draw';
import { PLAYER_COLOUR, playerMark, seatOf } from '../../../art/players';
import { body, shade } from './brush';
import { HAT } from './clothes';
import { head, type Species } from './heads';

/** Workers: four kinds of animal, each in the colour and with the sign of its player, and Rugwort's rats. */

export const FOLK: readonly Species[] = ['fox', 'frog', 'otter', 'hamster'];

const COAT = 'M-13 14C-14 2 -8 -4 0 -4S14 2 13 14Q0 18 -13 14Z';

/** A worker of a player; it stands on a round foot. */
export function worker(seat: number): Drawing {
  const colour = PLAYER_COLOUR[seatOf(seat)]!;
  return {
    box: [-18, -30, 36, 50],
    body:
      shade(0, 16, 15, 3.5) +
      body(COAT, colour, 1.5) +
      at(0, -10, head(FOLK[seatOf(seat)]!), 0.66) +
      at(0, 9, oval(0, 0, 6.4, 6.4, darker(colour, 0.3))) +
      at(0, 9, playerMark(seat).body, 0.52),
  };
}

/** Rugwort's, in a dark coat and a battered hat. */
export const rat = (): Drawing => ({
  box: [-18, -36, 36, 56],
  body: shade(0, 16, 15, 3.5) + body(COAT, '#4a4654', 1.5) + at(0, -10, head('rat') + at(0, 2, HAT.wide('#3a3340')), 0.66),
});

/** Rugwort's die with eight sides, one for each card of the Meadow: the side that lies on top. */
export const die = (shows: number): Drawing => ({
  box: [-30, -30, 60, 60],
  body:
    shade(0, 25, 22, 4) +
    body('M0 -27L25 -12V13L0 27L-25 13V-12Z', '#5b4a6e', 2) +
    path('M0 -27L25 -12L0 14L-25 -12Z', '#7a6692') +
    path('M-25 -12L0 14V27L-25 13Z', '#4a3c5a') +
    figure(0, 2, 23, String(shows), '#fff6dc'),
});

/** A round portrait of a player's people, for the banner of a city. */
export function portrait(seat: number): Drawing {
  const colour = PLAYER_COLOUR[seatOf(seat)]!;
  return {
    box: [-24, -24, 48, 48],
    body: oval(0, 0, 23, 23, colour, `stroke="${darker(colour, 0.5)}" stroke-width="2"`) + oval(0, 0, 18.5, 18.5, '#f8efd4') + at(0, 3, head(FOLK[seatOf(seat)]!), 0.7),
  }; // prettier-ignore
}

/** A place where a worker may stand: one, or any number. */
export const stand = (shared: boolean): Drawing => ({
  box: [-16, -16, 32, 32],
  body:
    oval(0, 0, 14, 14, '#3a2a1a', 'opacity=".35"') +
    oval(0, 0, 14, 14, 'none', `stroke="#f8efd4" stroke-width="2.400"${shared ? ' stroke-dasharray="5 3.800"' : ''}`) +
    at(
      -8,
      -8,
      '<path d="M3.500 14.500C3.500 10 5 9 6 8C4 7 4 2 8 2S12 7 10 8C11 9 12.500 10 12.500 14.500Z" fill="#f8efd4" opacity=".75"/>',
    ),
});
