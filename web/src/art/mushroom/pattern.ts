import { type Chance, chance } from '../chance';
import { darker, lighter } from '../colour';
import { line, n, oval, path, pt, upTo } from '../draw';
import { outline } from './skin';
import type { Pattern } from './traits';

/** The surface of a cap as its pattern sees it: the top at v = 1, the margin at v = 0, u from −1 to 1 across. */
export interface Surface {
  height: number;
  /** half the width at v */
  half(v: number): number;
  /** y of the margin at u */
  margin(u: number): number;
}

type Spot = readonly [u: number, v: number, size: number];

/** Spread by hand: evenly, large in the middle, small at the sides. */
const SPOTS: readonly Spot[] = [
  [0.04, 0.86, 1],
  [-0.56, 0.66, 0.9],
  [0.56, 0.68, 0.8],
  [-0.06, 0.52, 1.25],
  [-0.76, 0.34, 0.75],
  [0.62, 0.38, 1],
  [0.26, 0.2, 0.85],
  [-0.38, 0.22, 0.95],
  [0.9, 0.18, 0.6],
  [-0.92, 0.1, 0.5],
  [-0.04, 0.08, 0.6],
  [0.6, 0.08, 0.55],
];

const at = (s: Surface, u: number, v: number): [number, number] => {
  const x = u * s.half(v) * 0.93;
  return [x, -s.height * v + s.margin(u) * (1 - v)];
};

/** Meshes over the whole surface, round (veins) or broken (cracks). */
function network(s: Surface, c: Chance, round: number): string {
  const rows = [0.03, 0.28, 0.52, 0.75, 0.93].map((v, r) => {
    const many = 7 - r;
    return upTo(many).map((i) => at(s, (i / (many - 1)) * 1.96 - 0.98 + c.between(-0.07, 0.07), v + c.between(-0.05, 0.05)));
  });
  return rows
    .slice(0, -1)
    .flatMap((row, r) =>
      row.flatMap(([x, y], i) => {
        const up = rows[r + 1]!;
        // one way up from every point, and a second one only here and there: no trellis
        const ends = [
          up[Math.min(i, up.length - 1)]!,
          ...((i + r) % 2 ? [up[Math.max(0, i - 1)]!] : []),
          ...((i + r) % 3 === 1 && row[i + 1] && r ? [row[i + 1]!] : []),
        ];
        return ends.map(([a, b]) => {
          const [mx, my] = [(x + a) / 2 + c.between(-3, 3), (y + b) / 2 + c.between(-2, 2)];
          return round ? `M${pt(x, y)}Q${pt(mx, my)} ${pt(a, b)}` : `M${pt(x, y)}L${pt(mx, my)}L${pt(a, b)}`;
        });
      }),
    )
    .join('');
}

