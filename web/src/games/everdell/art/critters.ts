import { chance } from '../../../art/chance';
import { darker } from '../../../art/colour';
import { at, type Drawing, line } from '../../../art/draw';
import { type Backdrop, backdrop, BACKDROPS } from './backdrop';
import { ball, body, both, shade } from './brush';
import { arm, type Garment, GARMENT, type Hat, HAT } from './clothes';
import { COAT, type Coat, head, type Species } from './heads';
import { type Tool, TOOL } from './tools';

/** A critter is its traits: an animal, what it wears, what it holds in either hand, and where it stands. */
export interface Critter {
  species: Species;
  garment: Garment;
  cloth: string;
  trim?: string;
  hat?: Hat;
  hatColour?: string;
  /** a second thing on the head: spectacles under a cap */
  also?: Hat;
  left?: Tool;
  right?: Tool;
  /** hangs on the back */
  back?: Tool;
  place: Backdrop;
  /** small company on the ground beside it */
  beside?: string;
}

const TAIL: Record<Coat['tail'], (c: Coat) => string> = {
  none: () => '',
  thin: (c) => line('M12 -6C30 2 38 -14 30 -26', darker(c.paw ?? c.fur, 0.3), 4) + line('M12 -6C30 2 38 -14 30 -26', c.paw ?? c.fur, 2.4),
  bushy: (c) =>
    body('M10 -8C24 4 40 -6 38 -26C37 -40 30 -48 22 -46C28 -38 22 -30 16 -26Z', c.fur) +
    body('M37 -32C36 -42 30 -48 22 -46C26 -41 25 -37 23 -33Q31 -35 37 -32Z', c.pale, 0.8),
  flat: (c) =>
    body('M10 -8C20 -16 40 -22 42 -8C43 4 22 6 10 -2Z', darker(c.paw ?? c.fur, 0.1)) +
    line('M20 -9L36 -13M20 -4L38 -4M26 -15L27 1M33 -17L34 1', '#2e1c10', 0.9),
  short: (c) => ball(17, -8, 6, 5.5, c.pale),
  long: (c) => body('M8 -10C20 -2 34 -4 40 -18C42 -24 36 -24 34 -20C28 -10 20 -12 12 -20Z', c.fur),
  feathers: (c) => body('M8 -14L30 -2L27 -12L34 -10L27 -20L12 -28Z', darker(c.fur, 0.2)),
  shell: () =>
    body('M-26 -8C-32 -34 -20 -50 0 -50S32 -34 26 -8Q0 0 -26 -8Z', '#7a6a34') +
    line('M-14 -44L-20 -22L-27 -16M14 -44L20 -22L27 -16M-20 -22L-16 -5M20 -22L16 -5', '#4d421c', 1.6),
};

/** Their eyes are on top: a hat sits above them. */
const HIGH_EYES: ReadonlySet<Species> = new Set(['frog', 'newt', 'toad']);

/** The whole figure, standing on 0, 0. */
export function figure(one: Critter): string {
  const coat = COAT[one.species];
  const paw = coat.paw ?? coat.fur;
  const sleeve = one.garment === 'bare' || one.garment === 'vest' || one.garment === 'mantle' ? coat.fur : one.cloth;
  const gown = one.garment === 'dress' || one.garment === 'robe' || one.garment === 'habit';
  const tall = one.left === 'plan' || one.left === 'book';
  const left = tall ? ([-6, -20] as const) : ([-24, -25] as const);
  const right = tall ? ([14, -19] as const) : ([24, -25] as const);
  const held = (tool: Tool | undefined, [x, y]: readonly [number, number], mirror: boolean): string =>
    tool ? (mirror ? `<g transform="translate(${x} ${y}) scale(-1 1)">${TOOL[tool]}</g>` : at(x, y, TOOL[tool])) : '';
  const wears = one.hat ? at(0, HIGH_EYES.has(one.species) && one.hat !== 'mirror' ? -9 : 0, HAT[one.hat](one.hatColour ?? one.cloth)) : '';
  return (
    shade(0, 0, 27, 4) +
    TAIL[coat.tail](coat) +
    (one.back ? at(0, -40, TOOL[one.back], 1.65) : '') +
    both(ball(8.5, -1.5, 7.5, 4, paw)) +
    GARMENT[one.garment](coat, one.cloth, one.trim ?? darker(one.cloth, 0.3)) +
    (gown ? both(ball(9, 1, 5, 2.6, paw, 0.9)) : '') +
    at(0, -59, head(one.species) + wears + (one.also ? HAT[one.also](one.hatColour ?? '#6a4a2a') : '')) +
    arm(right[0], right[1], sleeve, paw) +
    held(one.right, right, false) +
    arm(left[0], left[1], sleeve, paw) +
    held(one.left, left, !tall) +
    (one.left && !tall ? ball(left[0], left[1], 4.2, 4, paw, 0.9) : '') +
    (one.right ? ball(right[0], right[1], 4.2, 4, paw, 0.9) : '')
  );
}

/** A critter in its place: 100 by 110, nothing that matters near the edge. */
export const critter = (one: Critter): Drawing => ({
  box: [0, 0, 100, 110],
  body: backdrop(one.place) + at(50, 101, figure(one), 0.98) + (one.beside ?? ''),
});

const CLOTHS = ['#a8483a', '#3f7f6a', '#4a6a9a', '#b98a2c', '#7a5a8a', '#5f7d3a'] as const;

/** Traits for a critter nobody has described: they follow from its id, so they are the same on every screen. */
export function anyCritter(id: string): Critter {
  const c = chance(id);
  return {
    species: c.of(Object.keys(COAT) as Species[]),
    garment: c.of(Object.keys(GARMENT) as Garment[]),
    cloth: c.of(CLOTHS),
    trim: c.of(['#f0e0b8', '#e3b644', '#5a4030']),
    hat: c.of(Object.keys(HAT) as Hat[]),
    hatColour: c.of(CLOTHS),
    right: c.of(Object.keys(TOOL) as Tool[]),
    place: c.of(BACKDROPS),
  };
}
