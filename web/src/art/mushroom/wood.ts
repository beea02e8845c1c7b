import { chance } from '../chance';
import { darker, lighter, mix } from '../colour';
import { at, line, n, oval, path, pt, upTo } from '../draw';
import { type Grown, outline, skin } from './skin';
import type { Traits } from './traits';

/** Mushrooms that grow on wood. They are drawn on a trunk or log of the scene; 0, 0 is where they hold on. */

/** Shelves, one above the other, each with zones of colour. */
export function bracket(t: Traits, seed: string): Grown {
  const c = chance(seed);
  const { cap, edge, mark } = t.colours;
  const shelf = (w: number): string => {
    const half = (k: number): string =>
      `M${pt(-w * k, 0)}C${pt(-w * k * 1.12, 13 * k)} ${pt(-w * k * 0.66, 24 * k)} ${pt(-w * k * 0.3, 22 * k)}S${pt(w * k * 0.14, 27 * k)} ${pt(w * k * 0.36, 23 * k)}S${pt(w * k * 1.14, 12 * k)} ${pt(w * k, 0)}Q${pt(0, -9 * k)} ${pt(-w * k, 0)}Z`;
    const zones =
      t.pattern === 'rings'
        ? ([
            [0.86, mix(cap, mark, 0.9)],
            [0.74, edge],
            [0.6, darker(cap, 0.35)],
            [0.46, mark],
            [0.32, darker(edge, 0.3)],
          ] as const)
        : [];
    return (
      at(0, 4.5, path(half(1), lighter(t.colours.gills, 0.2), outline(t.colours.gills))) +
      skin(half(1), cap, { second: edge, edge: 'low', light: 'soft' }) +
      zones.map(([k, col]) => path(half(k), col, 'opacity=".85"')).join('') +
      path(half(1), 'url(#fr-lit)')
    );
  };
  const tiers = [
    [-3, -74, 31],
    [12, -50, 40],
    [-10, -27, 47],
  ] as const;
  const body = tiers
    .map(([x, y, w]) => at(x * t.width, y * t.height, shelf(w * t.width * c.between(0.95, 1.05)), 1, c.between(-4, 4)))
    .join('');
  return { body, left: -57 * t.width, right: 54 * t.width, top: 84 * t.height };
}

/** One thick hoof. */
export function hoof(t: Traits): Grown {
  const { cap, edge, mark, gills } = t.colours;
  const w = 46 * t.width;
  const H = 66 * t.height;
  const body =
    oval(0, -6, w * 0.98, 11, gills, outline(gills)) +
    oval(0, -6, w * 0.98, 11, 'url(#fr-under)') +
    skin(
      `M${pt(-w, -8)}C${pt(-w * 1.04, -H * 0.5)} ${pt(-w * 0.62, -H)} ${pt(w * 0.02, -H)}S${pt(w * 1.04, -H * 0.5)} ${pt(w, -8)}C${pt(w * 0.6, -20)} ${pt(-w * 0.6, -20)} ${pt(-w, -8)}Z`,
      cap,
      { second: edge, edge: 'low' },
    ) +
    [
      [0.22, mark],
      [0.4, edge],
      [0.58, darker(cap, 0.3)],
      [0.76, mark],
    ]
      .map(([v, c], i) => {
        const f = v as number;
        const k = Math.sqrt(1 - f * f) * 0.95;
        const y = -8 - (H - 12) * f;
        return line(
          `M${pt(-w * k, y + 3)}C${pt(-w * k * 0.5, y - 9)} ${pt(w * k * 0.5, y - 9)} ${pt(w * k, y + 3)}`,
          c as string,
          4.4 - i * 0.6,
          'opacity=".75"',
        );
      })
      .join('') +
    line(`M${pt(-w * 0.7, -H * 0.52)}Q${pt(-w * 0.5, -H * 0.8)} ${pt(-w * 0.18, -H * 0.9)}`, '#fff', 3, 'opacity=".3"');
  return { body, left: -w, right: w, top: H };
}

/** A lacquered kidney on a stem at its side. */
export function kidney(t: Traits): Grown {
  const { cap, edge, mark, stem } = t.colours;
  const w = 46 * t.width;
  const L = 48 * t.height;
  const plate = (k: number): string =>
    `M${pt(-w * 0.5 * k, 6 * k)}C${pt(-w * 1.2 * k, 4 * k)} ${pt(-w * 1.12 * k, -25 * k)} ${pt(-w * 0.3 * k, -25 * k)}S${pt(w * 1.12 * k, -18 * k)} ${pt(w * k, 2 * k)}S${pt(w * 0.42 * k, 16 * k)} ${pt(w * 0.1 * k, 12 * k)}S${pt(-w * 0.3 * k, 6 * k)} ${pt(-w * 0.5 * k, 6 * k)}Z`;
  const foot = skin(
    `M-4 0C-8 ${n(-L * 0.4)} ${pt(-w * 0.62, -L * 0.5)} ${pt(-w * 0.42, -L)}L${pt(-w * 0.2, -L)}C${pt(-w * 0.32, -L * 0.55)} 8 ${n(-L * 0.4)} 9 0Q2 4 -4 0Z`,
    stem,
    { light: 'stem' },
  );
  const body =
    foot +
    at(
      0,
      -L,
      at(0, 5, path(plate(1), lighter(t.colours.gills, 0.3), outline(t.colours.gills))) +
        skin(plate(1), cap, { second: edge, edge: 'rim' }) +
        [0.84, 0.66, 0.46].map((k, i) => line(plate(k), i === 0 ? mark : darker(cap, 0.4), i === 0 ? 2.6 : 1.6, 'opacity=".65"')).join('') +
        line(`M${pt(-w * 0.72, -12)}C${pt(-w * 0.5, -20)} ${pt(-w * 0.1, -20)} ${pt(w * 0.14, -17)}`, '#fff', 4, 'opacity=".5"'),
    );
  return { body, left: -w, right: w, top: L + 26 };
}

