import { at, type Drawing, line, oval, path, upTo } from '../../../art/draw';
import type { Backdrop } from './backdrop';
import { ball, body, limb, shade } from './brush';
import type { Critter } from './critters';
import { arch, barrel, bush, dome, door, flag, GLOW, ivy, planks, porthole, sack, slope, stone } from './walls';

/** What Mistwood's modules add: Farms of the seasons, Corrin Evertail's cards, and the Legends, who are known by the golden
 *  lights around them. */

const star = (x: number, y: number, k: number): string =>
  path(`M${x} ${y - 4 * k}l${k} ${3 * k}l${3 * k} ${k}l${-3 * k} ${k}l${-k} ${3 * k}l${-k} ${-3 * k}l${-3 * k} ${-k}l${3 * k} ${-k}Z`, '#ffe08a', 'stroke="#c98f1e" stroke-width=".6"'); // prettier-ignore
const fame = [[12, 18, 1.3], [24, 8, 0.8], [88, 16, 1.2], [78, 7, 0.8], [8, 46, 0.9], [93, 44, 0.9], [7, 80, 0.7], [94, 78, 0.7]].map(([x, y, k]) => star(x!, y!, k!)).join(''); // prettier-ignore
const glory = oval(50, 58, 48, 46, '#ffdf8a', 'opacity=".34"');

export const MISTWOOD_CRITTERS: Record<string, Critter> = {
  corrin_warrior: { species: 'squirrel', garment: 'tunic', cloth: '#8a3a3a', trim: '#c9cdd2', hat: 'hood', hatColour: '#6a2c2c', left: 'bow', right: 'staff', place: 'dusk' },
  corrin_leader: { species: 'squirrel', garment: 'coat', cloth: '#3f6a9a', trim: '#e3b644', hat: 'feather', hatColour: '#2c4a70', left: 'plan', right: 'pointer', place: 'meadow' },
  corrin_king: { species: 'squirrel', garment: 'mantle', cloth: '#6a3f8a', trim: '#e3b644', hat: 'crown', hatColour: '#ecc046', right: 'sceptre', left: 'orb', place: 'hall' },
  chipter_swipple: { species: 'squirrel', garment: 'apron', cloth: '#c98f2c', trim: '#fff3c0', hat: 'kerchief', hatColour: '#b5453a', left: 'broom', right: 'mallet', place: 'room', beside: fame },
  jor_goldwing: { species: 'robin', garment: 'mantle', cloth: '#e3b644', trim: '#a8323a', hat: 'feather', hatColour: '#a8323a', right: 'lute', left: 'quill', place: 'stage', beside: fame },
  mayberry_matriarch: { species: 'hedgehog', garment: 'dress', cloth: '#8a2f4a', trim: '#f3dca6', hat: 'tiara', hatColour: '#f0cc5c', right: 'basket', left: 'staff', place: 'field', beside: fame },
  strey_softpaw: { species: 'marten', garment: 'coat', cloth: '#3f5f3a', trim: '#c9a23c', hat: 'hood', hatColour: '#2f4a2c', back: 'pack', left: 'bow', right: 'lantern', place: 'wood', beside: fame },
  tarry_hare: { species: 'hare', garment: 'coat', cloth: '#3f6a8a', trim: '#e3b644', hat: 'tall', hatColour: '#2c3a4a', right: 'scales', left: 'coin', place: 'shop', beside: fame },
}; // prettier-ignore

interface Building {
  place: Backdrop;
  built: () => string;
}

