import { type Chance, chance } from '../chance';
import { darker } from '../colour';
import { at, line, mirrored, n, oval, path, pt, upTo } from '../draw';

/** Now and then somebody passes by: a snail, a butterfly, or a fern grew there. */

const SNAIL =
  path('M-11 3Q-4 -1 4 0L9 -5Q12 -7 12 -3L10 3Z', '#c9a878', 'stroke="#5b4226" stroke-width=".8"') +
  line('M11 -5l1.5 -4M9 -5l-.5 -4', '#5b4226', 0.8) +
  oval(-1, -5, 6.5, 6.2, '#a4653a', 'stroke="#4b2d18" stroke-width=".9"') +
  line('M-1 -5q3 0 2 -2.5q-2 -3 -5 -.5q-2 3 1 5.5q5 2 6.5 -3', '#f0cf9d', 1.1);

const WINGS = 'M0 0C-4 -9 -11 -8 -9 -2C-8 1 -4 2 0 1C-6 3 -6 8 -3 8C-1 8 0 4 0 1C0 4 1 8 3 8C6 8 6 3 0 1C4 2 8 1 9 -2C11 -8 4 -9 0 0Z';

const butterfly = (colour: string): string =>
  path(WINGS, colour, `stroke="${darker(colour, 0.5)}" stroke-width=".8"`) + line('M0 -1V4', '#3b2a1c', 1.4);

const FERN =
  line('M0 0Q2 -18 14 -30', '#4f7a35', 1.6) +
  upTo(7)
    .map((i) => {
      const v = (i + 1) / 8;
      const from = pt(1 + 13 * v * v, -30 * v);
      return line(`M${from}q-7 -2 -9 ${n(-5 + i * 0.5)}M${from}q6 2 9 ${n(3 - i * 0.6)}`, '#5d8f3e', 2.6 - i * 0.2);
    })
    .join('');

const onTheGround = (c: Chance, body: string, x: number, y: number, scale: number): string =>
  c.between(0, 1) < 0.5 ? at(x, y, body, scale) : mirrored(140 - x, y, body, scale);

export function guest(seed: string): string {
  const c = chance(`${seed} guest`);
  const who = c.between(0, 1);
  if (who < 0.17) return onTheGround(c, SNAIL, 20, 115, 0.8);
  if (who < 0.34)
    return at(c.of([16, 20, 24]), c.between(22, 40), butterfly(c.of(['#f2d14a', '#8fb8e8', '#f0a46a'])), 0.85, c.between(-25, 25));
  if (who < 0.58) return onTheGround(c, FERN, 12, 118, 1);
  return '';
}
