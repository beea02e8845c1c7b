/** What a line chart is made of: a value after every turn for each of several players. */
export interface Series {
  name: string;
  /** whose line it is; -1 the book's rival */
  seat: number;
  values: readonly number[];
}

/** Round numbers from 0 to at least `most`, at most `many` steps of 1, 2 or 5 times a power of ten. */
export function ticks(most: number, many = 5): number[] {
  const rough = Math.max(most, 1) / many;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((k) => k * power).find((k) => k >= rough) ?? rough);
  const count = Math.ceil(Math.max(most, 1) / step);
  return Array.from({ length: count + 1 }, (_, i) => i * step);
}

/** A path through points, straight from one to the next. */
export const through = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