const G = 98;
const snow = upTo(9).map((i) => oval(8 + i * 10.5, 22 + ((i * 17) % 30), 1.4, 1.4, '#fff')).join('') + path('M10 66L20 48L34 40L48 48L58 66Q50 60 44 64T30 62T10 66Z', '#fff', 'opacity=".9"'); // prettier-ignore
const blossoms = (x: number, y: number): string => ball(x, y, 14, 12, '#f2b8c6') + upTo(6).map((i) => oval(x - 9 + (i % 3) * 9, y - 5 + Math.floor(i / 3) * 9, 2, 2, '#fff')).join(''); // prettier-ignore
const sheaf = (x: number, y: number): string =>
  upTo(5).map((i) => line(`M${x} ${y}Q${x - 8 + i * 4} ${y - 14} ${x - 10 + i * 5} ${y - 24}`, '#d9a83a', 2.2)).join('') + line(`M${x - 4} ${y - 8}H${x + 4}`, '#8a5a20', 2); // prettier-ignore
const sun =
  oval(80, 22, 12, 12, '#ffd24a') +
  upTo(8)
    .map((i) => at(80, 22, line('M0 -15V-19', '#ffd24a', 2), 1, i * 45))
    .join('');
const flame = (x: number, y: number, k: number): string =>
  at(x, y, oval(0, -10, 16, 18, GLOW, 'opacity=".35"') + path('M0 0C-9 -4 -8 -14 -2 -20C-2 -14 2 -14 2 -22C9 -15 9 -4 0 0Z', '#f2912c') + path('M0 0C-5 -3 -4 -9 0 -13C4 -9 5 -3 0 0Z', '#ffe08a'), k); // prettier-ignore
const gold = (x: number, y: number): string => upTo(9).map((i) => ball(x - 16 + (i % 5) * 8, y - Math.floor(i / 5) * 6, 4.6, 3.4, '#f2c33c', 0.9)).join(''); // prettier-ignore

/** The buildings; `base` gives what another one is put together from. */
export const mistwoodBuildings = (base: (id: string) => string): Record<string, Building> => ({
  farm_winter_1: { place: 'snow', built: () => base('farm') + snow },
  farm_winter_2: { place: 'snow', built: () => base('farm') + snow + barrel(70, 99, 0.9) },
  farm_spring_1: { place: 'meadow', built: () => blossoms(84, 44) + base('farm') },
  farm_spring_2: { place: 'meadow', built: () => blossoms(14, 38) + blossoms(88, 52) + base('farm') + bush(12, 101, 0.7) },
  farm_summer_1: { place: 'field', built: () => sun + base('farm') },
  farm_summer_2: { place: 'field', built: () => sun + base('farm') + sack(12, 99, 0.9) },
  farm_autumn_1: { place: 'dusk', built: () => base('farm') + sheaf(92, 100) },
  farm_autumn_2: { place: 'dusk', built: () => sheaf(8, 100) + base('farm') + sheaf(92, 100) },
  corrin_field: {
    place: 'field',
    built: () =>
      upTo(6).map((i) => sheaf(10 + i * 16, 78 + (i % 2) * 4)).join('') + shade(50, G, 26) + planks(50, G, 34, 24, '#a8713c') + slope(50, 75, 48, 16, '#6a3f8a') + door(50, G, 11, 17) + flag(50, 60, '#e3b644', 1) + upTo(5).map((i) => sheaf(8 + i * 21, 106)).join(''),
  },
  corrin_path: {
    place: 'road',
    built: () =>
      limb('M26 98V46', '#8a5f34', 4) + body('M14 52H40L46 57L40 62H14Z', '#e0bd88', 1.2) + body('M40 66H16L10 71L16 76H40Z', '#d2a86a', 1.2) + [64, 82].map((x, i) => limb(`M${x} ${98 - i * 8}V${60 - i * 4}`, '#5a4030', 2.4) + at(x, 58 - i * 4, oval(0, 0, 10, 10, GLOW, 'opacity=".35"') + ball(0, 0, 4, 4.6, GLOW))).join('') + bush(8, 101, 0.8) + bush(92, 100, 0.7),
  },
  click_clacks: { place: 'road', built: () => glory + base('general_store') + flag(50, 38, '#e3b644', 0.9) + fame },
  strongroot_castle: { place: 'dusk', built: () => glory + base('castle') + ivy('M14 96Q20 80 14 62T24 44') + ivy('M86 96Q80 80 86 62T76 44') + limb('M30 104Q40 94 50 102T72 104', '#6a4a2a', 4) + fame },
  darkdeep_prison: { place: 'cave', built: () => base('dungeon') + flame(12, 60, 0.8) + flame(88, 60, 0.8) + fame },
  everflame_tomb: { place: 'night', built: () => glory + base('cemetery') + flame(62, 72, 1.2) + fame },
  king_norths_treasury: {
    place: 'snow',
    built: () =>
      glory + shade(50, G, 38) + stone(50, G, 66, 40, '#b9c2cc') + dome(50, 60, 62, 26, '#5a7a9a') + porthole(50, 48, 6, '#ffe08a') + body('M36 98V80A14 14 0 0 1 64 80V98Z', '#3a2a1a') + gold(50, 97) + arch(26, 84, 7, 13) + arch(74, 84, 7, 13) + flag(50, 34, '#e3b644', 0.8) + fame,
  },
}); // prettier-ignore

