import { darker, lighter } from '../../../art/colour';
import { at, line, n, oval, path, upTo } from '../../../art/draw';
import { ball, body, box, flat, rim } from './brush';

/** What the wood builds with: walls, roofs, doors, windows, flags, each where one puts it. */

export const STONE = '#b3ada0';
export const BARK = '#94683f';
export const PLANK = '#b98a5a';
export const PLASTER = '#f1e4c6';
export const GLOW = '#ffdf8a';

/** A wall of stones, w wide and h high, its foot in the middle at x, y. */
export const stone = (x: number, y: number, w: number, h: number, colour = STONE): string => {
  const rows = Math.max(2, Math.round(h / 8));
  const step = h / rows;
  const seams = upTo(rows - 1)
    .map((i) => {
      const at = y - step * (i + 1);
      const ups = upTo(Math.max(1, Math.round(w / 12))).map(
        (k) => `M${n(x - w / 2 + ((k + (i % 2 ? 0.35 : 0.75)) * w) / Math.max(1, Math.round(w / 12)))} ${n(at)}v${n(step)}`,
      );
      return `M${n(x - w / 2)} ${n(at)}h${n(w)}${ups.join('')}`;
    })
    .join('');
  const d = `M${n(x - w / 2)} ${n(y)}V${n(y - h)}H${n(x + w / 2)}V${n(y)}Z`;
  return path(d, colour, rim(colour)) + line(seams, darker(colour, 0.22), 0.9) + path(d, 'url(#fr-stem)', 'opacity=".8"');
};

/** A stump with its bark, a little wider at the foot. */
export const stump = (x: number, y: number, w: number, h: number, colour = BARK): string => {
  const d = `M${n(x - w * 0.62)} ${n(y)}Q${n(x - w * 0.5)} ${n(y - h * 0.25)} ${n(x - w / 2)} ${n(y - h)}H${n(x + w / 2)}Q${n(x + w * 0.5)} ${n(y - h * 0.25)} ${n(x + w * 0.62)} ${n(y)}Z`;
  const grain = [-0.34, -0.12, 0.14, 0.36]
    .map((k, i) => `M${n(x + k * w)} ${n(y - h * 0.95)}q${i % 2 ? 2 : -2} ${n(h * 0.3)} 0 ${n(h * (i % 2 ? 0.8 : 0.55))}`)
    .join('');
  return path(d, colour, rim(colour)) + line(grain, darker(colour, 0.28), 1.1) + path(d, 'url(#fr-stem)', 'opacity=".9"');
};

/** Upright planks. */
export const planks = (x: number, y: number, w: number, h: number, colour = PLANK): string => {
  const d = `M${n(x - w / 2)} ${n(y)}V${n(y - h)}H${n(x + w / 2)}V${n(y)}Z`;
  const many = Math.max(2, Math.round(w / 7));
  const seams = upTo(many - 1)
    .map((i) => `M${n(x - w / 2 + (w * (i + 1)) / many)} ${n(y)}v${n(-h)}`)
    .join('');
  return path(d, colour, rim(colour)) + line(seams, darker(colour, 0.28), 1) + path(d, 'url(#fr-stem)', 'opacity=".7"');
};

/** White plaster between dark beams. */
export const timbered = (x: number, y: number, w: number, h: number): string => {
  const [l, r, t] = [x - w / 2, x + w / 2, y - h];
  return (
    path(`M${n(l)} ${n(y)}V${n(t)}H${n(r)}V${n(y)}Z`, PLASTER, rim(PLASTER)) +
    line(`M${n(l)} ${n(y)}V${n(t)}H${n(r)}V${n(y)}M${n(l)} ${n(y - h / 2)}H${n(r)}M${n(l)} ${n(y - h / 2)}L${n(l + w / 4)} ${n(t)}M${n(r)} ${n(y - h / 2)}L${n(r - w / 4)} ${n(t)}M${n(x)} ${n(y - h / 2)}V${n(t)}`, '#6a4426', 2) +
    path(`M${n(l)} ${n(y)}V${n(t)}H${n(r)}V${n(y)}Z`, 'url(#fr-stem)', 'opacity=".5"')
  ); // prettier-ignore
};

