import { chance } from '../chance';
import { darker, lighter } from '../colour';
import { at, line, n, oval, path, pt, upTo } from '../draw';
import { pattern } from './pattern';
import { type Grown, leanOf, outline, skin, stem } from './skin';
import type { Traits } from './traits';

/** Mushrooms of their own kind: clubs, cages, stars, balls. */

/** One club, with the dots of a cordyceps if it has warts. */
export function club(t: Traits, seed: string): Grown {
  const c = chance(seed);
  const H = 82 * t.height;
  const w = 9 * t.width;
  const x = leanOf(t.lean, H);
  const d = `M${pt(-w * 0.45, 0)}C${pt(-w * 0.5, -H * 0.4)} ${pt(x - w * 1.3, -H * 0.55)} ${pt(x - w, -H * 0.84)}C${pt(x - w * 0.8, -H * 1.04)} ${pt(x + w * 0.8, -H * 1.04)} ${pt(x + w, -H * 0.84)}C${pt(x + w * 1.3, -H * 0.55)} ${pt(w * 0.6, -H * 0.4)} ${pt(w * 0.5, 0)}Z`;
  const dots = t.pattern === 'none' ? '' : upTo(22).map((i) => {
    const v = 0.52 + 0.44 * ((i * 0.618) % 1);
    return oval(x * v * v + c.between(-0.8, 0.8) * w, -H * v, 1.2, 1.2, t.colours.mark, 'opacity=".9"');
  }).join('');
  return { body: skin(d, t.colours.cap, { second: t.colours.edge, edge: t.edge, light: 'stem' }) + dots, left: Math.min(x, 0) - w * 1.2, right: Math.max(x, 0) + w * 1.2, top: H };
}

/** A sheaf of spindles. */
export function coral(t: Traits): Grown {
  const { cap, edge } = t.colours;
  const blades = [[-0.78, 0.72, 6], [0.8, 0.7, 6], [-0.46, 0.92, 7], [0.5, 0.9, 7], [-0.2, 0.7, 6], [0.26, 0.66, 6], [0.02, 1, 7.5]] as const;
  const H = 90 * t.height;
  const one = ([u, k, w]: (typeof blades)[number], i: number): string => {
    const x = u * 40 * t.width, y = -H * k;
    const d = `M${pt(u * 7 - 3, 1)}C${pt(u * 9 - w, y * 0.4)} ${pt(x * 0.72 - w, y * 0.7)} ${pt(x, y)}C${pt(x * 0.8 + w, y * 0.66)} ${pt(u * 13 + w, y * 0.4)} ${pt(u * 7 + 3.5, 1)}Z`;
    return skin(d, i % 2 ? cap : lighter(cap, 0.14), { second: edge, edge: 'high', light: 'stem' });
  };
  return { body: blades.map(one).join(''), left: -36 * t.width, right: 36 * t.width, top: H };
}

