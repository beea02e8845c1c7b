import { darker, luminance } from '../colour';
import { at, line, n, oval, path, pt, upTo } from '../draw';
import { pattern, type Surface } from './pattern';
import { type Grown, leanOf, skin, stem } from './skin';
import type { Cap, Traits } from './traits';

/** Caps on stems, the mushrooms everybody would draw. A cap is half a profile, mirrored; it is seen either from
 *  below, so that the gills show, or from above, with its margin hanging over the stem. */

type Half = readonly (readonly [number, number, number, number, number, number])[];

interface Form {
  /** cubic curves from the margin (−1, 0) to the top (0, −1) */
  half: Half;
  wide: number;
  high: number;
  stem: number;
  seen: 'below' | 'above';
  /** how round the margin's ellipse is */
  round: number;
}

const FORMS: Partial<Record<Cap, Form>> = {
  dome: { half: [[-1, -0.66, -0.56, -1, 0, -1]], wide: 41, high: 35, stem: 46, seen: 'below', round: 0.2 },
  flat: {
    half: [
      [-1.06, -0.5, -0.72, -1.05, -0.36, -0.98],
      [-0.2, -0.95, -0.1, -0.8, 0, -0.8],
    ],
    wide: 49,
    high: 24,
    stem: 46,
    seen: 'below',
    round: 0.13,
  },
  umbrella: {
    half: [
      [-0.96, -0.4, -0.52, -0.6, -0.26, -0.72],
      [-0.15, -0.78, -0.12, -1, 0, -1],
    ],
    wide: 54,
    high: 24,
    stem: 66,
    seen: 'below',
    round: 0.12,
  },
  bell: { half: [[-0.84, -0.12, -0.86, -1, 0, -1]], wide: 33, high: 42, stem: 46, seen: 'above', round: 0.17 },
  cone: {
    half: [
      [-0.72, -0.16, -0.28, -0.86, -0.1, -0.97],
      [-0.06, -1, -0.03, -1, 0, -1],
    ],
    wide: 36,
    high: 52,
    stem: 44,
    seen: 'above',
    round: 0.16,
  },
  egg: { half: [[-1.16, -0.42, -0.94, -1, 0, -1]], wide: 22, high: 66, stem: 26, seen: 'above', round: 0.2 },
  cushion: { half: [[-1.12, -0.72, -0.7, -1, 0, -1]], wide: 43, high: 34, stem: 40, seen: 'above', round: 0.13 },
  parachute: {
    half: [
      [-1.06, -0.62, -0.66, -1.06, -0.26, -1],
      [-0.14, -0.98, -0.08, -0.84, 0, -0.84],
    ],
    wide: 32,
    high: 25,
    stem: 58,
    seen: 'above',
    round: 0.1,
  },
};

export const isAgaric = (cap: Cap): boolean => cap in FORMS;

function profile(half: Half, w: number, h: number): { up: string; down: string; sample: [number, number][] } {
  let p: [number, number] = [-1, 0];
  const sample: [number, number][] = [];
  for (const [a, b, c, d, e, f] of half) {
    for (const i of upTo(12)) {
      const t = i / 12,
        s = 1 - t;
      sample.push([
        s * s * s * p[0] + 3 * s * s * t * a + 3 * s * t * t * c + t * t * t * e,
        s * s * s * p[1] + 3 * s * s * t * b + 3 * s * t * t * d + t * t * t * f,
      ]);
    }
    p = [e, f];
  }
  sample.push(p);
  const up = half.map(([a, b, c, d, e, f]) => `C${pt(a * w, b * h)} ${pt(c * w, d * h)} ${pt(e * w, f * h)}`).join('');
  const starts = [[-1, 0], ...half.map((q) => [q[4], q[5]])] as [number, number][];
  const down = [...half]
    .reverse()
    .map(([a, b, c, d], i) => {
      const [x, y] = starts[half.length - 1 - i]!;
      return `C${pt(-c * w, d * h)} ${pt(-a * w, b * h)} ${pt(-x * w, y * h)}`;
    })
    .join('');
  return { up, down, sample };
}

