import type { Box, Point } from '../../table/overlook/camera';
import { boxOf, type Edge, SIDE, type Wind } from './art';

/** Where cells lie: (a, b, c) with a + b + c = 2 stands on its base, with 1 on its tip. */

const numbers = (cell: string): [number, number, number] => {
  const [a = 0, b = 0, c = 0] = cell.split(',').map(Number);
  return [a, b, c];
};

export const isUp = (cell: string): boolean => {
  const [a, b, c] = numbers(cell);
  return a + b + c === 2;
};

/** The middle of a cell. */
export function centre(cell: string): Point {
  const [a, b, c] = numbers(cell);
  return { x: ((a - c) / 2) * SIDE, y: (-Math.sqrt(3) / 6) * (2 * b - a - c) * SIDE };
}

/** The box around a cell, the whole triangle. */
export function boxAt(cell: string): Box {
  const { x, y } = centre(cell);
  const [left, top, width, height] = boxOf(isUp(cell));
  return { x: x + left, y: y + top, width, height };
}

const CLOCKWISE: readonly Edge[] = ['a', 'c', 'b'];

/** The sign on each side of a tile, read clockwise from `a` where it is not turned. */
export function windsOf(wind: string, turned = 0): Record<Edge, Wind> {
  const found: Record<Edge, Wind> = { a: 'O', b: 'A', c: 'U' };
  CLOCKWISE.forEach((_, i) => (found[CLOCKWISE[(i + turned) % 3]!] = (wind[i] ?? 'O') as Wind));
  return found;
}
