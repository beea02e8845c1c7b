import { chance } from '../chance';
import { darker, lighter } from '../colour';
import { at, type Drawing, line, path, upTo } from '../draw';
import { before, behind, HIGH, WIDE } from './scene';
import { skin } from './skin';
import type { Traits } from './traits';

const BLADE = 'M0 -34C15 -27 25 -11 22 5C19 20 9 28 0 34C-9 28 -19 20 -22 5C-25 -11 -15 -27 0 -34Z';
const RIBS = 'M0 -31V44M0 -16Q9 -18 15 -14M0 -4Q11 -7 20 -1M0 9Q9 7 16 12M0 -16Q-9 -18 -15 -14M0 -4Q-11 -7 -20 -1M0 9Q-9 7 -16 12';

/** One falling leaf, or two that meet: the start cards without a mushroom. */
export function leafCard(t: Traits, seed: string): Drawing {
  const c = chance(seed);
  const one = (x: number, y: number, k: number, turn: number, colour: string): string =>
    at(
      x,
      y,
      line('M0 30V46', darker(colour, 0.45), 3.4) +
        skin(BLADE, colour, { second: t.colours.edge, edge: t.edge }) +
        line(RIBS, darker(colour, 0.35), 1.5, 'opacity=".75"') +
        line('M-14 -8Q-11 -20 -4 -26', '#fff', 2.6, 'opacity=".4"'),
      k,
      turn,
    );
  const drift = upTo(3)
    .map((i) => line(`M${16 + i * 9} ${30 + i * 17}q16 -9 30 0t26 -3`, '#fff', 1.6, 'opacity=".55"'))
    .join('');
  const { cap, mark } = t.colours;
  const leaves =
    t.count > 1 ? one(48, 68, 1.02, -26, cap) + one(92, 66, 1.02, 24, lighter(mark, 0.05)) : one(74, 58, 1.28, c.between(26, 34), cap);
  const small = [
    [22, 96, 0.2, 70],
    [112, 90, 0.24, -40],
    [100, 22, 0.2, 110],
  ]
    .map(([x, y, k, a]) => at(x!, y!, path(BLADE, mark, 'opacity=".8"'), k!, a!))
    .join('');
  return { box: [0, 0, WIDE, HIGH], body: behind(t, seed) + drift + small + leaves + before(t, seed) };
}