export function agaric(t: Traits, seed: string): Grown {
  const form = FORMS[t.cap]!;
  const w = form.wide * t.width;
  const h = form.high * (0.55 + 0.45 * t.width) * (t.cap === 'egg' ? t.height : 1);
  const L = form.stem * t.height;
  const e = w * form.round;
  const { up, down, sample } = profile(form.half, w, h);
  const below = form.seen === 'below';
  const half = (v: number): number => {
    const hit = sample.findIndex(([, y]) => -y >= v);
    return w * Math.abs((hit < 0 ? sample[sample.length - 1]! : sample[hit]!)[0]);
  };
  const margin = (u: number): number => (below ? -1 : 1) * e * Math.sqrt(Math.max(0, 1 - u * u));
  const surface: Surface = { height: h, half, margin };
  const hem = t.cap === 'parachute' ? scallops(w, e) : `A${n(w)} ${n(e)} 0 0 ${below ? 0 : 1} ${pt(-w, 0)}`;
  const cap = skin(`M${pt(-w, 0)}${up}${down}${hem}Z`, t.colours.cap, {
    second: t.colours.edge,
    edge: t.edge,
    light: luminance(t.colours.cap) > 0.6 ? 'soft' : 'lit',
  });
  const shine = line(
    `M${pt(-half(0.3) * 0.72, -h * 0.42)}Q${pt(-half(0.6) * 0.72, -h * 0.74)} ${pt(-half(0.88) * 0.42, -h * 0.89)}`,
    '#fff',
    h > 30 ? 3.4 : 2.2,
    'opacity=".38"',
  );
  const marks = pattern(t.cap === 'parachute' ? 'none' : t.pattern, surface, t.colours.mark, seed);
  const pleats = t.cap === 'parachute' ? pattern('stripes', surface, darker(t.colours.cap, 0.3), seed) : '';
  const head = (below ? underside(t, w, e) : '') + cap + pleats + shine + marks;
  const foot = stem(t, L, 0.6 + 0.4 * t.width);
  const x = leanOf(t.lean, L);
  const turned = (body: string): string => at(x, -L, body, 1, t.lean * 13);
  const fringe = t.gills === 'teeth' && !below ? turned(teeth(t, w * 0.92, e)) : '';
  const pores =
    t.gills === 'pores' && !below
      ? turned(oval(0, e * 0.35, w * 0.93, e * 1.25, t.colours.gills, `stroke="${darker(t.colours.gills, 0.45)}"`))
      : '';
  const body = below ? turned(head) + foot : pores + fringe + foot + turned(head);
  return { body, left: Math.min(x - w, -12), right: Math.max(x + w, 12), top: L + h };
}

const scallops = (w: number, e: number): string =>
  upTo(7)
    .map((i) => {
      const x = w - ((i + 1) * 2 * w) / 7;
      const mid = x + w / 7;
      return `Q${pt(mid, e + 5 * (1 - (mid / w) ** 2) + 3)} ${pt(x, i === 6 ? 0 : e * (1 - (x / w) ** 2))}`;
    })
    .join('');

/** Gills, pores or spines under the cap. */
function underside(t: Traits, w: number, e: number): string {
  const g = t.colours.gills;
  const dark = darker(g, 0.42);
  const plate = oval(0, 0, w, e, g, `stroke="${dark}" stroke-width="1.2"`);
  const shade = oval(0, 0, w, e, 'url(#fr-under)');
  if (t.gills === 'pores')
    return (
      plate +
      upTo(40)
        .map((i) => {
          const a = i * 2.4,
            r = Math.sqrt((i + 0.5) / 40) * 0.9;
          return oval(Math.cos(a) * r * w, Math.sin(a) * r * e, 1.3, 0.8, dark, 'opacity=".55"');
        })
        .join('') +
      shade
    );
  if (t.gills === 'teeth') return plate + shade + teeth(t, w * 0.95, e);
  if (t.gills === 'none') return plate + shade;
  const many = t.gills === 'wide' ? 17 : 30;
  const rays = upTo(many)
    .map((i) => {
      const a = (i / many) * Math.PI * 2 + 0.1;
      return `M${pt(Math.cos(a) * w * 0.12, Math.sin(a) * e * 0.1)}L${pt(Math.cos(a) * w * 0.97, Math.sin(a) * e * 0.97)}`;
    })
    .join('');
  return plate + line(rays, dark, t.gills === 'wide' ? 1.3 : 0.8, 'opacity=".6"') + shade;
}

function teeth(t: Traits, w: number, e: number): string {
  const g = t.colours.gills;
  return upTo(17)
    .map((i) => {
      const u = (i / 16) * 2 - 1;
      const [x, y] = [u * w, Math.sqrt(1 - u * u) * e * 0.9];
      return path(
        `M${pt(x - 2.4, y - 2)}L${pt(x, y + 7 + (i % 3))}L${pt(x + 2.4, y - 2)}Z`,
        g,
        `stroke="${darker(g, 0.4)}" stroke-width=".7"`,
      );
    })
    .join('');
}
