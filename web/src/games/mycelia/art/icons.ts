import { type Terrain, TERRAIN_COLOUR, terrainSymbol } from './board';
import { darker } from '../../../art/colour';
import { at, type Drawing, figure, line, n, oval, path, place, upTo } from '../../../art/draw';
import { drop, ghostDrop } from './drops';
import { leafToken } from './tokens';

/** The icons on the lower part of a card. All are 32 high unless they say otherwise; texts take the card's ink. */

export const TALL = 32;
export type Ground = Terrain | 'any';
export type Verb = 'move' | 'remove' | 'stay';

export interface DropGroup {
  verb: Verb;
  solid: number;
  ghost: number;
}

const icon = (w: number, body: string, h = TALL): Drawing => ({ box: [0, 0, w, h], body });
const ink = 'currentColor';

/** "&", "/", "2×", ":": words between icons. */
export const sign = (text: string): Drawing => {
  const w = { '&': 14, '/': 9, ':': 7, '→': 16, '(': 7, ')': 7 }[text] ?? 3 + 9.5 * text.length;
  return icon(
    w,
    text === '/'
      ? line('M7.500 5L2.500 27', ink, 2.6)
      : text === '→'
        ? line('M2 16H13M9 11.500L13.500 16L9 20.500', ink, 2.4)
        : figure(w / 2, 23.5, text === '&' ? 22 : 21, text, ink),
  );
};

const ARROW: Record<'move' | 'remove', string> = {
  move: 'M-5 0H5M.5 -4.500L5.500 0L.5 4.500',
  remove: 'M0 6V-5M-4.500 -.5L0 -5.500L4.500 -.5',
};

const arrow = (verb: 'move' | 'remove', x: number, y: number, k = 1): string =>
  at(x, y, line(ARROW[verb], '#2a1a10', 5.6) + line(ARROW[verb], '#fff', 2.8), k);

const BEETLE =
  oval(0, 1.5, 5.6, 6.6, '#26352b', 'stroke="#fff6dd" stroke-width="1.300"') +
  oval(0, -5.6, 3.2, 2.6, '#26352b', 'stroke="#fff6dd" stroke-width="1"') +
  line('M0 -4V8', '#9fd0a0', 1) +
  line(
    'M-5.500 -1L-9 -3.500M5.500 -1L9 -3.500M-5.800 2H-9.500M5.800 2H9.500M-5 5L-8.500 8M5 5L8.500 8M-1.500 -7.500L-3.500 -10.500M1.500 -7.500L3.500 -10.500',
    '#26352b',
    1.5,
  );

/** The beetle: exactly so many drops. */
export const beetle = (): Drawing => ({ box: [-11, -12, 22, 22], body: BEETLE });

/** Four small squares: any terrain. */
const FOUR = (['leaf', 'moss', 'water', 'earth'] as const)
  .map(
    (t, i) =>
      `<rect x="${(i % 2) * 6.4 - 6}" y="${Math.floor(i / 2) * 6.4 - 6}" width="5.800" height="5.800" rx="1.500" fill="${TERRAIN_COLOUR[t]}" stroke="#4a3823" stroke-width=".6"/>`,
  )
  .join('');

const groundColour = (g: Ground): string => (g === 'any' ? '#f3e2b6' : TERRAIN_COLOUR[g]);
const groundSymbol = (g: Ground, x: number, y: number, k = 0.62): string =>
  g === 'any' ? at(x, y, FOUR, k * 1.5) : at(x, y, terrainSymbol(g).body, k);

const plate = (w: number, h: number, colour: string): string =>
  `<rect x="1" y="1" width="${n(w - 2)}" height="${n(h - 2)}" rx="7" fill="${colour}" stroke="${darker(colour, 0.45)}" stroke-width="1.500"/>`;

/** A field of this ground and what happens to its drops. */
export function fieldIcon(g: Ground, groups: readonly DropGroup[], exact = false): Drawing {
  let x = 15.5;
  const parts: string[] = [];
  groups.forEach((group, k) => {
    const many = group.solid + group.ghost;
    if (k) x += 1.5;
    upTo(many).forEach((i) => {
      parts.push(at(x + 7, 16, i < group.solid ? drop('dew').body : ghostDrop().body, 0.66));
      x += i === many - 1 ? 14.5 : 10.5;
    });
    if (group.verb !== 'stay') {
      parts.push(arrow(group.verb, x + 5, 16));
      x += 10.5;
    }
  });
  const w = x + 2.5;
  return icon(
    w,
    plate(w, TALL, groundColour(g)) +
      groundSymbol(g, 9, exact ? 8.4 : 16, exact ? 0.52 : 0.68) +
      (exact ? at(9.6, 22, BEETLE, 0.7) : '') +
      parts.join(''),
  );
}

