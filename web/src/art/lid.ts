import { standalone } from './defs';
import { type Drawing, place } from './draw';

/** One picture for all that lies on the lid of a game's box: five places beside each other, each with a card in a frame
 *  or with a thing that stands for itself. The first page shows it without any of the game's code. */

const [WIDE, HIGH, FRAME, CORNER] = [172, 224, 5, 12];

const box = (x: number, edge: number): string =>
  `x="${x + edge}" y="${edge}" width="${WIDE - 2 * edge}" height="${HIGH - 2 * edge}" rx="${CORNER - edge}"`;

/** A drawing that fills its frame and is cut at the edges. */
function card({ box: [x, y, wide, high], body }: Drawing, left: number, i: number): string {
  const [w, h] = [WIDE - 2 * FRAME, HIGH - 2 * FRAME];
  const view = `x="${left + FRAME}" y="${FRAME}" width="${w}" height="${h}" viewBox="${x} ${y} ${wide} ${high}"`;
  return (
    `<rect ${box(left, 0)} fill="#f6eedb"/><clipPath id="lid${i}"><rect ${box(left, FRAME)}/></clipPath>` +
    `<g clip-path="url(#lid${i})"><svg ${view} preserveAspectRatio="xMidYMid slice">${body}</svg></g>`
  );
}

export const lid = (drawings: readonly Drawing[], framed: boolean): string =>
  standalone({
    box: [0, 0, WIDE * drawings.length, HIGH],
    body: drawings.map((one, i) => (framed ? card(one, i * WIDE, i) : place(one, i * WIDE, 0, WIDE, HIGH))).join(''),
  });
