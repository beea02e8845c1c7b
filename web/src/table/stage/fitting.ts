import type { Size } from './arrange';

/** How many columns show so many equal things largest, and how wide each is then. Rows are even: four and four, not six and
 *  two. Where `lines` are given they lie in so many rows, or turned, in so many columns. */
export function fitting(
  many: number,
  shape: number,
  room: Size,
  gap: number,
  most = Infinity,
  lines = 0,
): { columns: number; wide: number } {
  let best = { columns: Math.max(1, many), wide: 0 };
  for (let columns = Math.max(1, many); columns >= 1; columns--) {
    if (lines && columns !== lines && columns !== many / lines) continue;
    const rows = Math.ceil(Math.max(1, many) / columns);
    const wide = Math.min((room.width - gap * (columns - 1)) / columns, (room.height - gap * (rows - 1)) / rows / shape, most);
    if (wide > best.wide + 0.5) best = { columns, wide: Math.max(0, wide) };
  }
  // as many rows, and nothing left over in the last one
  return { ...best, columns: Math.ceil(Math.max(1, many) / Math.ceil(Math.max(1, many) / best.columns)) };
}
