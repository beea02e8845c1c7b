import { chance } from '../../../art/chance';
import { darker, lighter } from '../../../art/colour';
import { at, type Drawing, line, n, oval, path, pt, upTo } from '../../../art/draw';

/** The fields of a board: each terrain has its colour, its texture and a white symbol of its own. */

export type Terrain = 'leaf' | 'moss' | 'water' | 'earth' | 'shrine' | 'extra';

export const TERRAIN_COLOUR: Record<Terrain, string> = {
  leaf: '#c8663a',
  moss: '#6f9a45',
  water: '#4c8fb8',
  earth: '#c9a877',
  shrine: '#e2b54a',
  extra: '#e2b54a',
};

const SYMBOL: Record<Terrain, string> = {
  leaf:
    path('M0 -9C8 -5 8 5 0 9C-8 5 -8 -5 0 -9Z', '#fff') +
    line('M0 -5V11M0 -1L3.500 -3.500M0 -1L-3.500 -3.500M0 4L4 1M0 4L-4 1', '#a5491f', 1.3),
  moss: '<g fill="#fff"><circle cx="-4.600" cy="3.400" r="3.800"/><circle cx="4.800" cy="3.600" r="3.600"/><circle cx="0" cy="-3.600" r="4.200"/></g>',
  water: line('M-9 -3.500q4.500 -5.500 9 0t9 0M-9 4q4.500 -5.500 9 0t9 0', '#fff', 2.7),
  earth:
    '<g fill="#fff" stroke="#6d4e25" stroke-width=".9"><rect x="-8" y="-1.500" width="7" height="5.500" rx="2"/><rect x="1" y="-7" width="7" height="5.500" rx="2"/><rect x="1.500" y="3" width="6" height="5" rx="2"/></g>',
  shrine: line('M0 0m-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M-3.600 0a3.600 3.600 0 1 0 7.200 0a3.600 3.600 0 1 0 -7.200 0', '#fff', 2.2),
  extra: line('M0 -8V8M-8 0H8', '#fff', 3),
};

/** The white symbol alone, for chips and legends. */
export const terrainSymbol = (t: Terrain): Drawing => ({ box: [-11, -11, 22, 22], body: SYMBOL[t] });

const clamp = (x: number, lo: number, hi: number): number => Math.min(hi, Math.max(lo, x));

function texture(t: Terrain, w: number, h: number, seed: string): string {
  const c = chance(`${t} ${seed}`);
  const spots = [
    [0.18, 0.24],
    [0.5, 0.16],
    [0.82, 0.26],
    [0.34, 0.6],
    [0.66, 0.56],
    [0.88, 0.78],
    [0.48, 0.88],
    [0.12, 0.56],
  ].map(([x, y]) => [clamp(w * x! + c.between(-6, 6), 16, w - 16), clamp(h * y! + c.between(-5, 5), 15, h - 13)] as const);
  const base = TERRAIN_COLOUR[t];
  switch (t) {
    case 'leaf':
      return spots
        .map(([x, y], i) =>
          at(
            x,
            y,
            path('M0 -10C9 -5 9 5 0 11C-9 5 -9 -5 0 -10Z', ['#e58b53', '#a8482a', '#f0aa5e', '#d97a44'][i % 4]!, 'opacity=".75"') +
              line('M0 -8V12', darker(base, 0.25), 0.9, 'opacity=".6"'),
            c.between(0.75, 1.1),
            c.between(0, 360),
          ),
        )
        .join('');
    case 'moss':
      return spots
        .map(([x, y], i) =>
          at(
            x,
            y,
            path(
              'M-11 3Q-10 -6 -5 -2Q-3 -10 1 -3Q5 -10 7 -2Q12 -4 12 3Q0 7 -11 3Z',
              i % 2 ? darker(base, 0.22) : lighter(base, 0.2),
              'opacity=".6"',
            ) + (i % 4 ? '' : oval(2, -9, 1.4, 1.4, '#f6e8a8', 'opacity=".9"')),
            c.between(0.8, 1.15),
          ),
        )
        .join('');
    case 'water':
      return (
        upTo(4)
          .map((i) => {
            const y = h * (0.2 + 0.21 * i),
              x = c.between(-6, 6);
            return line(
              `M${pt(w * 0.1 + x, y)}q${pt(w * 0.1, -8)} ${pt(w * 0.2, 0)}t${pt(w * 0.2, 0)}t${pt(w * 0.2, 0)}t${pt(w * 0.19, 0)}`,
              '#fff',
              2.2,
              `opacity=".${i % 2 ? 32 : 22}"`,
            );
          })
          .join('') +
        at(
          w * c.between(0.7, 0.84),
          h * c.between(0.68, 0.8),
          oval(0, 0, 11, 5.4, '#6fae5a', 'opacity=".8"') + path('M0 0L11 -3L9 3Z', base),
        )
      );
    case 'earth':
      return spots
        .map(([x, y], i) =>
          i % 3 === 0
            ? at(x, y, oval(0, 1, 7, 4.4, darker(base, 0.4), 'opacity=".45"') + oval(0, 0, 6.6, 4, lighter(base, 0.25)), c.between(0.6, 1))
            : line(`M${pt(x - 7, y)}q4 ${n(c.between(-4, 4))} 8 0t7 1`, darker(base, 0.3), 1.4, 'opacity=".4"'),
        )
        .join('');
    default:
      return '';
  }
}

