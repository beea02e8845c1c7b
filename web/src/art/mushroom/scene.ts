import { chance } from '../chance';
import { darker, lighter, mix } from '../colour';
import { at, line, n, oval, path, pt, upTo } from '../draw';
import { guest } from './guests';
import type { Traits } from './traits';

/** Where a mushroom grows: sky and light behind it, moss, leaves or wood below it. The picture is 140 by 130. */
export const WIDE = 140;
export const HIGH = 130;

interface Tone {
  far: string;
  near: string;
  deep: string;
}

const DAY: Tone = { far: '#93a566', near: '#6c8846', deep: '#4c6a33' };
const NIGHT: Tone = { far: '#2c4a41', near: '#22402f', deep: '#152a20' };

const tone = (t: Traits): Tone => (t.glow ? NIGHT : DAY);

/** Everything behind the mushrooms. */
export function behind(t: Traits, seed: string): string {
  const c = chance(`${seed} wood`);
  const g = tone(t);
  const sky = t.glow ? mix('#14293a', t.colours.sky, 0.12) : t.colours.sky;
  const trunks = upTo(4)
    .map((i) => {
      const x = 8 + i * 38 + c.between(-8, 12),
        w = c.between(4, 9);
      return path(
        `M${pt(x, 0)}L${pt(x - w * 0.3, 104)}H${n(x + w * 1.3)}L${pt(x + w, 0)}Z`,
        darker(sky, t.glow ? 0.35 : 0.16),
        'opacity=".5"',
      );
    })
    .join('');
  const light = t.glow ? oval(70, 66, 96, 86, t.glow, 'mask="url(#fr-glow)" opacity=".5"') : oval(70, 56, 64, 60, 'url(#fr-sun)');
  const air = upTo(9)
    .map(() =>
      oval(
        c.between(8, 132),
        c.between(8, 92),
        c.between(0.7, 1.7),
        c.between(0.7, 1.7),
        t.glow || '#fffdf2',
        `opacity="${n(c.between(0.4, 0.9))}"`,
      ),
    )
    .join('');
  const hill = path(`M0 100Q30 90 62 98T140 92V130H0Z`, g.far);
  const ground = path(`M0 110Q36 101 74 108T140 104V130H0Z`, g.near);
  const base = `<rect width="140" height="130" fill="${sky}"/>${light}${trunks}<rect width="140" height="130" fill="url(#fr-dusk)"/>${air}`;
  if (t.place === 'trunk') return base + hill + ground + trunk(t);
  if (t.place === 'log' || t.place === 'twig') return base + hill + ground + log(t.place === 'log' ? 15 : 8, t);
  return base + hill + ground;
}

const bark = (t: Traits): string => (t.glow ? '#3b3029' : '#8a6544');

function trunk(t: Traits): string {
  const b = bark(t);
  const grooves = upTo(7)
    .map((i) => `M${pt(30 + i * 13, 0)}C${pt(26 + i * 13, 30)} ${pt(36 + i * 12, 62)} ${pt(25 + i * 15, 112)}`)
    .join('');
  return (
    path('M22 0C26 46 22 84 6 118H134C118 84 114 46 118 0Z', b, `stroke="${darker(b, 0.45)}"`) +
    line(grooves, darker(b, 0.35), 2.2, 'opacity=".55"') +
    path('M22 0C26 46 22 84 6 118H134C118 84 114 46 118 0Z', 'url(#fr-stem)')
  );
}

