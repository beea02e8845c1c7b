import type { Point } from '../../table/overlook/camera';

/** The score track runs around the play area: stone 0 in its upper left corner, then with the sun. */
export const STONES = 100;

/** Where a stone lies on the frame of a window, `inset` from its edge. */
export function stoneAt(stone: number, width: number, height: number, inset: number): Point {
  const [w, h] = [Math.max(1, width - 2 * inset), Math.max(1, height - 2 * inset)];
  let way = ((((stone % STONES) + STONES) % STONES) / STONES) * 2 * (w + h);
  if (way <= w) return { x: inset + way, y: inset };
  way -= w;
  if (way <= h) return { x: inset + w, y: inset + way };
  way -= h;
  if (way <= w) return { x: inset + w - way, y: inset + h };
  return { x: inset, y: inset + h - (way - w) };
}

/** How many markers lie below this one on the same stone: who came last lies on top. */
export const below = (seat: number, points: readonly number[], order: readonly number[]): number =>
  order.slice(0, order.indexOf(seat)).filter((other) => (points[other] ?? 0) % STONES === (points[seat] ?? 0) % STONES).length;
