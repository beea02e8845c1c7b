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
  const dots =
    t.pattern === 'none'
      ? ''
      : upTo(22)
          .map((i) => {
            const v = 0.52 + 0.44 * ((i * 0.618) % 1);
            return oval(x * v * v + c.between(-0.8, 0.8) * w, -H * v, 1.2, 1.2, t.colours.mark, 'opacity=".9"');
          })
          .join('');
  return {
    body: skin(d, t.colours.cap, { second: t.colours.edge, edge: t.edge, light: 'stem' }) + dots,
    left: Math.min(x, 0) - w * 1.2,
    right: Math.max(x, 0) + w * 1.2,
    top: H,
  };
}

/** A sheaf of spindles. */
export function coral(t: Traits): Grown {
  const { cap, edge } = t.colours;
  const blades = [
    [-0.95, 0.62, 5],
    [0.98, 0.64, 5],
    [-0.56, 0.88, 5.6],
    [0.6, 0.84, 5.6],
    [0.06, 1, 6],
    [-0.28, 0.68, 5.4],
    [0.32, 0.6, 5.2],
  ] as const;
  const H = 90 * t.height;
  const one = ([u, k, w]: (typeof blades)[number], i: number): string => {
    const x = u * 40 * t.width,
      y = -H * k;
    const bend = i % 2 ? 4 : -4;
    const d = `M${pt(u * 7 - 2.6, 1)}C${pt(u * 10 - w + bend, y * 0.35)} ${pt(x * 0.8 - w * 0.9 + bend, y * 0.66)} ${pt(x - 2.6, y + 2)}Q${pt(x, y - 4)} ${pt(x + 2.6, y + 2)}C${pt(x * 0.86 + w * 0.9 + bend, y * 0.66)} ${pt(u * 13 + w + bend, y * 0.35)} ${pt(u * 7 + 3, 1)}Z`;
    return skin(d, i % 2 ? cap : lighter(cap, 0.14), { second: edge, edge: 'high', light: 'stem' });
  };
  return { body: blades.map(one).join(''), left: -36 * t.width, right: 36 * t.width, top: H };
}

/** A red lattice ball. */
export function cage(t: Traits): Grown {
  const { cap, edge, stem: egg } = t.colours;
  const w = 38 * t.width,
    H = 78 * t.height;
  const rods = [
    `M${pt(-w * 0.3, -4)}C${pt(-w * 1.35, -H * 0.3)} ${pt(-w * 1.1, -H * 0.95)} 0 ${n(-H)}C${pt(w * 1.1, -H * 0.95)} ${pt(w * 1.35, -H * 0.3)} ${pt(w * 0.3, -4)}`,
    `M${pt(-w * 0.12, -4)}C${pt(-w * 0.75, -H * 0.3)} ${pt(-w * 0.55, -H * 0.8)} 0 ${n(-H)}`,
    `M${pt(w * 0.14, -4)}C${pt(w * 0.75, -H * 0.3)} ${pt(w * 0.55, -H * 0.8)} 0 ${n(-H)}`,
    `M${pt(-w * 0.94, -H * 0.5)}L${pt(-w * 0.5, -H * 0.62)}L${pt(-w * 0.02, -H * 0.5)}L${pt(w * 0.5, -H * 0.63)}L${pt(w * 0.93, -H * 0.5)}`,
    `M${pt(-w * 0.74, -H * 0.25)}L${pt(-w * 0.36, -H * 0.34)}L0 ${n(-H * 0.24)}L${pt(w * 0.4, -H * 0.34)}L${pt(w * 0.74, -H * 0.25)}M0 ${n(-H * 0.5)}V${n(-H * 0.24)}`,
    `M${pt(-w * 0.62, -H * 0.84)}L${pt(-w * 0.34, -H * 0.77)}L${pt(0, -H * 0.84)}L${pt(w * 0.34, -H * 0.77)}L${pt(w * 0.62, -H * 0.84)}M0 ${n(-H * 0.84)}V${n(-H)}`,
  ];
  const back = rods
    .slice(1, 4)
    .map((r) => at(0, -2, line(r, darker(cap, 0.55), 5), 0.93))
    .join('');
  const front =
    rods.map((r) => line(r, darker(cap, 0.5), 9.4)).join('') +
    rods.map((r) => line(r, cap, 7)).join('') +
    at(-0.8, -1.4, rods.map((r) => line(r, edge, 2.2, 'opacity=".7"')).join(''));
  const cupBody = skin(
    `M${pt(-w * 0.62, -10)}L${pt(-w * 0.3, -5)}L0 -13L${pt(w * 0.3, -5)}L${pt(w * 0.62, -11)}Q${pt(w * 0.7, 5)} 0 7Q${pt(-w * 0.7, 5)} ${pt(-w * 0.62, -10)}Z`,
    egg,
    { light: 'soft' },
  );
  return {
    body: oval(0, -H * 0.48, w * 0.8, H * 0.42, '#3a120c', 'opacity=".3"') + back + front + cupBody,
    left: -w * 1.05,
    right: w * 1.05,
    top: H + 4,
  };
}

