import { darker, lighter } from '../../../art/colour';
import { at, type Drawing, line, oval, path, upTo } from '../../../art/draw';
import { PLAYER_COLOUR, playerMark } from '../../../art/players';
import { HOOD } from './signs';

/** Apprentices and druids: hooded people under the sun or the moon. */

export type Face = 'sun' | 'moon';

const seatOf = (seat: number): number => ((seat % 4) + 4) % 4;

const SKY: Record<Face, string> = { sun: '#fbe3a2', moon: '#2b3a63' };

const rays = (r: number): string =>
  upTo(10)
    .map((i) => at(0, 0, path(`M-2 ${-r + 4}L0 ${-r - 2}L2 ${-r + 4}Z`, '#f0a92c'), 1, i * 36))
    .join('');

/** The sun, or the moon with two stars, around 0, 0. */
export const heaven = (face: Face, r = 8): string =>
  face === 'sun'
    ? at(0, 0, rays(12) + oval(0, 0, 8.6, 8.6, '#f7bf3d', 'stroke="#c17d12" stroke-width="1.300"'), r / 10)
    : at(
        0,
        0,
        path('M3 -10A10 10 0 1 0 10 5A8.500 8.500 0 0 1 3 -10Z', '#f3ecd0', 'stroke="#b9b28e" stroke-width="1"') +
          path('M8 -8L9 -5.500L11.500 -4.800L9 -4L8 -1.500L7 -4L4.500 -4.800L7 -5.500Z', '#fff6d2'),
        r / 10,
      );

/** An apprentice of a player on its token. One that may still work is bright and ringed with light; one that has worked is dull. */
export function apprentice(seat: number, face: Face, active = true): Drawing {
  const colour = PLAYER_COLOUR[seatOf(seat)]!;
  const body =
    oval(0, 1.5, 23, 23, '#1a120a', 'opacity=".45"') +
    oval(0, 0, 22.5, 22.5, colour, `stroke="${darker(colour, 0.55)}" stroke-width="1.600"`) +
    oval(0, 0, 18, 18, SKY[face], `stroke="${darker(colour, 0.4)}" stroke-width="1.200"`) +
    at(face === 'sun' ? -8.5 : -8, -8, heaven(face, 6)) +
    at(
      -13.5,
      -12,
      path(HOOD, colour, `stroke="${darker(colour, 0.6)}" stroke-width="1.600"`) +
        path(HOOD, 'url(#fr-lit)') +
        oval(16, 13, 5.6, 6.4, '#24170f') +
        oval(16, 14.2, 4.2, 5, '#f3d2a8') +
        (active
          ? oval(14.3, 13.6, 0.95, 1.1, '#24170f') + oval(17.7, 13.6, 0.95, 1.1, '#24170f')
          : line('M13 14Q14.300 15 15.400 14M16.600 14Q17.700 15 19 14', '#24170f', 1.1)),
      0.92,
    ) +
    at(1.2, 10.5, playerMark(seat).body, 0.54);
  return {
    box: [-26, -26, 52, 52],
    body: active
      ? oval(0, 0, 24.8, 24.8, 'none', 'stroke="#ffe08a" stroke-width="2"') + body
      : `<g style="filter:saturate(.45) brightness(.72)">${body}</g>`,
  };
}

/** A druid's tile: day on one face, night on the other. */
export function druid(seat: number, face: Face): Drawing {
  const colour = PLAYER_COLOUR[seatOf(seat)]!;
  const night = face === 'moon';
  return {
    box: [0, 0, 84, 96],
    body:
      `<rect x="2" y="2" width="80" height="92" rx="12" fill="${night ? '#22304f' : '#f5dfa6'}" stroke="${darker(colour, 0.3)}" stroke-width="4"/>` +
      `<rect x="2" y="2" width="80" height="92" rx="12" fill="url(#fr-field)"/>` +
      (night
        ? upTo(7)
            .map((i) => oval(12 + ((i * 23) % 62), 12 + ((i * 17) % 34), i % 2 ? 1 : 1.6, i % 2 ? 1 : 1.6, '#fff6d2', 'opacity=".8"'))
            .join('')
        : '') +
      at(60, 24, heaven(face, 15)) +
      path('M2 78Q22 62 42 72T82 66V86A8 8 0 0 1 74 94H10A8 8 0 0 1 2 86Z', night ? '#2f4a3a' : '#8fae5c') +
      line('M66 88L58 34', '#7a5632', 3.6) +
      oval(57.5, 31, 4.6, 4.6, night ? '#9fd6f2' : '#7ac7dd', 'stroke="#3a6a80" stroke-width="1.300"') +
      at(
        6,
        28,
        path(HOOD, colour, `stroke="${darker(colour, 0.6)}" stroke-width="1"`) +
          path(HOOD, 'url(#fr-lit)') +
          oval(16, 13, 5.6, 6.4, '#24170f') +
          oval(16, 13.6, 4.4, 4.8, '#f3d2a8') +
          path(
            'M11.800 15C12 23 14 26 16 27C18 26 20 23 20.200 15C18 18 14 18 11.800 15Z',
            lighter('#b9b3a4', 0.5),
            'stroke="#8a8474" stroke-width=".6"',
          ) +
          oval(14.3, 12.6, 0.8, 0.95, '#24170f') +
          oval(17.7, 12.6, 0.8, 0.95, '#24170f'),
        2,
      ) +
      at(14, 82, playerMark(seat).body, 0.72),
  };
}