const PINK = '#eea6a0';

/** The sign of a Player Power: who they are. 32 by 32. */
const POWERS: Record<string, string> = {
  butterflies: [-1, 1].map((side) => `<g transform="translate(16 16) scale(${side} 1)">${body('M1 -1C6 -13 15 -12 13 -3C12 1 6 2 1 0Z', '#8a6fc4', 1)}${body('M1 1C8 1 12 6 9 10C6 13 2 8 1 1Z', '#e0812c', 1)}${oval(9, -6, 1.6, 1.6, '#fff')}</g>`).join('') + line('M16 9V24M16 9Q13 4 10 4M16 9Q19 4 22 4', '#3a2412', 1.6),
  pigs: body('M6 8L4 2L12 5Z', PINK, 1) + body('M26 8L28 2L20 5Z', PINK, 1) + ball(16, 17, 12, 11, PINK, 1.3) + ball(16, 20, 6, 4.4, '#e08a84', 1) + oval(13.8, 20, 1.1, 1.6, '#6a3430') + oval(18.2, 20, 1.1, 1.6, '#6a3430') + oval(11, 13, 1.4, 1.7, '#2a1a14') + oval(21, 13, 1.4, 1.7, '#2a1a14'),
  spiders: line('M16 16Q6 6 2 12M16 17Q6 14 2 20M16 19Q8 20 4 28M16 16Q26 6 30 12M16 17Q26 14 30 20M16 19Q24 20 28 28', '#3a3344', 1.8) + ball(16, 19, 8, 7.4, '#5a4f6a', 1.2) + ball(16, 11, 5, 4.6, '#5a4f6a', 1) + oval(14, 10.500, 1.3, 1.5, '#fff') + oval(18, 10.500, 1.3, 1.5, '#fff') + oval(14.2, 10.800, 0.6, 0.8, '#20140d') + oval(17.8, 10.800, 0.6, 0.8, '#20140d'),
  stoats: body('M6 12C5 4 10 4 11 8Q16 6 21 8C22 4 27 4 26 12Q28 24 16 28Q4 24 6 12Z', '#a8713c', 1.3) + body('M9 20Q16 16 23 20Q21 27 16 28Q11 27 9 20Z', '#fbf3de', 0.8) + oval(12, 14.500, 1.4, 1.7, '#2a1a14') + oval(20, 14.500, 1.4, 1.7, '#2a1a14') + oval(16, 20, 1.8, 1.3, '#2a1a14'),
}; // prettier-ignore

export const power = (id: string): Drawing => ({
  box: [0, 0, 32, 32],
  body: oval(16, 16, 15, 15, '#fbf3de', 'stroke="#b9935a" stroke-width="1.6"') + at(3.2, 3.2, POWERS[id] ?? '', 0.8),
});

/** The figure of the Spiders, which stands on a location. */
export const figure = (): Drawing => ({ box: [0, 0, 32, 32], body: shade(16, 29, 11, 3) + POWERS['spiders']! });