const rings = (cx: number, cy: number, k: number): string =>
  oval(cx, cy, 40 * k, 40 * k, '#f6dd8e', 'opacity=".55"') +
  [37, 28, 19, 10]
    .map(
      (r, i) =>
        `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r * k)}" fill="none" stroke="#7d5612" stroke-width="${n(3 * k)}"${i % 2 ? ` stroke-dasharray="${n(9 * k)} ${n(4 * k)}"` : ''} opacity=".8"/>`,
    )
    .join('') +
  oval(cx, cy, 5 * k, 5 * k, '#fffbe6', 'stroke="#7d5612" stroke-width="1.4"');

/** One field. Its texture follows from the seed (the field's name), so a board looks alike on every screen. */
export function field(t: Terrain, seed = '', w = 112, h = 88): Drawing {
  const base = TERRAIN_COLOUR[t];
  const edge = darker(base, 0.35);
  const frame = (fill: string, more: string): string =>
    `<rect x="1" y="1" width="${n(w - 2)}" height="${n(h - 2)}" rx="12" fill="${fill}" ${more}/>`;
  const k = Math.min(w, h) / 92;
  const inside =
    t === 'shrine'
      ? rings(w / 2, h / 2, k)
      : t === 'extra'
        ? `<rect x="7" y="7" width="${n(w - 14)}" height="${n(h - 14)}" rx="9" fill="#8a6544" stroke="#4b2f17" stroke-width="2"/>` +
          rings(w / 2, h / 2, k * 0.82) +
          [
            [14, 14],
            [w - 14, 14],
            [14, h - 14],
            [w - 14, h - 14],
          ]
            .map(([x, y]) => oval(x!, y!, 2.6, 2.6, '#f0d9a4', 'stroke="#4b2f17"'))
            .join('')
        : texture(t, w, h, seed);
  const sign =
    t === 'shrine' || t === 'extra'
      ? ''
      : `<circle cx="15" cy="${n(h - 15)}" r="10.500" fill="${darker(base, 0.5)}" opacity=".8"/>` + at(15, h - 15, SYMBOL[t], 0.74);
  return {
    box: [0, 0, w, h],
    body:
      frame(base, '') +
      inside +
      frame('url(#fr-field)', `stroke="${edge}" stroke-width="2"`) +
      `<rect x="3" y="3" width="${n(w - 6)}" height="${n(h - 6)}" rx="10" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="1.500"/>` +
      sign,
  };
}