/** A mushroom for a roof. x, y: the middle of its lower edge. */
export const cap = (x: number, y: number, w: number, h: number, colour: string, spots = true): string => {
  const d = `M${n(-w / 2)} 0C${n(-w / 2)} ${n(-h * 0.9)} ${n(-w * 0.22)} ${n(-h)} 0 ${n(-h)}S${n(w / 2)} ${n(-h * 0.9)} ${n(w / 2)} 0Q0 ${n(h * 0.22)} ${n(-w / 2)} 0Z`;
  const dot = (dx: number, dy: number, r: number): string => oval(dx * w, -dy * h, r * w, r * w * 0.8, '#fff8e8', 'opacity=".92"');
  return at(
    x,
    y,
    body(d, colour) + (spots ? dot(-0.24, 0.4, 0.07) + dot(0.06, 0.7, 0.075) + dot(0.27, 0.33, 0.06) + dot(0, 0.22, 0.05) : ''),
  );
};

/** A pointed roof of shingles, like a witch's hat. */
export const cone = (x: number, y: number, w: number, h: number, colour: string): string =>
  body(
    `M${n(x - w / 2)} ${n(y)}Q${n(x - w * 0.12)} ${n(y - h * 0.4)} ${n(x)} ${n(y - h)}Q${n(x + w * 0.12)} ${n(y - h * 0.4)} ${n(x + w / 2)} ${n(y)}Q${n(x)} ${n(y + w * 0.1)} ${n(x - w / 2)} ${n(y)}Z`,
    colour,
  ) +
  line(
    `M${n(x - w * 0.3)} ${n(y - h * 0.18)}Q${n(x)} ${n(y - h * 0.1)} ${n(x + w * 0.3)} ${n(y - h * 0.18)}M${n(x - w * 0.17)} ${n(y - h * 0.42)}Q${n(x)} ${n(y - h * 0.36)} ${n(x + w * 0.17)} ${n(y - h * 0.42)}`,
    darker(colour, 0.3),
    1,
  );

/** Two slopes seen from the front. */
export const gable = (x: number, y: number, w: number, h: number, colour: string): string =>
  body(
    `M${n(x - w / 2)} ${n(y)}L${n(x)} ${n(y - h)}L${n(x + w / 2)} ${n(y)}L${n(x + w / 2 - 5)} ${n(y + 2)}L${n(x)} ${n(y - h + 7)}L${n(x - w / 2 + 5)} ${n(y + 2)}Z`,
    colour,
  );

/** A roof seen from its long side. */
export const slope = (x: number, y: number, w: number, h: number, colour: string): string =>
  body(`M${n(x - w / 2)} ${n(y)}L${n(x - w / 2 + h * 0.5)} ${n(y - h)}H${n(x + w / 2 - h * 0.5)}L${n(x + w / 2)} ${n(y)}Z`, colour) +
  line(
    `M${n(x - w / 2 + h * 0.2)} ${n(y - h * 0.34)}H${n(x + w / 2 - h * 0.2)}M${n(x - w / 2 + h * 0.34)} ${n(y - h * 0.68)}H${n(x + w / 2 - h * 0.34)}`,
    darker(colour, 0.28),
    1,
    'stroke-dasharray="5 2"',
  );

/** An onion dome with a golden tip. */
export const onion = (x: number, y: number, w: number, h: number, colour: string): string =>
  body(
    `M${n(x - w * 0.36)} ${n(y)}C${n(x - w * 0.7)} ${n(y - h * 0.4)} ${n(x - w * 0.16)} ${n(y - h * 0.62)} ${n(x)} ${n(y - h)}C${n(x + w * 0.16)} ${n(y - h * 0.62)} ${n(x + w * 0.7)} ${n(y - h * 0.4)} ${n(x + w * 0.36)} ${n(y)}Z`,
    colour,
  ) + ball(x, y - h - 1, 1.8, 1.8, '#f0cc5c', 0.7);