function log(r: number, t: Traits): string {
  const b = bark(t);
  const y = 112;
  const top = y - r;
  return (
    path(
      `M-4 ${n(top + 3)}Q50 ${n(top - 3)} 122 ${n(top)}V${n(y + r)}Q60 ${n(y + r + 3)} -4 ${n(y + r)}Z`,
      b,
      `stroke="${darker(b, 0.5)}"`,
    ) +
    line(
      `M2 ${n(y - r * 0.3)}H44M58 ${n(y - r * 0.5)}H98M20 ${n(y + r * 0.3)}H80M92 ${n(y + r * 0.2)}H112`,
      darker(b, 0.4),
      1.8,
      'opacity=".6"',
    ) +
    path(`M-4 ${n(top + 3)}Q50 ${n(top - 3)} 122 ${n(top)}V${n(y + r)}H-4Z`, 'url(#fr-field)') +
    oval(122, y, r * 0.55, r, lighter(b, 0.45), `stroke="${darker(b, 0.5)}"`) +
    oval(122, y, r * 0.34, r * 0.64, 'none', `stroke="${b}" stroke-width="1.2"`) +
    oval(122, y, r * 0.14, r * 0.28, b) +
    path(`M6 ${n(top + 2)}q6 -7 13 -1q7 -6 12 1q-12 5 -25 0Z`, tone(t).near)
  );
}

/** Tufts, leaves and needles before the feet of the mushrooms, so that they stand in the ground and not on it. */
export const before = (t: Traits, seed: string): string => (t.glow ? '' : guest(seed)) + floor(t, seed);

function floor(t: Traits, seed: string): string {
  const c = chance(`${seed} floor`);
  const g = tone(t);
  const bank = path(`M0 117Q40 110 80 117T140 113V130H0Z`, g.deep);
  const tuft = (x: number, y: number, k: number, colour: string): string =>
    path(
      `M${pt(x - 9 * k, y + 3)}Q${pt(x - 8 * k, y - 5 * k)} ${pt(x - 4 * k, y - 2 * k)}Q${pt(x - 2 * k, y - 9 * k)} ${pt(x + 1.5 * k, y - 3 * k)}Q${pt(x + 5 * k, y - 8 * k)} ${pt(x + 6 * k, y - 1 * k)}Q${pt(x + 10 * k, y - 3 * k)} ${pt(x + 10 * k, y + 3)}Z`,
      colour,
    );
  const mossy = upTo(7)
    .map((i) => tuft(8 + i * 21 + c.between(-6, 6), 117 + c.between(-2, 3), c.between(0.7, 1.1), i % 2 ? g.near : mix(g.near, g.deep, 0.5)))
    .join('');
  if (t.place === 'trunk') return bank + mossy;
  if (t.place === 'log' || t.place === 'twig')
    return (
      path('M0 122Q40 117 80 123T140 119V130H0Z', g.deep) +
      upTo(5)
        .map((i) => tuft(14 + i * 29 + c.between(-6, 6), 123, 0.8, g.near))
        .join('')
    );
  if (t.place === 'grass')
    return (
      bank +
      upTo(26)
        .map((i) => {
          const x = i * 5.6 + c.between(-2, 2),
            h = c.between(7, 17);
          return line(
            `M${pt(x, 124)}Q${pt(x, 118 - h * 0.5)} ${pt(x + c.between(-6, 6), 120 - h)}`,
            i % 3 ? g.near : lighter(g.near, 0.2),
            1.7,
          );
        })
        .join('')
    );
  if (t.place === 'leaves')
    return (
      bank +
      upTo(10)
        .map((i) => {
          const col = t.glow ? '#3d4a35' : c.of(['#b8642f', '#c98a3b', '#a4502c', '#8f6a35']);
          return at(
            6 + i * 14.5 + c.between(-5, 5),
            119 + c.between(-3, 6),
            path('M0 -8C7 -4 7 4 0 9C-7 4 -7 -4 0 -8Z', col, `stroke="${darker(col, 0.4)}" stroke-width=".7"`) +
              line('M0 -7V8', darker(col, 0.35), 0.7),
            c.between(0.8, 1.2),
            c.between(40, 140),
          );
        })
        .join('')
    );
  if (t.place === 'needles')
    return (
      bank +
      mossy +
      upTo(16)
        .map(() => {
          const x = c.between(0, 136),
            y = c.between(116, 127);
          return line(`M${pt(x, y)}l${pt(c.between(5, 10), c.between(-3, 3))}`, '#a5743e', 1.2, 'opacity=".8"');
        })
        .join('')
    );
  return bank + mossy;
}