/** A field and its neighbours, 46 high: so many drops from the middle, and from up to `sides` fields around. */
export function burstIcon(g: Ground, need: number, centre: number, sides: number, each: number): Drawing {
  const cell = (x: number, y: number, size: number, on: boolean, colour: string): string =>
    `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="3.500" fill="${on ? colour : 'none'}" stroke="${on ? '#4a3823' : ink}" stroke-width="1.200"${on ? '' : ' stroke-dasharray="2.600 2.600" opacity=".5"'}/>`;
  const few = (solid: number, ghost: number, x: number, y: number, k: number): string =>
    upTo(solid + ghost)
      .map((i) => at(x + (i - (solid + ghost - 1) / 2) * 17 * k, y, i < solid ? drop('dew').body : ghostDrop().body, k))
      .join('');
  const around = [
    [16.5, 1],
    [33, 16.5],
    [16.5, 32],
    [1, 16.5],
  ] as const;
  const outer = around
    .map(([x, y], i) => cell(x, y, 15, i < sides, '#d3b67c') + (i < sides ? few(0, each, x + 7.5, y + 8, each > 1 ? 0.34 : 0.42) : ''))
    .join('');
  const middle = need + centre > 0 ? few(need, centre, 24, 24.6, need + centre > 1 ? 0.4 : 0.46) : groundSymbol(g, 24, 24, 0.62);
  const named = need + centre > 0 ? groundSymbol(g, 8, 8, 0.5) : '';
  const chip = named && g !== 'any' ? `<circle cx="8" cy="8" r="7" fill="${darker(groundColour(g), 0.35)}"/>` : '';
  return icon(63, outer + cell(15, 15, 18, true, groundColour(g)) + middle + chip + named + arrow('remove', 56, 24, 1.15), 48);
}

const card = (x: number, y: number, turn = 0, colour = '#fffaf0'): string =>
  at(
    x,
    y,
    `<rect x="-7.500" y="-10.500" width="15" height="21" rx="2.500" fill="${colour}" stroke="#4a3823" stroke-width="1.400"/>` +
      path('M-4 1C-4 -6 4 -6 4 1Z', '#b8502f') +
      path('M-1.300 1V5.500H1.300V1Z', '#b09468'),
    1,
    turn,
  );

const badge = (x: number, y: number, text: string): string =>
  `<circle cx="${x}" cy="${y}" r="7" fill="#33261a" stroke="#fff3cf" stroke-width="1"/>` + figure(x, y + 4.3, 13, text, '#fff8e6');

export const leavesIcon = (value: number): Drawing => icon(30, place(leafToken(value), 0, 0, 30, 32));

/** A card leaves the game. */
export const trashIcon = (count: number): Drawing =>
  icon(
    28,
    at(13, 16, card(0, 0), 1.36, -6) +
      line('M7 9.500L20 22.500M20 9.500L7 22.500', '#fff6dd', 5) +
      line('M7 9.500L20 22.500M20 9.500L7 22.500', '#b3261a', 3) +
      (count > 1 ? badge(21, 24, String(count)) : ''),
  );

/** A card goes back onto the draw pile. */
export const recycleIcon = (count: number): Drawing =>
  icon(
    34,
    `<rect x="3" y="20" width="17" height="9" rx="2" fill="#2f5545" stroke="#16241c" stroke-width="1.300"/><rect x="3" y="17.500" width="17" height="4" rx="1.500" fill="#3f6b57" stroke="#16241c" stroke-width="1"/>` +
      card(23, 13, 8) +
      line('M12 4C4 4 3 9 6 14M2.500 11.500L6.500 15L9 10', '#fff6dd', 5) +
      line('M12 4C4 4 3 9 6 14M2.500 11.500L6.500 15L9 10', '#2d6b2f', 2.6) +
      (count > 1 ? badge(27, 25, String(count)) : ''),
  );