export function pattern(kind: Pattern, s: Surface, colour: string, seed: string): string {
  const c = chance(seed);
  switch (kind) {
    case 'none':
      return '';
    case 'spots':
      return SPOTS.map(([u, v, k]) => {
        const [x, y] = at(s, u, v);
        const r = (s.height * 0.06 + 2.4) * k * c.between(0.9, 1.15);
        return oval(
          x,
          y,
          r * (1 - 0.35 * u * u),
          r * 0.82,
          colour,
          `stroke="${darker(colour, 0.35)}" stroke-width=".7" transform="rotate(${n(u * 24)} ${pt(x, y)})"`,
        );
      }).join('');
    case 'warts':
      return upTo(26)
        .map((i) => {
          const v = 0.1 + 0.85 * ((i * 0.618) % 1);
          const [x, y] = at(s, ((i * 0.382 * 2.3) % 2) - 1, v);
          return oval(x, y, c.between(1.2, 2), c.between(1, 1.6), colour, `stroke="${darker(colour, 0.4)}" stroke-width=".5"`);
        })
        .join('');
    case 'scales':
      return [0.1, 0.25, 0.4, 0.55, 0.69, 0.82]
        .flatMap((v, row) => {
          const many = Math.max(2, Math.round((s.half(v) / 38) * 8));
          return upTo(many).map((i) => {
            const u = ((i + 0.5 + (row % 2) * 0.4 - 0.2) / many) * 2 - 1;
            const [x, y] = at(s, u, v);
            const w = 2.5 * c.between(0.7, 1.25);
            return path(
              `M${pt(x - w, y - 1)}Q${pt(x, y - 2.2)} ${pt(x + w, y - 1)}Q${pt(x + w * 0.3, y + 1)} ${pt(x + u * 1.5, y + 3.4)}Q${pt(x - w * 0.4, y + 1)} ${pt(x - w, y - 1)}Z`,
              colour,
              'opacity=".92"',
            );
          });
        })
        .join('');
    case 'spikes': {
      const thorn = (x: number, y: number, a: number, k: number): string => {
        const dx = Math.sin(a),
          dy = -Math.cos(a);
        return path(
          `M${pt(x - dy * 2.4 * k, y + dx * 2.4 * k)}L${pt(x + dx * 8.5 * k, y + dy * 8.5 * k)}L${pt(x + dy * 2.4 * k, y - dx * 2.4 * k)}Z`,
          colour,
          outline(colour).replace('1.3', '.8'),
        );
      };
      const rim = [0.05, 0.25, 0.45, 0.63, 0.8, 0.93].flatMap((v) =>
        [-1, 1].map((u) => {
          const [x, y] = [u * s.half(v) * 0.97, -s.height * v];
          return thorn(x, y, u * (1.45 - v * 1.25), 1);
        }),
      );
      const inner = SPOTS.map(([u, v, k]) => thorn(...at(s, u * 0.85, v * 0.95), u * 0.9, 0.6 + k * 0.3));
      return [...rim, thorn(0, -s.height * 0.98, 0, 1), ...inner].join('');
    }
    case 'stripes':
      return upTo(13)
        .map((i) => {
          const u = (i / 12) * 1.88 - 0.94;
          const [x, y] = [u * s.half(0.02) * 0.98, s.margin(u) * 0.9];
          const [a, b] = at(s, u * 0.95, 0.55);
          return line(`M${pt(x, y)}Q${pt(x * 0.99, (y + b) / 2)} ${pt(a, b)}`, colour, 1.1, 'opacity=".75"');
        })
        .join('');
    case 'rings':
      return [0.24, 0.5, 0.75]
        .map((v, i) => {
          const w = s.half(v) * 0.97;
          return line(
            `M${pt(-w, -s.height * v)}Q${pt(0, -s.height * v + w * 0.42)} ${pt(w, -s.height * v)}`,
            colour,
            2.6 - i * 0.5,
            'opacity=".6"',
          );
        })
        .join('');
    case 'veins':
      return line(network(s, c, 1), colour, 1.6, 'opacity=".85"');
    case 'cracks':
      return line(network(s, c, 0), colour, 1.2, 'opacity=".9"');
    case 'drops':
      return SPOTS.map(([u, v, k]) => {
        const [x, y] = at(s, u * 0.9, v * 0.9);
        const r = 3.1 * k + 0.8;
        return (
          oval(x, y, r, r * 0.95, colour, `stroke="${darker(colour, 0.5)}" stroke-width=".8"`) +
          oval(x - r * 0.3, y - r * 0.35, r * 0.32, r * 0.26, '#fff', 'opacity=".85"')
        );
      }).join('');
    case 'pits':
      return [0.14, 0.34, 0.54, 0.74, 0.9]
        .flatMap((v, row) => {
          const many = Math.max(1, Math.round((s.half(v) / 38) * 6.4));
          return upTo(many).map((i) => {
            const u = ((i + 0.5 + (row % 2) * 0.3 - 0.15) / many) * 1.8 - 0.9;
            const [x, y] = at(s, u, v);
            return oval(x, y, 4.1 * (1 - 0.4 * u * u), 3.6, colour, `stroke="${lighter(colour, 0.35)}" stroke-width=".8"`);
          });
        })
        .join('');
  }
}