/** A fan held by one point below; its face shows gills, pores or fur. */
export function fan(t: Traits): Grown {
  const { cap, edge, mark, gills, stem } = t.colours;
  const w = 36 * t.width;
  const H = 42 * t.height;
  const lobes = 7;
  const rim = upTo(lobes)
    .map((i) => {
      const a = Math.PI * (1.04 - ((i + 1) / lobes) * 1.08),
        b = Math.PI * (1.04 - ((i + 0.5) / lobes) * 1.08);
      return `Q${pt(Math.cos(b) * w * 1.16, -14 - Math.sin(b) * H * 0.9)} ${pt(Math.cos(a) * w, -14 - Math.sin(a) * H * 0.74)}`;
    })
    .join('');
  const start = Math.PI * 1.04;
  const d = `M0 0C${pt(-w * 0.5, -3)} ${pt(-w * 0.9, -5)} ${pt(Math.cos(start) * w, -14 - Math.sin(start) * H * 0.74)}${rim}C${pt(w * 0.9, -5)} ${pt(w * 0.5, -3)} 0 0Z`;
  const rays =
    t.gills === 'pores'
      ? ''
      : line(
          upTo(15)
            .map((i) => {
              const a = Math.PI * (0.98 - (i / 14) * 0.96);
              return `M0 -3Q${pt(Math.cos(a) * w * 0.4, -8 - Math.sin(a) * H * 0.3)} ${pt(Math.cos(a) * w * 0.9, -13 - Math.sin(a) * H * 0.68)}`;
            })
            .join(''),
          darker(gills, 0.3),
          1.1,
          'opacity=".75"',
        );
  const holes =
    t.gills !== 'pores'
      ? ''
      : [
          [0.42, 3, 4.3],
          [0.74, 5, 4.6],
          [0.98, 7, 3.2],
        ]
          .flatMap(([k, many, r], row) =>
            upTo(many!).map((i) => {
              const a = Math.PI * (0.93 - ((i + 0.5) / many!) * 0.86);
              const [x, y] = [Math.cos(a) * w * k! * 0.82, -11 - Math.sin(a) * H * 0.7 * k! * 0.9 - (row ? 0 : 2)];
              return oval(x, y, r! * t.width, r! * 0.92, darker(cap, 0.38), `stroke="${lighter(cap, 0.45)}" stroke-width="1.4"`);
            }),
          )
          .join('');
  const zone = t.pattern === 'rings' ? [0.9, 0.72].map((k) => at(0, 0, line(d, mark, 2 / k, 'opacity=".55"'), k)).join('') : '';
  const fur = t.pattern === 'stripes' ? at(0, 0, line(d, mark, 3.2, 'stroke-dasharray="1 3"'), 0.98) : '';
  const knob = t.stem === 'none' ? '' : skin(`M-5 -6Q-3 6 -4 8L5 8Q3 4 5 -6Z`, stem, { light: 'stem' });
  return {
    body: knob + skin(d, cap, { second: edge, edge: t.edge, light: 'soft' }) + rays + zone + holes + fur,
    left: -w * 1.08,
    right: w * 1.08,
    top: 16 + H * 0.9,
  };
}

/** A listening ear. */
export function ear(t: Traits): Grown {
  const { cap, edge } = t.colours;
  const k = 1.05 * t.width;
  const shell = 'M-6 4C-26 -2 -34 -26 -28 -46C-22 -66 6 -72 20 -58C34 -44 28 -28 18 -20C10 -14 10 -4 4 3Q-1 7 -6 4Z';
  const inner = 'M-6 -6C-20 -14 -24 -32 -18 -44C-12 -56 6 -58 14 -48C21 -38 15 -30 6 -25C0 -21 2 -10 -6 -6Z';
  const body = at(
    0,
    0,
    skin(shell, cap, { second: edge, edge: 'rim' }) +
      path(inner, darker(cap, 0.28), `stroke="${darker(cap, 0.5)}" stroke-width=".8"`) +
      path(inner, 'url(#fr-hollow)') +
      line('M-13 -38C-8 -48 4 -50 8 -42M-15 -30C-10 -34 -2 -38 3 -34M-9 -16C-6 -24 -2 -26 2 -27', lighter(cap, 0.3), 1.7, 'opacity=".8"') +
      line('M-25 -34C-25 -48 -14 -60 0 -62', '#fff', 3.2, 'opacity=".42"'),
    k,
  );
  return { body, left: -33 * k, right: 31 * k, top: 70 * k };
}