/** The pawn goes forward on the favour track. */
export const favourIcon = (count: number): Drawing =>
  icon(
    36,
    path('M9 17C9 23 5 26 4 28Q11 31 19 28C18 26 14 23 14 17Z', '#e2d3f3', 'stroke="#45286b" stroke-width="1.300"') +
      path('M1 17C1 7 6 2 11.500 2S22 7 22 17Q11.500 21 1 17Z', '#8a63b8', 'stroke="#45286b" stroke-width="1.300"') +
      path('M11.500 5.500L13 9.500L17 9.700L14 12.200L15 16L11.500 14L8 16L9 12.200L6 9.700L10 9.500Z', '#ffe9a8') +
      (count > 1 ? badge(28, 9, String(count)) : '') +
      line('M23 22H32M28.500 18L32.500 22L28.500 26', ink, 2.6),
  );

/** One action tile from the supply. */
export const tileIcon = (letter: string): Drawing =>
  icon(
    30,
    '<rect x="1.500" y="2.500" width="27" height="27" rx="6" fill="#b98a52" stroke="#5b3b1c" stroke-width="1.600"/><rect x="4.500" y="5.500" width="21" height="21" rx="4" fill="#d9b27a" stroke="#8a6230" stroke-width="1"/>' +
      figure(15, 22.4, 20, letter, '#3b2410'),
  );

const smallShrine = (x: number, y: number, k = 1): string =>
  at(
    x,
    y,
    `<rect x="-13" y="-13" width="26" height="26" rx="6" fill="${TERRAIN_COLOUR.shrine}" stroke="#7d5612" stroke-width="1.500"/>` +
      [9, 5].map((r) => `<circle r="${r}" fill="none" stroke="#7d5612" stroke-width="1.800"/>`).join('') +
      oval(0, 0, 1.8, 1.8, '#fffbe6'),
    k,
  );

/** A field with exactly one drop becomes a shrine field. */
export const shrineIcon = (): Drawing => {
  const from = fieldIcon('any', [{ verb: 'stay', solid: 1, ghost: 0 }], true);
  return icon(
    from.box[2] + 44,
    from.body + line(`M${from.box[2] + 2} 16h8m-3.500 -3.500l3.500 3.500l-3.500 3.500`, ink, 2.4) + smallShrine(from.box[2] + 29, 16),
  );
};

const turning = (x: number, y: number, r: number): string => {
  const d = `M${n(x - r)} ${n(y)}A${r} ${r} 0 0 1 ${n(x + r * 0.8)} ${n(y - r * 0.6)}M${n(x + r)} ${n(y)}A${r} ${r} 0 0 1 ${n(x - r * 0.8)} ${n(y + r * 0.6)}M${n(x + r * 0.8 + 0.6)} ${n(y - r * 0.6 - 4.5)}v4.500h-4.500M${n(x - r * 0.8 - 0.6)} ${n(y + r * 0.6 + 4.5)}v-4.500h4.500`;
  return line(d, '#fff6dd', 5) + line(d, '#2d6b2f', 2.5);
};

/** New cards for the whole display. */
export const refreshDisplayIcon = (): Drawing => icon(44, card(10, 17, -8) + card(34, 17, 8) + card(22, 16) + turning(22, 16, 8.5));

const ROOT = 'M0 -12V-4M0 -4C0 2 -9 2 -10 11M0 -4C0 2 9 2 10 11M0 -4V12M-6 3.500L-3.500 9M6 3.500L3.500 9';
/** The top gift of each pile goes under its pile. */
export const refreshRootsIcon = (): Drawing =>
  icon(36, at(18, 17, line(ROOT, '#4d301a', 5.4) + line(ROOT, '#b07a45', 3)) + turning(18, 16, 9));

/** Two heads: the other players. */
export const othersIcon = (): Drawing => {
  const head = (x: number, c: string): string =>
    path(
      `M${x - 6.5} 27C${x - 6.5} 15.500 ${x + 6.5} 15.500 ${x + 6.5} 27Q${x} 29.500 ${x - 6.5} 27Z`,
      c,
      'stroke="#fff6dd" stroke-width="1.200"',
    ) + `<circle cx="${x}" cy="10.500" r="5" fill="${c}" stroke="#fff6dd" stroke-width="1.200"/>`;
  return icon(22, head(14.5, '#8a75b5') + head(7.5, '#54427a'));
};

