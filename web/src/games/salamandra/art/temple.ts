import { darker } from '../../../art/colour';
import { at, type Drawing, line, oval, path, place } from '../../../art/draw';
import { HALF, octagon } from './field';
import { type Cost, costRow, gainRow, type Part } from './rows';
import { salamander } from './signs';

/** The temple of the Salamander: two halves of stone, one of the yellow and one of the black animal. */

export type Half = 'yellow' | 'black';

const STONE: Record<Half, { floor: string; body: string; spots: string }> = {
  yellow: { floor: '#c7a562', body: '#f4c53d', spots: '#2b2517' },
  black: { floor: '#6b6760', body: '#23231f', spots: '#f4c53d' },
};

/** A half of the temple: the animal, what it asks, and what it gives when no card is left. */
export function templeHalf(half: Half, cost: Cost, empty: readonly Part[], bare: boolean): Drawing {
  const { floor, body, spots } = STONE[half];
  const edge = darker(floor, 0.5);
  const wide = (y: number): number => (Math.abs(y) <= 41 ? 96 : 96 - (Math.abs(y) - 41));
  const seams = [-66, -33, 0, 33, 66]
    .map((y, i) => `M${-wide(y)} ${y}H${wide(y)}M${-48 + (i % 2) * 26} ${y}V${y + 30}M${18 + (i % 2) * 26} ${y}V${y + 30}`)
    .join('');
  const steps = half === 'yellow' ? 'M99 -41V41' : 'M-99 -41V41';
  return {
    box: [-HALF, -HALF, 2 * HALF, 2 * HALF],
    body:
      path(octagon(HALF - 1), floor) +
      line(seams, edge, 1.6, 'opacity=".35"') +
      path(octagon(HALF - 1), 'url(#fr-field)', `stroke="${edge}" stroke-width="4"`) +
      path(octagon(HALF - 12), 'none', `stroke="#f3d98a" stroke-opacity=".7" stroke-width="2.500" stroke-dasharray="14 5"`) +
      line(steps, '#f3d98a', 5, 'opacity=".8"') +
      (bare
        ? oval(0, -18, 44, 44, darker(floor, 0.25), `stroke="${edge}" stroke-width="2"`) +
          at(-36, -58, salamander(body, spots), 1.7) +
          `<rect x="-36" y="6" width="72" height="30" rx="9" fill="#f8eed5" stroke="${edge}" stroke-width="1.800"/>` +
          place(gainRow(empty), -32, 8, 64, 26)
        : '') +
      `<rect x="-50" y="48" width="100" height="32" rx="10" fill="#f8eed5" stroke="${edge}" stroke-width="2"/>` +
      place(costRow(cost), -46, 50, 92, 28),
  };
}