/** A folded, shining jelly: ruffles behind ruffles. */
export function jelly(t: Traits): Grown {
  const { cap, edge } = t.colours;
  const k = t.width;
  const ruffle = (x: number, y: number, w: number, h: number, turn: number): string => {
    const d = `M${pt(-w * 0.42, 4)}C${pt(-w * 0.9, 2)} ${pt(-w * 1.25, -h * 0.5)} ${pt(-w * 0.86, -h * 0.74)}C${pt(-w * 0.74, -h * 1.14)} ${pt(-w * 0.26, -h * 1.1)} ${pt(-w * 0.2, -h * 0.84)}C${pt(-w * 0.06, -h * 1.22)} ${pt(w * 0.46, -h * 1.2)} ${pt(w * 0.44, -h * 0.86)}C${pt(w * 0.8, -h * 1.1)} ${pt(w * 1.3, -h * 0.6)} ${pt(w * 0.92, -h * 0.36)}C${pt(w * 0.98, 0)} ${pt(w * 0.6, 4)} ${pt(w * 0.4, 4)}Z`;
    const folds = `M${pt(-w * 0.2, -h * 0.8)}C${pt(-w * 0.34, -h * 0.5)} ${pt(-w * 0.06, -h * 0.4)} ${pt(-w * 0.2, -h * 0.06)}M${pt(w * 0.44, -h * 0.82)}C${pt(w * 0.24, -h * 0.6)} ${pt(w * 0.4, -h * 0.3)} ${pt(w * 0.2, -h * 0.1)}`;
    return at(
      x * k,
      y * k,
      skin(d, cap, { second: edge, edge: 'rim' }) +
        line(folds, darker(cap, 0.35), 1.5, 'opacity=".7"') +
        line(`M${pt(-w * 0.76, -h * 0.5)}Q${pt(-w * 0.7, -h * 0.86)} ${pt(-w * 0.44, -h * 0.9)}`, '#fff', 2.2, 'opacity=".65"'),
      k,
      turn,
    );
  };
  const body =
    ruffle(-20, -28, 27, 26, -22) +
    ruffle(22, -30, 26, 26, 20) +
    ruffle(-34, -7, 24, 24, -40) +
    ruffle(36, -8, 24, 22, 38) +
    ruffle(1, -17, 29, 27, 3) +
    ruffle(-17, -1, 23, 19, -8) +
    ruffle(19, -1, 22, 18, 10);
  return { body, left: -54 * k, right: 56 * k, top: 62 * k };
}

/** Tiers with hanging spines. */
export function tooth(t: Traits, seed: string): Grown {
  const c = chance(seed);
  const { cap, edge, gills } = t.colours;
  const tier = (x: number, y: number, w: number): string => {
    const spines = [0, 1]
      .map((row) =>
        upTo(Math.round(w / 3))
          .map((i, _, all) => {
            const u = ((i + 0.5 + row * 0.4) / all.length) * 2 - 1.02;
            const px = u * w * 0.9,
              py = 2 + (1 - u * u) * 5;
            const len = (row ? 15 : 20) + c.between(0, 7) - 7 * u * u;
            return path(
              `M${pt(px - 2.2, py - 5)}Q${pt(px - 1.6, py + len * 0.5)} ${pt(px, py + len)}Q${pt(px + 1.6, py + len * 0.5)} ${pt(px + 2.2, py - 5)}Z`,
              row ? lighter(gills, 0.4) : darker(gills, 0.08),
              `stroke="${darker(gills, 0.35)}" stroke-width=".8"`,
            );
          })
          .join(''),
      )
      .join('');
    const top = `M${pt(-w, 3)}C${pt(-w * 1.02, -6)} ${pt(-w * 0.72, -10)} ${pt(-w * 0.46, -9)}S${pt(-w * 0.1, -15)} ${pt(w * 0.12, -12)}S${pt(w * 1.06, -9)} ${pt(w, 3)}C${pt(w * 0.8, 10)} ${pt(w * 0.46, 7)} ${pt(w * 0.2, 9)}S${pt(-w * 0.72, 10)} ${pt(-w, 3)}Z`;
    const tufts = upTo(9)
      .map((i) => {
        const u = (i / 8) * 1.5 - 0.75;
        return `M${pt(u * w, -3 + (i % 2) * 4)}l-2 -3.5M${pt(u * w, -3 + (i % 2) * 4)}l2 -3`;
      })
      .join('');
    return at(x, y, spines + skin(top, cap, { second: edge, edge: 'low', light: 'soft' }) + line(tufts, darker(cap, 0.25), 1.1));
  };
  const k = t.width;
  const body = tier(5 * k, -82 * t.height, 27 * k) + tier(-9 * k, -56 * t.height, 38 * k) + tier(5 * k, -26 * t.height, 48 * k);
  return { body, left: -46 * k, right: 53 * k, top: 86 * t.height };
}
