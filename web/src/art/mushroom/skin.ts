import { darker } from '../colour';
import { line, n, path, pt } from '../draw';
import type { Edge, Stem, Traits } from './traits';

/** A grown thing standing on the ground at 0, 0, upwards is negative. */
export interface Grown {
  body: string;
  left: number;
  right: number;
  top: number;
}

export const outline = (colour: string): string => `stroke="${darker(colour, 0.5)}" stroke-width="1.3" stroke-linejoin="round"`;

/** A body with light, shade and outline, and a second colour where `edge` says. */
export function skin(
  d: string,
  colour: string,
  o: { second?: string; edge?: Edge; light?: 'lit' | 'soft' | 'stem'; bare?: boolean } = {},
): string {
  const second = o.second && o.second !== colour ? path(d, o.second, `mask="url(#fr-${o.edge ?? 'rim'})"`) : '';
  return path(d, colour) + second + path(d, `url(#fr-${o.light ?? 'lit'})`, o.bare ? '' : outline(colour));
}

const STEM_WIDTH: Record<Stem, [top: number, foot: number]> = {
  none: [0, 0],
  thread: [1.3, 1.5],
  slim: [4.2, 5.4],
  stout: [9, 11],
  bulb: [6, 8],
  belly: [8, 14],
};

/** How far the head of a stem of this length stands beside its foot. */
export const leanOf = (lean: number, length: number): number => lean * length * 0.42;

/** A stem from the ground up to a cap at (leanOf, −length). */
export function stem(t: Traits, length: number, scale = 1): string {
  if (t.stem === 'none') return '';
  const [a, b] = STEM_WIDTH[t.stem].map((x) => x * scale) as [number, number];
  const x = leanOf(t.lean, length);
  const L = length;
  const colour = t.colours.stem;
  if (t.stem === 'thread')
    return (
      line(`M0 0C${pt(0, -L * 0.45)} ${pt(x * 0.8, -L * 0.7)} ${pt(x, -L)}`, darker(colour, 0.4), a * 2 + 1) +
      line(`M0 0C${pt(0, -L * 0.45)} ${pt(x * 0.8, -L * 0.7)} ${pt(x, -L)}`, colour, a * 2 - 0.3)
    );
  const full = t.stem === 'belly' ? 1.3 : 1;
  const d =
    `M${pt(x - a * 1.2, -L - 1)}C${pt(x - a * 0.85, -L * 0.7)} ${pt(-b * full, -L * 0.42)} ${pt(-b * 0.97, 0)}` +
    `Q${pt(0, b * 0.6)} ${pt(b * 0.97, 0)}C${pt(b * full, -L * 0.42)} ${pt(x + a * 0.85, -L * 0.7)} ${pt(x + a * 1.2, -L - 1)}Z`;
  const bulb =
    t.stem === 'bulb'
      ? skin(
          `M${pt(-b * 1.5, -3)}C${pt(-b * 1.6, -13 * scale)} ${pt(b * 1.6, -13 * scale)} ${pt(b * 1.5, -3)}Q${pt(0, 7)} ${pt(-b * 1.5, -3)}Z`,
          colour,
          { light: 'stem' },
        )
      : '';
  const body = bulb + skin(d, colour, { light: 'stem' }) + path(d, 'url(#fr-neck)');
  return body + coat(t, L, a, b, x) + (t.volva ? volva(t, b) : '') + (t.ring ? ring(t, L, a, x) : '');
}

function coat(t: Traits, L: number, a: number, b: number, x: number): string {
  const rows = [0.14, 0.27, 0.4, 0.53, 0.66, 0.79];
  const w = (v: number): number => b + (a - b) * v;
  const mid = (v: number): number => x * v * v;
  const dark = t.coat === 'scales' ? darker(t.colours.mark, 0.1) : darker(t.colours.stem, 0.42);
  if (t.coat === 'scales')
    return rows
      .flatMap((v, i) =>
        [-0.62, -0.1, 0.45].map((s, j) => line(`M${pt(mid(v) + (s + ((i + j) % 2) * 0.2) * w(v), -L * v)}l${n(w(v) * 0.16)} 2`, dark, 1.7)),
      )
      .join('');
  if (t.coat === 'bands')
    return rows
      .map((v, i) =>
        line(
          `M${pt(mid(v) - w(v) * 0.85, -L * v)}l${pt(w(v) * 0.55, 2.5)}l${pt(w(v) * 0.5, -2.5)}l${pt(w(v) * 0.6, 2)}`,
          dark,
          1.5,
          `opacity=".${i % 2 ? 6 : 75}"`,
        ),
      )
      .join('');
  if (t.coat === 'net')
    return rows
      .slice(2)
      .flatMap((v) =>
        [-0.5, 0, 0.5].map((s) =>
          line(
            `M${pt(mid(v) + s * w(v), -L * v - 3)}l${pt(w(v) * 0.25, 3)}l${pt(-w(v) * 0.25, 3)}l${pt(-w(v) * 0.25, -3)}Z`,
            dark,
            0.8,
            'opacity=".5"',
          ),
        ),
      )
      .join('');
  return '';
}

function ring(t: Traits, L: number, a: number, x: number): string {
  const y = -L * 0.68;
  const cx = x * 0.6;
  const w = a * 1.45 + 2;
  const d =
    `M${pt(cx - w * 0.72, y - 4)}Q${pt(cx, y - 1)} ${pt(cx + w * 0.72, y - 4)}C${pt(cx + w * 0.95, y + 1)} ${pt(cx + w * 1.1, y + 3)} ${pt(cx + w * 1.35, y + 6)}` +
    `C${pt(cx + w * 0.9, y + 5)} ${pt(cx + w * 0.8, y + 9.5)} ${pt(cx + w * 0.42, y + 8)}S${pt(cx - w * 0.1, y + 11)} ${pt(cx - w * 0.42, y + 8.5)}S${pt(cx - w * 0.95, y + 8.5)} ${pt(cx - w * 1.35, y + 6)}C${pt(cx - w * 1.1, y + 3)} ${pt(cx - w * 0.95, y + 1)} ${pt(cx - w * 0.72, y - 4)}Z`;
  return skin(d, t.colours.stem, { light: 'soft' });
}

function volva(t: Traits, b: number): string {
  const d = `M${pt(-b * 1.9, 1)}C${pt(-b * 2, -9)} ${pt(-b * 1.5, -14)} ${pt(-b * 1.25, -16)}L${pt(-b * 0.6, -10)}L${pt(0, -15)}L${pt(b * 0.7, -10)}L${pt(b * 1.3, -15)}C${pt(b * 1.6, -12)} ${pt(b * 2, -8)} ${pt(b * 1.9, 1)}Q0 ${n(b)} ${pt(-b * 1.9, 1)}Z`;
  return skin(d, t.colours.stem, { light: 'soft' });
}
