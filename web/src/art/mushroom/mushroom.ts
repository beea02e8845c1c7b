import type { Drawing } from '../draw';
import { at, oval } from '../draw';
import { agaric, isAgaric } from './agaric';
import { cup, funnel, nest } from './cups';
import { leafCard } from './leafcard';
import { brain, cage, club, coral, morel, puffball, star, starfish, veil } from './odd';
import { before, behind, HIGH, WIDE } from './scene';
import type { Grown } from './skin';
import type { Traits } from './traits';
import { bracket, ear, fan, hoof, jelly, kidney, tooth } from './wood';

function grow(t: Traits, seed: string): Grown {
  switch (t.cap) {
    case 'funnel':
      return funnel(t);
    case 'cup':
      return cup(t);
    case 'nest':
      return nest(t);
    case 'bracket':
      return bracket(t, seed);
    case 'hoof':
      return hoof(t);
    case 'kidney':
      return kidney(t);
    case 'fan':
      return fan(t);
    case 'ear':
      return ear(t);
    case 'jelly':
      return jelly(t);
    case 'tooth':
      return tooth(t, seed);
    case 'club':
      return club(t, seed);
    case 'coral':
      return coral(t);
    case 'cage':
      return cage(t);
    case 'puffball':
      return puffball(t, seed);
    case 'morel':
      return morel(t);
    case 'brain':
      return brain(t);
    case 'star':
      return star(t);
    case 'starfish':
      return starfish(t);
    case 'veil':
      return veil(t);
    default:
      return agaric(t, seed);
  }
}

type Stand = readonly [x: number, y: number, scale: number, lean: number];

/** Where each of 1 to 5 stands: farther ones first, so that nearer ones cover them. */
const APART: Record<number, readonly Stand[]> = {
  1: [[70, 114, 1, 0]],
  2: [
    [45, 111, 0.72, -0.35],
    [92, 115, 0.9, 0.2],
  ],
  3: [
    [33, 110, 0.62, -0.4],
    [109, 110, 0.56, 0.4],
    [71, 115, 0.86, 0.05],
  ],
  4: [
    [62, 107, 0.6, -0.15],
    [26, 112, 0.56, -0.4],
    [112, 111, 0.55, 0.4],
    [84, 116, 0.74, 0.15],
  ],
  5: [
    [50, 106, 0.5, -0.2],
    [92, 107, 0.52, 0.2],
    [22, 113, 0.5, -0.4],
    [117, 113, 0.5, 0.4],
    [69, 117, 0.66, 0],
  ],
};
const TUFT: Record<number, readonly Stand[]> = {
  1: [[70, 114, 1, 0]],
  2: [
    [62, 112, 0.8, -0.7],
    [80, 115, 0.86, 0.6],
  ],
  3: [
    [60, 112, 0.74, -1.1],
    [82, 112, 0.7, 1.1],
    [71, 116, 0.8, 0.05],
  ],
  4: [
    [66, 110, 0.78, -0.35],
    [58, 113, 0.64, -1.35],
    [84, 113, 0.66, 1.3],
    [76, 117, 0.62, 0.42],
  ],
  5: [
    [70, 110, 0.8, 0.05],
    [58, 112, 0.62, -1.45],
    [84, 112, 0.62, 1.45],
    [62, 116, 0.6, -0.55],
    [80, 117, 0.56, 0.62],
  ],
};
/** On a trunk or log they sit one above the other, or in a row. */
const WALL: Record<number, readonly Stand[]> = {
  1: [[70, 106, 1, 0]],
  2: [
    [52, 58, 0.74, 0],
    [86, 104, 0.86, 0],
  ],
  3: [
    [88, 48, 0.6, 0],
    [46, 74, 0.68, 0],
    [86, 108, 0.78, 0],
  ],
  4: [
    [52, 42, 0.54, 0],
    [94, 58, 0.58, 0],
    [44, 86, 0.66, 0],
    [90, 108, 0.7, 0],
  ],
  5: [
    [70, 36, 0.52, 0],
    [40, 58, 0.56, 0],
    [98, 64, 0.56, 0],
    [54, 94, 0.64, 0],
    [96, 110, 0.62, 0],
  ],
};

const LOWER: Partial<Record<Traits['place'], number>> = { log: -15, twig: -9 };

function stands(t: Traits): readonly Stand[] {
  const plan = t.place === 'trunk' ? WALL : t.tuft ? TUFT : APART;
  return plan[Math.min(5, Math.max(1, Math.round(t.count)))]!;
}

/** The picture of a card: a mushroom as its traits describe it, where it grows. `seed` decides the small accidents. */
export function mushroom(t: Traits, seed = 'fairyring'): Drawing {
  if (t.cap === 'leaf') return leafCard(t, seed);
  const drop = LOWER[t.place] ?? 0;
  const room = t.place === 'trunk' ? 1 : 112 + drop - 13;
  const all = stands(t).map(([x, y, scale, lean], i) => {
    const one = grow({ ...t, lean: t.lean + lean }, `${seed} ${i}`);
    const fit =
      t.place === 'trunk'
        ? Math.min(scale, 104 / one.top, 126 / (one.right - one.left))
        : scale * Math.min(1.28, (room - (114 - y)) / (one.top * scale), 130 / (one.right - one.left));
    const middle = t.count === 1 && !isAgaric(t.cap) ? (one.left + one.right) / 2 : t.count === 1 ? ((one.left + one.right) / 2) * 0.7 : 0;
    const shade =
      t.place === 'trunk'
        ? ''
        : oval(0, 1, Math.min(26, (one.right - one.left) * (drop ? 0.14 : 0.28)), drop ? 2.6 : 4.5, '#1c2312', 'opacity=".35"');
    const halo = t.glow
      ? oval(
          (one.left + one.right) / 2,
          -one.top * 0.7,
          (one.right - one.left) * 0.85,
          one.top * 0.75,
          t.glow,
          'mask="url(#fr-glow)" opacity=".5"',
        )
      : '';
    return at(x - middle * fit, y + drop, shade + halo + one.body, fit);
  });
  return { box: [0, 0, WIDE, HIGH], body: behind(t, seed) + all.join('') + before(t, seed) };
}