export function puffball(t: Traits, seed: string): Grown {
  const w = 33 * t.width,
    H = 66 * t.height;
  const { cap, edge, mark } = t.colours;
  const d = `M${pt(-w * 0.5, 0)}C${pt(-w * 0.5, -H * 0.26)} ${pt(-w * 1.04, -H * 0.3)} ${pt(-w, -H * 0.6)}C${pt(-w * 0.96, -H * 0.92)} ${pt(-w * 0.3, -H * 0.96)} 0 ${n(-H * 1.06)}C${pt(w * 0.3, -H * 0.96)} ${pt(w * 0.96, -H * 0.92)} ${pt(w, -H * 0.6)}C${pt(w * 1.04, -H * 0.3)} ${pt(w * 0.5, -H * 0.26)} ${pt(w * 0.5, 0)}Q0 6 ${pt(-w * 0.5, 0)}Z`;
  const surface = {
    height: H * 0.74,
    half: (v: number): number => w * Math.sin(Math.acos(Math.min(1, Math.abs(v - 0.42) / 0.62))),
    margin: (): number => 0,
  };
  const puff = upTo(9)
    .map((i) =>
      oval(Math.sin(i * 2.1) * 9 + i * 0.9, -H * 1.1 - i * 2.6, 2.6 - i * 0.14, 2.6 - i * 0.14, mark, `opacity="${n(0.65 - i * 0.06)}"`),
    )
    .join('');
  const body =
    skin(d, cap, { second: edge, edge: t.edge, light: 'soft' }) +
    at(0, -H * 0.26, pattern(t.pattern === 'none' ? 'warts' : t.pattern, surface, mark, seed)) +
    oval(0, -H * 1.03, 3.6, 2, darker(cap, 0.6)) +
    puff;
  return { body, left: -w, right: w, top: H * 1.1 + 16 };
}

export function morel(t: Traits): Grown {
  const w = 27 * t.width,
    H = 60 * t.height,
    L = 30 * t.height;
  const { cap, mark } = t.colours;
  const x = leanOf(t.lean, L);
  const d = `M${pt(-w * 0.72, 3)}C${pt(-w * 1.25, -H * 0.25)} ${pt(-w * 0.86, -H * 0.86)} ${pt(-w * 0.1, -H)}Q${pt(w * 0.1, -H * 1.03)} ${pt(w * 0.26, -H * 0.96)}C${pt(w * 0.95, -H * 0.78)} ${pt(w * 1.2, -H * 0.22)} ${pt(w * 0.72, 3)}Q0 9 ${pt(-w * 0.72, 3)}Z`;
  const pits = [
    [0.08, 3, 0.66],
    [0.25, 4, 0.86],
    [0.43, 4, 0.88],
    [0.6, 3, 0.76],
    [0.76, 3, 0.58],
    [0.89, 1, 0.2],
  ]
    .flatMap(([v, many, f], r) =>
      upTo(many!).map((i) => {
        const u = many === 1 ? 0.08 : (i / (many! - 1)) * 2 - 1 + (r % 2 ? 0.09 : -0.05);
        const px = u * w * f!,
          py = -H * v!;
        const a = (w / 5.2) * (1 - 0.38 * u * u),
          b = H * 0.078;
        return path(
          `M${pt(px - a, py - b * 0.2)}Q${pt(px - a * 0.4, py - b * 1.5)} ${pt(px + a * 0.3, py - b)}T${pt(px + a, py + b * 0.3)}Q${pt(px + a * 0.3, py + b * 1.4)} ${pt(px - a * 0.4, py + b)}T${pt(px - a, py - b * 0.2)}Z`,
          mark,
          `stroke="${lighter(cap, 0.3)}" stroke-width="1.3"`,
        );
      }),
    )
    .join('');
  const head = skin(d, cap) + pits + path(d, 'url(#fr-lit)', 'opacity=".55"');
  return { body: stem(t, L + 3, 1.1) + at(x, -L, head, 1, t.lean * 12), left: x - w * 1.05, right: x + w * 1.05, top: L + H };
}

