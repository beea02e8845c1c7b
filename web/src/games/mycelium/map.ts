import type { Box, Point } from '../../table/overlook/camera';
import { boxOf, SIDE } from './art';

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
