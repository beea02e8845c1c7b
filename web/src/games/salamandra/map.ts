import type { Box, Point } from '../../table/overlook/camera';
import type { Side, Way } from './art';
import { slotAt } from './art/field';

/** Where things lie in the play area. A cell is 200 wide; cell 0,0 has its middle at 0, 0. */
export const PITCH = 200;

const numbers = (name: string): [number, number] => {
  const [c = 0, r = 0] = name.split(',').map(Number);
  return [c, r];
};

/** The middle of a cell. */
export function cellAt(cell: string): Point {
  const [c, r] = numbers(cell);
  return { x: c * PITCH, y: r * PITCH };
}

/** The middle of a corner: the hole at the south-east of the cell it is named after. */
export function cornerAt(corner: string): Point {
  const [c, r] = numbers(corner);
  return { x: (c + 0.5) * PITCH, y: (r + 0.5) * PITCH };
}

/** The middle of a slot of the field on a cell. */
export function slotOn(cell: string, side: Side): Point {
  const { x, y } = cellAt(cell);
  const [dx, dy] = slotAt[side];
  return { x: x + dx, y: y + dy };
}

/** The two corners a slot's paths lead to, each with the side of a grove there that faces the slot's field. */
const ENDS: Record<Side, readonly (readonly [dc: number, dr: number, faces: Way])[]> = {
  N: [
    [-1, -1, 'se'],
    [0, -1, 'sw'],
  ],
  E: [
    [0, -1, 'sw'],
    [0, 0, 'nw'],
  ],
  S: [
    [0, 0, 'nw'],
    [-1, 0, 'ne'],
  ],
  W: [
    [-1, -1, 'se'],
    [-1, 0, 'ne'],
  ],
};

export interface PathEnd {
  corner: string;
  faces: Way;
  from: Point;
  to: Point;
}

/** Where the paths of a slot lead: drawn when somebody looks at a placement. */
export function pathsOf(cell: string, side: Side): PathEnd[] {
  const [c, r] = numbers(cell);
  const from = slotOn(cell, side);
  return ENDS[side].map(([dc, dr, faces]) => {
    const corner = `${c + dc},${r + dr}`;
    return { corner, faces, from, to: cornerAt(corner) };
  });
}

/** The corners of cells, each once. */
export const cornersOf = (cells: readonly string[]): string[] => [
  ...new Set(
    cells.flatMap((cell) => {
      const [c, r] = numbers(cell);
      return [`${c - 1},${r - 1}`, `${c},${r - 1}`, `${c - 1},${r}`, `${c},${r}`];
    }),
  ),
];

/** The box around cells, whole octagons. */
export function around(cells: readonly string[]): Box {
  const points = cells.map(cellAt);
  const xs = points.map((one) => one.x);
  const ys = points.map((one) => one.y);
  const [left, top] = [Math.min(...xs) - PITCH / 2, Math.min(...ys) - PITCH / 2];
  return { x: left, y: top, width: Math.max(...xs) + PITCH / 2 - left, height: Math.max(...ys) + PITCH / 2 - top };
}
