import { at, type Drawing, oval, path, upTo } from '../../../art/draw';
import { mix } from '../../../art/colour';
import { PLAYER_COLOUR } from '../../../art/players';

/** The piles of another player in small: one seen from its edge, one of open cards. */

const card = (x: number, y: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="30" height="40" rx="4" fill="${fill}" stroke="#2b2117" stroke-width="2.500"/>`;

/** The draw pile: backs upon each other. */
export function pileSign(seat: number): Drawing {
  const back = mix(PLAYER_COLOUR[((seat % 4) + 4) % 4]!, '#16241c', 0.45);
  const cards = upTo(3).map((i) => card(12 - 5 * i, 12 - 5 * i, i < 2 ? '#f3e6c6' : back));
  return { box: [0, 0, 44, 54], body: cards.join('') + oval(17, 22, 6, 8, '#e6cf95') };
}

/** The discard pile: cards laid down open, a mushroom on the upper one. */
export const discardSign = (): Drawing => ({
  box: [0, 0, 44, 54],
  body:
    at(17, 30, card(-15, -20, '#e2cf9f'), 1, -14) +
    at(
      24,
      28,
      card(-15, -20, '#fdf6e1') +
        path('M-3 2C-2 7 -4 11 -4 13Q0 15 4 13C4 11 2 7 3 2Z', '#cdb48a') +
        path('M-10 3C-10 -10 10 -10 10 3Q0 6 -10 3Z', '#cf2a1c'),
      1,
      6,
    ),
});