/** A red lattice ball. */
export function cage(t: Traits): Grown {
  const { cap, edge, stem: egg } = t.colours;
  const w = 38 * t.width, H = 78 * t.height;
  const rods = [
    `M${pt(-w * 0.3, -4)}C${pt(-w * 1.35, -H * 0.3)} ${pt(-w * 1.1, -H * 0.95)} 0 ${n(-H)}C${pt(w * 1.1, -H * 0.95)} ${pt(w * 1.35, -H * 0.3)} ${pt(w * 0.3, -4)}`,
    `M${pt(-w * 0.12, -4)}C${pt(-w * 0.75, -H * 0.3)} ${pt(-w * 0.55, -H * 0.8)} 0 ${n(-H)}`,
    `M${pt(w * 0.14, -4)}C${pt(w * 0.75, -H * 0.3)} ${pt(w * 0.55, -H * 0.8)} 0 ${n(-H)}`,
    `M${pt(-w * 0.94, -H * 0.5)}L${pt(-w * 0.5, -H * 0.62)}L${pt(-w * 0.02, -H * 0.5)}L${pt(w * 0.5, -H * 0.63)}L${pt(w * 0.93, -H * 0.5)}`,
    `M${pt(-w * 0.74, -H * 0.25)}L${pt(-w * 0.36, -H * 0.34)}L0 ${n(-H * 0.24)}L${pt(w * 0.4, -H * 0.34)}L${pt(w * 0.74, -H * 0.25)}M0 ${n(-H * 0.5)}V${n(-H * 0.24)}`,
    `M${pt(-w * 0.62, -H * 0.84)}L${pt(-w * 0.34, -H * 0.77)}L${pt(0, -H * 0.84)}L${pt(w * 0.34, -H * 0.77)}L${pt(w * 0.62, -H * 0.84)}M0 ${n(-H * 0.84)}V${n(-H)}`,
  ];
  const back = rods.slice(1, 4).map((r) => at(0, -2, line(r, darker(cap, 0.55), 5), 0.93)).join('');
  const front = rods.map((r) => line(r, darker(cap, 0.5), 9.4)).join('') + rods.map((r) => line(r, cap, 7)).join('') + at(-0.8, -1.4, rods.map((r) => line(r, edge, 2.2, 'opacity=".7"')).join(''));
  const cupBody = skin(`M${pt(-w * 0.62, -10)}L${pt(-w * 0.3, -5)}L0 -13L${pt(w * 0.3, -5)}L${pt(w * 0.62, -11)}Q${pt(w * 0.7, 5)} 0 7Q${pt(-w * 0.7, 5)} ${pt(-w * 0.62, -10)}Z`, egg, { light: 'soft' });
  return { body: oval(0, -H * 0.48, w * 0.8, H * 0.42, '#3a120c', 'opacity=".3"') + back + front + cupBody, left: -w * 1.05, right: w * 1.05, top: H + 4 };
}

export function puffball(t: Traits, seed: string): Grown {
  const w = 33 * t.width, H = 66 * t.height;
  const { cap, edge, mark } = t.colours;
  const d = `M${pt(-w * 0.5, 0)}C${pt(-w * 0.5, -H * 0.26)} ${pt(-w * 1.04, -H * 0.3)} ${pt(-w, -H * 0.6)}C${pt(-w * 0.96, -H * 0.92)} ${pt(-w * 0.3, -H * 0.96)} 0 ${n(-H * 1.06)}C${pt(w * 0.3, -H * 0.96)} ${pt(w * 0.96, -H * 0.92)} ${pt(w, -H * 0.6)}C${pt(w * 1.04, -H * 0.3)} ${pt(w * 0.5, -H * 0.26)} ${pt(w * 0.5, 0)}Q0 6 ${pt(-w * 0.5, 0)}Z`;
  const surface = { height: H * 0.74, half: (v: number): number => w * Math.sin(Math.acos(Math.min(1, Math.abs(v - 0.42) / 0.62))), margin: (): number => 0 };
  const puff = upTo(9).map((i) => oval(Math.sin(i * 2.1) * 9 + i * 0.9, -H * 1.1 - i * 2.6, 2.6 - i * 0.14, 2.6 - i * 0.14, mark, `opacity="${n(0.65 - i * 0.06)}"`)).join('');
  const body = skin(d, cap, { second: edge, edge: t.edge, light: 'soft' }) + at(0, -H * 0.26, pattern(t.pattern === 'none' ? 'warts' : t.pattern, surface, mark, seed)) +
    oval(0, -H * 1.03, 3.6, 2, darker(cap, 0.6)) + puff;
  return { body, left: -w, right: w, top: H * 1.1 + 16 };
}

