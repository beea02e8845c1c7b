import { darker } from '../../../art/colour';
import { line, oval, path } from '../../../art/draw';

/** How everything in this wood is painted: one colour, its own dark outline, and the light that all drawings share. */

export const INK = '#2a1a10';

export const rim = (colour: string, width = 1.2): string =>
  `stroke="${darker(colour, 0.5)}" stroke-width="${width}" stroke-linejoin="round"`;

/** A shape with volume. */
export const body = (d: string, colour: string, width = 1.2): string =>
  path(d, colour, rim(colour, width)) + path(d, 'url(#fr-lit)', 'opacity=".75"');

/** A round thing with volume. */
export const ball = (x: number, y: number, rx: number, ry: number, colour: string, width = 1.2): string =>
  oval(x, y, rx, ry, colour, rim(colour, width)) + oval(x, y, rx, ry, 'url(#fr-lit)', 'opacity=".75"');

/** A flat shape with an outline: paper, cloth, wood seen from the front. */
export const flat = (d: string, colour: string, width = 1): string => path(d, colour, rim(colour, width));

export const box = (x: number, y: number, w: number, h: number, colour: string, round = 1.5, width = 1): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${colour}" ${rim(colour, width)}/>`;

/** A stick, a limb, a pole: a stroke with an outline. */
export const limb = (d: string, colour: string, width: number): string =>
  line(d, darker(colour, 0.5), width + 1.8) + line(d, colour, width);

/** Both sides of something that is the same left and right of x = 0. */
export const both = (half: string): string => half + `<g transform="scale(-1 1)">${half}</g>`;

/** Shade on the ground. */
export const shade = (x: number, y: number, rx: number, ry = 3): string => oval(x, y, rx, ry, '#1a120a', 'opacity=".28"');