/** Half a ball. */
export const dome = (x: number, y: number, w: number, h: number, colour: string): string =>
  body(`M${n(x - w / 2)} ${n(y)}C${n(x - w / 2)} ${n(y - h * 1.3)} ${n(x + w / 2)} ${n(y - h * 1.3)} ${n(x + w / 2)} ${n(y)}Z`, colour);

export const door = (x: number, y: number, w: number, h: number, colour = '#7a4a28'): string =>
  body(`M${n(x - w / 2)} ${n(y)}V${n(y - h + w / 2)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(x + w / 2)} ${n(y - h + w / 2)}V${n(y)}Z`, colour) +
  line(`M${n(x)} ${n(y - h + 1)}V${n(y)}`, darker(colour, 0.35), 0.8) + oval(x + w * 0.24, y - h * 0.4, 0.9, 0.9, '#f0cc5c'); // prettier-ignore

/** A round window with a light in it. */
export const porthole = (x: number, y: number, r: number, glass = GLOW): string =>
  oval(x, y, r, r, glass, `stroke="#6a4426" stroke-width="${n(r * 0.32)}"`) +
  line(`M${n(x - r)} ${n(y)}H${n(x + r)}M${n(x)} ${n(y - r)}V${n(y + r)}`, '#6a4426', r * 0.2);

/** An arched window. */
export const arch = (x: number, y: number, w: number, h: number, glass = GLOW): string =>
  path(
    `M${n(x - w / 2)} ${n(y)}V${n(y - h + w / 2)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(x + w / 2)} ${n(y - h + w / 2)}V${n(y)}Z`,
    glass,
    'stroke="#5a4030" stroke-width="1.200"',
  );

export const flag = (x: number, y: number, colour: string, k = 1): string =>
  at(x, y, line('M0 0V-14', '#6a4426', 1.4) + flat('M0 -14Q5 -17 9 -13T17 -13L13 -9L17 -5Q12 -4 8 -6T0 -6Z', colour, 0.8), k);

export const smoke = (x: number, y: number): string =>
  [[0, 0, 2.6], [2, -6, 3.4], [-1, -13, 4.2]].map(([dx, dy, r]) => oval(x + dx!, y + dy!, r!, r! * 0.9, '#fff', 'opacity=".6"')).join(''); // prettier-ignore

export const chimney = (x: number, y: number): string => stone(x, y, 6, 12, '#a89a88') + smoke(x, y - 15);

/** Crenels on a tower of this width. */
export const battlement = (x: number, y: number, w: number, colour = STONE): string =>
  upTo(3).map((i) => box(Math.round((x - w / 2 - 1.5 + (i * (w + 3)) / 2.6) * 10) / 10, y - 5, Math.round(((w + 3) / 4.4) * 10) / 10, 6, lighter(colour, 0.06), 0.6)).join(''); // prettier-ignore

export const sack = (x: number, y: number, k = 1, colour = '#d8bd8a'): string =>
  at(x, y, body('M-7 0C-10 -8 -6 -12 -3 -13H3C6 -12 10 -8 7 0Q0 2 -7 0Z', colour) + line('M-3.500 -12.500H3.500', '#8a6a3a', 1.6), k);
export const barrel = (x: number, y: number, k = 1): string =>
  at(x, y, body('M-6 0Q-8.500 -8 -6 -16H6Q8.500 -8 6 0Z', '#a8713c') + line('M-7 -4.500H7M-7 -11.500H7', '#5f4a30', 1.5), k);
export const bush = (x: number, y: number, k = 1, colour = '#6f9a44'): string =>
  at(x, y, body('M-12 0C-16 -8 -9 -13 -5 -11C-2 -17 8 -16 8 -10C15 -10 16 -3 12 0Q0 2 -12 0Z', colour, 1), k);
export const ivy = (d: string): string => line(d, '#3f6a34', 1.6) + line(d, '#6fa045', 5, 'stroke-dasharray=".1 6"');
