/** Where an arrow key leads from one glowing place to the next. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export type Direction = 'left' | 'right' | 'up' | 'down';

export const ARROWS: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

const middle = (box: Box): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];

/** The nearest box in that direction: straight ahead counts more than aside. -1 when there is none. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number {
  const [fx, fy] = middle(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const [x, y] = middle(box);
    const [ahead, aside] =
      direction === 'left'
        ? [fx - x, fy - y]
        : direction === 'right'
          ? [x - fx, fy - y]
          : direction === 'up'
            ? [fy - y, fx - x]
            : [y - fy, fx - x];
    if (ahead < 4) return;
    const way = ahead + 2.5 * Math.abs(aside);
    if (way < least) [least, best] = [way, i];
  });
  return best;
}

/** Reading order: row by row, so that Tab and the numbers go as the eye does. `row` is how far apart tops may be. */
export const inReadingOrder = <T extends { box: Box }>(things: readonly T[], row = 24): T[] =>
  [...things].sort((a, b) => (Math.abs(a.box.y - b.box.y) > row ? a.box.y - b.box.y : a.box.x - b.box.x));