/** Brown folds on a pale foot. */
export function brain(t: Traits): Grown {
  const { cap, edge } = t.colours;
  const k = t.width,
    L = 27 * t.height;
  const d =
    'M-40 2C-52 -6 -48 -24 -36 -28C-38 -42 -18 -50 -8 -42C2 -54 24 -48 26 -37C42 -40 52 -20 42 -10C46 2 30 10 18 4C8 12 -12 12 -18 4C-26 12 -38 10 -40 2Z';
  const folds = [
    'M-36 -26C-26 -30 -22 -20 -28 -14C-34 -8 -24 -2 -18 -8C-12 -14 -18 -22 -12 -28',
    'M-8 -41C-2 -34 -10 -26 -4 -20C2 -14 -4 -4 -10 -2',
    'M26 -36C18 -40 10 -34 14 -26C18 -18 8 -14 8 -6C8 0 14 2 18 -2',
    'M41 -11C34 -8 28 -14 32 -20C35 -25 30 -30 25 -26',
    'M-42 -8C-38 -12 -36 -4 -32 -2',
  ];
  const head =
    skin(d, cap, { second: edge, edge: t.edge }) +
    folds.map((f) => line(f, darker(cap, 0.5), 3.2, 'opacity=".8"')).join('') +
    at(-0.9, -1.6, folds.map((f) => line(f, lighter(cap, 0.4), 1, 'opacity=".65"')).join(''));
  return { body: stem(t, L, 1.2) + at(0, -L - 2, head, k), left: -48 * k, right: 48 * k, top: L + 50 * k };
}

/** An earthstar: a ball on a star of thick rays. */
export function star(t: Traits): Grown {
  const { cap, edge, mark } = t.colours;
  const k = t.width;
  const ray = (deg: number, len: number): string => {
    const a = (deg * Math.PI) / 180,
      x = Math.cos(a),
      y = -Math.sin(a) * 0.5;
    const [px, py] = [-Math.sin(a), -Math.cos(a) * 0.5];
    const [ex, ey] = [x * len, y * len + 5];
    const side = (s: number): string => `${pt(x * len * 0.6 + px * 10 * s, y * len * 0.6 + py * 10 * s - 7)}`;
    return at(
      0,
      -22,
      skin(`M${pt(px * 15, py * 15)}Q${side(1)} ${pt(ex, ey)}Q${side(-1)} ${pt(-px * 15, -py * 15)}Z`, edge, { light: 'soft' }) +
        line(
          `M${pt(x * 16, y * 16 - 3)}Q${pt(x * len * 0.6, y * len * 0.6 - 5)} ${pt(ex * 0.9, ey * 0.9)}`,
          darker(edge, 0.3),
          1.1,
          'opacity=".6"',
        ),
    );
  };
  const rays = [68, 112, 28, 152, -12, 192, -50, 230, 270].map((deg, i) => ray(deg, i < 2 ? 44 : i > 6 ? 44 : 56)).join('');
  const ball = skin('M-22 -34C-24 -54 -11 -61 -3 -64L0 -71L4 -64C12 -61 24 -54 22 -34C20 -18 -20 -18 -22 -34Z', cap);
  const body = at(
    0,
    0,
    rays +
      ball +
      skin('M-27 -27C-30 -38 -22 -36 -22 -36Q0 -26 22 -36S30 -38 27 -27Q20 -14 0 -14T-27 -27Z', darker(edge, 0.12), { light: 'soft' }) +
      oval(0, -61, 8, 3, lighter(cap, 0.35), 'opacity=".8"') +
      oval(0, -67, 2.6, 1.6, darker(cap, 0.65)) +
      upTo(6)
        .map((i) => oval(Math.sin(i * 2) * 5 + i, -75 - i * 3, 2 - i * 0.2, 2 - i * 0.2, mark, `opacity="${n(0.8 - i * 0.1)}"`))
        .join(''),
    k,
  );
  return { body, left: -54 * k, right: 54 * k, top: 88 * k };
}