export function morel(t: Traits): Grown {
  const w = 27 * t.width, H = 60 * t.height, L = 30 * t.height;
  const { cap, mark } = t.colours;
  const x = leanOf(t.lean, L);
  const d = `M${pt(-w * 0.72, 3)}C${pt(-w * 1.25, -H * 0.25)} ${pt(-w * 0.86, -H * 0.86)} ${pt(-w * 0.1, -H)}Q${pt(w * 0.1, -H * 1.03)} ${pt(w * 0.26, -H * 0.96)}C${pt(w * 0.95, -H * 0.78)} ${pt(w * 1.2, -H * 0.22)} ${pt(w * 0.72, 3)}Q0 9 ${pt(-w * 0.72, 3)}Z`;
  const pits = [[0.08, 3, 0.66], [0.25, 4, 0.86], [0.43, 4, 0.88], [0.6, 3, 0.76], [0.76, 3, 0.58], [0.89, 1, 0.2]].flatMap(([v, many, f], r) =>
    upTo(many!).map((i) => {
      const u = many === 1 ? 0.08 : (i / (many! - 1)) * 2 - 1 + (r % 2 ? 0.09 : -0.05);
      const px = u * w * f!, py = -H * v!;
      const a = (w / 5.2) * (1 - 0.38 * u * u), b = H * 0.078;
      return path(`M${pt(px - a, py - b * 0.2)}Q${pt(px - a * 0.4, py - b * 1.5)} ${pt(px + a * 0.3, py - b)}T${pt(px + a, py + b * 0.3)}Q${pt(px + a * 0.3, py + b * 1.4)} ${pt(px - a * 0.4, py + b)}T${pt(px - a, py - b * 0.2)}Z`, mark, `stroke="${lighter(cap, 0.3)}" stroke-width="1.3"`);
    })).join('');
  const head = skin(d, cap) + pits + path(d, 'url(#fr-lit)', 'opacity=".55"');
  return { body: stem(t, L + 3, 1.1) + at(x, -L, head, 1, t.lean * 12), left: x - w * 1.05, right: x + w * 1.05, top: L + H };
}

/** Brown folds on a pale foot. */
export function brain(t: Traits): Grown {
  const { cap, edge } = t.colours;
  const k = t.width, L = 27 * t.height;
  const d = 'M-40 2C-52 -6 -48 -24 -36 -28C-38 -42 -18 -50 -8 -42C2 -54 24 -48 26 -37C42 -40 52 -20 42 -10C46 2 30 10 18 4C8 12 -12 12 -18 4C-26 12 -38 10 -40 2Z';
  const folds = ['M-36 -26C-26 -30 -22 -20 -28 -14C-34 -8 -24 -2 -18 -8C-12 -14 -18 -22 -12 -28', 'M-8 -41C-2 -34 -10 -26 -4 -20C2 -14 -4 -4 -10 -2', 'M26 -36C18 -40 10 -34 14 -26C18 -18 8 -14 8 -6C8 0 14 2 18 -2', 'M41 -11C34 -8 28 -14 32 -20C35 -25 30 -30 25 -26', 'M-42 -8C-38 -12 -36 -4 -32 -2'];
  const head = skin(d, cap, { second: edge, edge: t.edge }) + folds.map((f) => line(f, darker(cap, 0.5), 3.2, 'opacity=".8"')).join('') + at(-0.9, -1.6, folds.map((f) => line(f, lighter(cap, 0.4), 1, 'opacity=".65"')).join(''));
  return { body: stem(t, L, 1.2) + at(0, -L - 2, head, k), left: -48 * k, right: 48 * k, top: L + 50 * k };
}

/** An earthstar: a ball on a star of thick rays. */
export function star(t: Traits): Grown {
  const { cap, edge, mark } = t.colours;
  const k = t.width;
  const ray = (a: number, len: number): string => at(0, -8, skin(`M-12 0C-13 ${n(-len * 0.5)} -5 ${n(-len * 0.8)} 0 ${n(-len)}C5 ${n(-len * 0.8)} 13 ${n(-len * 0.5)} 12 0Z`, edge, { light: 'stem' }) + line(`M-3 -8Q-2 ${n(-len * 0.5)} 0 ${n(-len * 0.8)}`, darker(edge, 0.3), 1, 'opacity=".5"'), 1, a);
  const rays = ray(-58, 50) + ray(58, 50) + ray(-90, 52) + ray(90, 52) + ray(-118, 44) + ray(118, 44) + ray(-152, 24) + ray(152, 24);
  const ball = skin('M-25 -24C-27 -46 -12 -54 -3 -58L0 -65L4 -58C13 -54 27 -46 25 -24C22 -4 -22 -4 -25 -24Z', cap);
  const body = at(0, 0, ray(-24, 46) + ray(24, 46) + rays + oval(0, -13, 30, 9, darker(edge, 0.25), outline(edge)) + ball + oval(0, -55, 9, 3.4, lighter(cap, 0.35), 'opacity=".8"') + oval(0, -61, 3, 1.8, darker(cap, 0.65)) +
    upTo(6).map((i) => oval(Math.sin(i * 2) * 5 + i, -69 - i * 3, 2 - i * 0.2, 2 - i * 0.2, mark, `opacity="${n(0.8 - i * 0.1)}"`)).join(''), k);
  return { body, left: -54 * k, right: 54 * k, top: 84 * k };
}