/** A frame around what the other players may do. */
export const othersFrame = (inner: Drawing): Drawing => {
  const [, , w, h] = inner.box;
  const k = Math.min(1, 27 / h);
  const W = w * k + 25;
  return icon(
    W,
    `<rect x="1" y="1" width="${n(W - 2)}" height="30" rx="8" fill="#8a75b5" fill-opacity=".28" stroke="#6a5693" stroke-width="1.600" stroke-dasharray="4 2.600"/>` +
      place(othersIcon(), 2.5, 4, 18, 24) +
      place(inner, 21.5, 16 - (h * k) / 2, w * k, h * k),
  );
};

/** Lightning: once, at the moment of buying. */
export const lightning = (): Drawing =>
  icon(20, path('M11 1L2 18H9L6 31L18 12H11L15 1Z', '#ffc32e', 'stroke="#7d4f05" stroke-width="1.600" stroke-linejoin="round"'));

/** Buying a card of the display. */
export const buyIcon = (): Drawing => icon(30, card(12, 15, -4) + place(leafToken(), 14, 13, 16, 18));
export const discountIcon = (by: number): Drawing => icon(38, card(11, 15, -4) + place(leafToken(`−${by}`), 12, 5, 27, 27));
export const drawIcon = (count: number): Drawing => icon(28, card(10, 17, -10, '#3f6b57') + card(15, 16, 6) + badge(21, 24, `+${count}`));
export const moveSign = (): Drawing => icon(18, arrow('move', 9, 16, 1.25));
export const removeSign = (): Drawing => icon(16, arrow('remove', 8, 16, 1.35));
export const anyGround = (): Drawing => icon(20, at(10, 16, FOUR, 1.35));
export const groundRow = (): Drawing =>
  icon(
    44,
    (['leaf', 'moss', 'water'] as const)
      .map(
        (t, i) =>
          `<rect x="${1 + i * 14}" y="9" width="13" height="14" rx="3" fill="${TERRAIN_COLOUR[t]}" stroke="#4a3823"/>` +
          at(7.5 + i * 14, 16, terrainSymbol(t).body, 0.5),
      )
      .join(''),
  );
export const dropRemoved = (): Drawing => icon(32, at(11, 16, drop('dew').body, 0.8) + arrow('remove', 25, 16, 1.1));
export const handCardAgain = (): Drawing => icon(34, card(17, 16) + turning(17, 16, 12));
export const freeTile = (): Drawing => icon(44, place(tileIcon(''), 0, 1, 28, 30) + place(leafToken(0), 18, 5, 26, 26));

/** What lies under the sign does not count. */
export const struck = (d: Drawing): Drawing => {
  const w = Math.max(30, d.box[2] + 4);
  return icon(w, place(d, 2, 3, w - 4, 26) + line(`M4 28L${w - 4} 4`, '#fff6dd', 5.5) + line(`M4 28L${w - 4} 4`, '#b3261a', 3));
};

const EIGHT = 'M-6 -14H6L14 -6V6L6 14H-6L-14 6V-6Z';
/** Gwidyon's eight-sided tile turns over. */
export const gwidyonFlip = (): Drawing =>
  icon(32, at(16, 16, path(EIGHT, '#6b5a3e', 'stroke="#2f2415" stroke-width="1.500"')) + turning(16, 16, 8));
/** Gwidyon loses drops. */
export const gwidyonRemove = (count: number): Drawing =>
  icon(
    38 + count * 10,
    at(
      14,
      16,
      path(EIGHT, '#6b5a3e', 'stroke="#2f2415" stroke-width="1.500"') +
        oval(-4, -2, 2, 2.4, '#ffe9a8') +
        oval(4, -2, 2, 2.4, '#ffe9a8') +
        line('M-4 6Q0 9 4 6', '#ffe9a8', 1.6),
      0.9,
    ) +
      upTo(count)
        .map((i) => at(34 + i * 10 - 2, 16, drop('dew').body, 0.62))
        .join('') +
      arrow('remove', 31 + count * 10, 16),
  );

/** Something nobody has drawn yet. */
export const unknownIcon = (name: string): Drawing =>
  icon(
    28,
    `<g data-unknown="${name.replace(/[^a-z_]/g, '')}"><rect x="2" y="3" width="24" height="26" rx="6" fill="none" stroke="${ink}" stroke-width="1.500" stroke-dasharray="3 3"/>${figure(14, 23, 20, '?', ink)}</g>`,
  );