/** Red arms on a pale stem. */
export function starfish(t: Traits): Grown {
  const { cap, edge, mark } = t.colours;
  const L = 52 * t.height,
    k = t.width * 0.95;
  const arm = (a: number, long: number, flat: number): string => {
    const x = Math.cos(a),
      y = -Math.sin(a) * flat;
    const [mx, my] = [x * long * 0.55, y * long * 0.55 - 5];
    return [-0.09, 0.1]
      .map((f) => {
        const ex = Math.cos(a + f * 1.5) * long,
          ey = -Math.sin(a + f * 1.5) * long * flat - (flat > 0.5 ? 0 : 4);
        return (
          line(`M0 0Q${pt(mx, my)} ${pt(ex, ey)}`, darker(cap, 0.5), 8) +
          line(`M0 0Q${pt(mx, my)} ${pt(ex, ey)}`, cap, 5.8) +
          line(`M${pt(mx * 0.5, my * 0.6 - 1)}Q${pt(mx, my - 1)} ${pt(ex * 0.95, ey - 1)}`, edge, 1.6, 'opacity=".7"')
        );
      })
      .join('');
  };
  const arms = [90, 45, 135, 8, 172, -28, 208, -66, 246].map((deg) => arm((deg * Math.PI) / 180, 48 * k, 0.66)).join('');
  const body =
    stem(t, L) +
    at(
      0,
      -L - 4,
      arms +
        oval(0, -1, 15 * k, 9 * k, darker(cap, 0.15), outline(cap)) +
        oval(0, -2, 10 * k, 5.5 * k, mark) +
        oval(-2, -3.6, 4, 1.6, '#fff', 'opacity=".35"'),
    );
  return { body, left: -50 * k, right: 50 * k, top: L + 40 * k };
}

/** A stinkhorn with its long lace veil. */
export function veil(t: Traits): Grown {
  const { cap, mark, gills } = t.colours;
  const L = 74 * t.height,
    w = 39 * t.width;
  const x = leanOf(t.lean, L);
  const wide = (v: number): number => 9 + (w - 9) * v ** 0.8;
  const y = (v: number): number => -L + 6 + v * (L * 0.76);
  // meshes: two families of slanting threads cross each other
  const knot = (u: number, v: number): string => pt(u * wide(v), y(v) + (1 - u * u) * 7 * v);
  const steps = [0.04, 0.2, 0.36, 0.52, 0.68, 0.84, 1];
  const net =
    upTo(13)
      .map((i) =>
        [1, -1]
          .map((dir) =>
            steps
              .map((v, r) => {
                const u = (i / 12) * 2 - 1 + dir * (r - 3) * 0.155;
                return Math.abs(u) > 1.01 ? '' : knot(u, v);
              })
              .reduce((d, p) => d + (p ? (d.endsWith(' ') || !d ? `M${p}` : `L${p}`) : d && ' '), ''),
          )
          .join(''),
      )
      .join('') +
    `M${knot(-1, 1)}` +
    upTo(9)
      .map(
        (i) =>
          `Q${pt((((i + 0.5) / 9) * 2 - 1) * wide(1), y(1) + (1 - (((i + 0.5) / 9) * 2 - 1) ** 2) * 7 + 7)} ${knot(((i + 1) / 9) * 2 - 1, 1)}`,
      )
      .join('');
  const lace = `M${pt(-8, y(0))}C${pt(-14, y(0.2))} ${pt(-w * 0.9, y(0.55))} ${pt(-w, y(1))}Q0 ${n(y(1) + 14)} ${pt(w, y(1))}C${pt(w * 0.9, y(0.55))} ${pt(14, y(0.2))} ${pt(8, y(0))}Z`;
  const head =
    skin('M-13 4C-15 -10 -9 -24 0 -25S15 -10 13 4Q0 10 -13 4Z', cap) +
    [
      [-6, -4],
      [2, -8],
      [7, -1],
      [-2, -15],
      [-1, 2],
    ]
      .map(([a, b]) => oval(a!, b!, 2.6, 2.2, darker(cap, 0.35)))
      .join('') +
    oval(0, -24, 4, 1.8, mark);
  return {
    body:
      stem(t, L) +
      at(
        x * 0.8,
        0,
        path(lace, gills, `opacity=".35" stroke="${darker(gills, 0.4)}"`) + line(net, darker(gills, 0.45), 2.6) + line(net, gills, 1.6),
      ) +
      at(x, -L, head, 1.05),
    left: -w + Math.min(0, x),
    right: w + Math.max(0, x),
    top: L + 27,
  };
}