/** Red arms on a pale stem. */
export function starfish(t: Traits): Grown {
  const { cap, edge, mark } = t.colours;
  const L = 42 * t.height, k = t.width;
  const arm = (a: number, long: number, flat: number): string => {
    const x = Math.cos(a), y = -Math.sin(a) * flat;
    const [mx, my] = [x * long * 0.55, y * long * 0.55 - 5];
    return [-0.09, 0.1].map((f) => {
      const ex = Math.cos(a + f * 1.5) * long, ey = -Math.sin(a + f * 1.5) * long * flat - (flat > 0.5 ? 0 : 4);
      return line(`M0 0Q${pt(mx, my)} ${pt(ex, ey)}`, darker(cap, 0.5), 8) + line(`M0 0Q${pt(mx, my)} ${pt(ex, ey)}`, cap, 5.8) + line(`M${pt(mx * 0.5, my * 0.6 - 1)}Q${pt(mx, my - 1)} ${pt(ex * 0.95, ey - 1)}`, edge, 1.6, 'opacity=".7"');
    }).join('');
  };
  const arms = [90, 50, 130, 16, 164, -16, 196, -52, 232, 270].map((deg) => arm((deg * Math.PI) / 180, 48 * k, 0.66)).join('');
  const body = stem(t, L) + at(0, -L - 4, arms + oval(0, -1, 15 * k, 9 * k, darker(cap, 0.15), outline(cap)) + oval(0, -2, 10 * k, 5.5 * k, mark) + oval(-2, -3.6, 4, 1.6, '#fff', 'opacity=".35"'));
  return { body, left: -50 * k, right: 50 * k, top: L + 40 * k };
}

/** A stinkhorn with its long lace veil. */
export function veil(t: Traits): Grown {
  const { cap, mark, gills } = t.colours;
  const L = 74 * t.height, w = 39 * t.width;
  const x = leanOf(t.lean, L);
  const rows = [0.12, 0.36, 0.62, 0.9];
  const wide = (v: number): number => 9 + (w - 9) * v ** 0.8;
  const y = (v: number): number => -L + 6 + v * (L * 0.74);
  const net = upTo(9).map((i) => {
    const u = (i / 8) * 2 - 1;
    return `M${pt(u * 8, y(0))}` + rows.map((v, r) => `L${pt((u + (r % 2 ? 0.11 : -0.02)) * wide(v), y(v) + (1 - u * u) * 7 * v)}`).join('');
  }).join('') + rows.map((v) => `M${pt(-wide(v), y(v))}` + upTo(8).map((i) => {
    const u = ((i + 1) / 8) * 2 - 1, m = u - 1 / 8;
    return `Q${pt(m * wide(v), y(v) + (1 - m * m) * 7 * v + 6)} ${pt(u * wide(v), y(v) + (1 - u * u) * 7 * v)}`;
  }).join('')).join('');
  const lace = `M${pt(-8, y(0))}C${pt(-14, y(0.2))} ${pt(-w * 0.9, y(0.55))} ${pt(-w, y(0.92))}Q0 ${n(y(1) + 13)} ${pt(w, y(0.92))}C${pt(w * 0.9, y(0.55))} ${pt(14, y(0.2))} ${pt(8, y(0))}Z`;
  const head = skin('M-13 4C-15 -10 -9 -24 0 -25S15 -10 13 4Q0 10 -13 4Z', cap) + [[-6, -4], [2, -8], [7, -1], [-2, -15], [-1, 2]].map(([a, b]) => oval(a!, b!, 2.6, 2.2, darker(cap, 0.35))).join('') + oval(0, -24, 4, 1.8, mark);
  return { body: stem(t, L) + at(x * 0.8, 0, path(lace, gills, 'opacity=".3"') + line(net, darker(gills, 0.4), 3) + line(net, gills, 2)) + at(x, -L, head, 1.05), left: -w + Math.min(0, x), right: w + Math.max(0, x), top: L + 27 };
}
