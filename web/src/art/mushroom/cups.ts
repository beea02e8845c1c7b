import { darker, lighter } from '../colour';
import { at, line, oval, path, pt, upTo } from '../draw';
import { type Grown, leanOf, outline, skin, stem } from './skin';
import type { Traits } from './traits';

/** Mushrooms open above: funnels, cups, birds' nests. */

export function funnel(t: Traits): Grown {
  const w = 44 * t.width;
  const H = 46;
  const L = 36 * t.height;
  const x = leanOf(t.lean, L + 10);
  const { cap, edge, gills } = t.colours;
  const top = -H;
  const neck = { none: 3, thread: 3, slim: 6, stout: 11, bulb: 8, belly: 11 }[t.stem];
  // the wavy rim, seen from a little above
  const rim = (k: number, dy = 0): string =>
    `M${pt(-w * k, top + dy)}C${pt(-w * k * 0.92, top - 9 * k + dy)} ${pt(-w * k * 0.45, top - 7 * k + dy)} ${pt(-w * k * 0.2, top - 10 * k + dy)}S${pt(w * k * 0.5, top - 12 * k + dy)} ${pt(w * k * 0.72, top - 7 * k + dy)}S${pt(w * k * 1.02, top - 3 + dy)} ${pt(w * k, top + 1 + dy)}` +
    `C${pt(w * k * 0.9, top + 9 * k + dy)} ${pt(w * k * 0.5, top + 6 * k + dy)} ${pt(w * k * 0.22, top + 10 * k + dy)}S${pt(-w * k * 0.45, top + 8 * k + dy)} ${pt(-w * k * 0.66, top + 9 * k + dy)}S${pt(-w * k * 1.02, top + 4 + dy)} ${pt(-w * k, top + dy)}Z`;
  const cone = `M${pt(-w, top)}C${pt(-w * 0.62, top + 22)} ${pt(-15, -10)} ${pt(-neck, 9)}Q${pt(0, 13)} ${pt(neck, 9)}C${pt(15, -10)} ${pt(w * 0.62, top + 22)} ${pt(w, top + 1)}C${pt(w * 0.6, top + 12)} ${pt(-w * 0.6, top + 12)} ${pt(-w, top)}Z`;
  const folds = upTo(11)
    .map((i) => {
      const u = (i / 10) * 1.8 - 0.9;
      return `M${pt(u * w * 0.92, top + 7 + (1 - u * u) * 4)}C${pt(u * w * 0.55, top + 20)} ${pt(u * 14, -16)} ${pt(u * 7, 4)}`;
    })
    .join('');
  const zones =
    t.pattern === 'rings'
      ? [0.78, 0.55].map((k) => line(rim(k, 1), t.colours.mark, 1.6, 'opacity=".7"')).join('')
      : t.pattern === 'spots'
        ? [
            [-0.5, -3],
            [0.1, -4],
            [0.5, 0],
            [-0.1, 3],
          ]
            .map(([u, y]) => oval(u! * w, top + y!, 3, 1.6, t.colours.mark))
            .join('')
        : '';
  const head =
    skin(cone, gills, { light: 'lit' }) +
    line(folds, darker(gills, 0.4), 1.2, 'opacity=".7"') +
    skin(rim(1), cap, { second: edge, edge: t.edge, light: 'soft' }) +
    path(rim(0.62, 1.5), 'url(#fr-hollow)') +
    zones +
    line(`M${pt(-w * 0.8, top - 4)}Q${pt(-w * 0.4, top - 9)} ${pt(-w * 0.05, top - 8)}`, '#fff', 2, 'opacity=".45"');
  return {
    body: stem(t, L + 2, 1.15) + at(x, -L, head, 1, t.lean * 14),
    left: Math.min(-10, x - w),
    right: Math.max(10, x + w),
    top: L + H + 12,
  };
}

export function cup(t: Traits): Grown {
  const w = 27 * t.width;
  const L = 15 * t.height;
  const x = leanOf(t.lean, L + 12);
  const { cap, edge } = t.colours;
  const bowl = `M${pt(-w, -27)}C${pt(-w * 1.02, -8)} ${pt(-w * 0.5, 0)} ${pt(-4, 4)}L${pt(4, 4)}C${pt(w * 0.5, 0)} ${pt(w * 1.02, -8)} ${pt(w, -27)}Z`;
  const head =
    skin(bowl, cap, { second: edge, edge: t.edge }) +
    oval(0, -27, w, w * 0.34, lighter(cap, 0.25), outline(cap)) +
    oval(0, -26, w * 0.84, w * 0.25, darker(cap, 0.32)) +
    oval(0, -24.5, w * 0.6, w * 0.14, lighter(cap, 0.1), 'opacity=".6"') +
    line(`M${pt(-w * 0.75, -15)}Q${pt(-w * 0.66, -6)} ${pt(-w * 0.35, -2)}`, '#fff', 2.4, 'opacity=".4"');
  return { body: stem(t, L + 2) + at(x, -L, head, 1, t.lean * 26), left: Math.min(-6, x - w), right: Math.max(6, x + w), top: L + 37 };
}

export function nest(t: Traits): Grown {
  const w = 36 * t.width;
  const H = 42 * t.height;
  const { cap, mark } = t.colours;
  const bowl = `M${pt(-w, -H)}C${pt(-w * 0.92, -H * 0.4)} ${pt(-w * 0.62, 0)} ${pt(-w * 0.4, 2)}L${pt(w * 0.4, 2)}C${pt(w * 0.62, 0)} ${pt(w * 0.92, -H * 0.4)} ${pt(w, -H)}Z`;
  const egg = (x: number, y: number): string =>
    oval(x, y, w * 0.22, w * 0.15, mark, outline(mark)) + oval(x - 2, y - 1.6, w * 0.1, w * 0.05, '#fff', 'opacity=".6"');
  const hair = upTo(15)
    .map((i) => {
      const u = (i / 14) * 1.8 - 0.9;
      return `M${pt(u * w, -H + 5 + (1 - u * u) * 6)}Q${pt(u * w * 0.86, -H * 0.5)} ${pt(u * w * 0.55, -3)}`;
    })
    .join('');
  const body =
    skin(bowl, cap) +
    line(hair, darker(cap, 0.35), 1.1, 'opacity=".7"') +
    oval(0, -H, w, w * 0.34, lighter(cap, 0.2), outline(cap)) +
    oval(0, -H + 1.5, w * 0.86, w * 0.26, darker(cap, 0.5)) +
    egg(-w * 0.36, -H + 2) +
    egg(w * 0.34, -H + 1) +
    egg(0, -H - 3.5) +
    egg(0.02 * w, -H + 6);
  return { body, left: -w, right: w, top: H + w * 0.36 };
}
