import { type Drawing, type SvgOptions, svg } from './draw';

/** The light all drawings share: a few gradients that lie over any colour, so each drawing is only its shapes.
 *  They are put on the page once (`artDefs`), or inside a picture that must stand alone (`standalone`). */

const stop = (at: number, colour: string, opacity: number): string =>
  `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

const radial = (id: string, cx: number, cy: number, r: number, stops: string): string =>
  `<radialGradient id="fr-${id}" cx="${cx}" cy="${cy}" r="${r}">${stops}</radialGradient>`;

const linear = (id: string, x2: number, y2: number, stops: string): string =>
  `<linearGradient id="fr-${id}" x2="${x2}" y2="${y2}">${stops}</linearGradient>`;

const W = '#fffaf0';
const D = '#2a170c';

const fade = (id: string, gradient: string): string =>
  `<mask id="fr-${id}" maskContentUnits="objectBoundingBox"><rect x="-.1" y="-.1" width="1.2" height="1.2" fill="url(#fr-${gradient})"/></mask>`;

const DEFS = [
  // a round body lit from the upper left
  radial('lit', 0.34, 0.2, 0.85, stop(0, W, 0.55) + stop(0.3, W, 0.14) + stop(0.58, D, 0) + stop(1, D, 0.46)),
  // a softer one for pale bodies
  radial('soft', 0.36, 0.22, 0.9, stop(0, W, 0.6) + stop(0.5, W, 0) + stop(0.62, D, 0) + stop(1, D, 0.27)),
  // a stem: light on the left, shade on the right
  linear('stem', 1, 0, stop(0, D, 0.14) + stop(0.26, W, 0.45) + stop(0.52, W, 0) + stop(1, D, 0.36)),
  // what hangs over throws shade down
  linear('under', 0, 1, stop(0, D, 0.5) + stop(0.5, D, 0)),
  linear('neck', 0, 1, stop(0, D, 0.42) + stop(0.24, D, 0)),
  // standing on the ground: dark at the foot
  linear('foot', 0, 1, stop(0.6, D, 0) + stop(1, D, 0.32)),
  // a field of the board: light from above
  linear('field', 0, 1, stop(0, W, 0.16) + stop(0.35, W, 0) + stop(1, D, 0.22)),
  radial('hollow', 0.5, 0.45, 0.62, stop(0, D, 0.55) + stop(0.7, D, 0.2) + stop(1, D, 0)),
  // sky behind a mushroom, glow around a shining one
  radial('sun', 0.5, 0.5, 0.5, stop(0, W, 0.85) + stop(0.55, W, 0.35) + stop(1, W, 0)),
  radial('dusk', 0.5, 0.42, 0.75, stop(0, D, 0) + stop(0.65, D, 0.04) + stop(1, D, 0.3)),
  // water and crystal
  radial('dew', 0.36, 0.3, 0.8, stop(0, '#f4fcff', 1) + stop(0.4, '#a5dcf1', 1) + stop(0.8, '#3f98c4', 1) + stop(1, '#226d9b', 1)),
  linear(
    'prism',
    1,
    1,
    stop(0, '#ff9db8', 1) + stop(0.3, '#ffd98a', 1) + stop(0.55, '#a7ecb8', 1) + stop(0.78, '#8fc4ff', 1) + stop(1, '#b88cf0', 1),
  ),
  // two colours in one body: the second is masked in at the edge, the foot or the top
  linear('low-g', 0, 1, stop(0.3, '#fff', 0) + stop(0.95, '#fff', 1)),
  linear('high-g', 0, 1, stop(0.08, '#fff', 1) + stop(0.6, '#fff', 0)),
  radial('rim-g', 0.5, 0.5, 0.52, stop(0.45, '#fff', 0) + stop(1, '#fff', 1)),
  radial('mid-g', 0.5, 0.4, 0.4, stop(0.1, '#fff', 1) + stop(1, '#fff', 0)),
  radial('glow-g', 0.5, 0.5, 0.42, stop(0, '#fff', 1) + stop(0.5, '#fff', 0.45) + stop(1, '#fff', 0)),
  fade('glow', 'glow-g'),
  fade('low', 'low-g'),
  fade('high', 'high-g'),
  fade('rim', 'rim-g'),
  fade('mid', 'mid-g'),
].join('');

/** Put this once at the start of the page's body; drawings refer to it. It takes no room. */
export const artDefs = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="art-defs" width="0" height="0" aria-hidden="true"><defs>${DEFS}</defs></svg>`;

/** A picture that carries its own light: for icons, downloads and <img>. */
export const standalone = (d: Drawing, o: SvgOptions = {}): string => svg({ box: d.box, body: `<defs>${DEFS}</defs>${d.body}` }, o);
