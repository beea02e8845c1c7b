import { chance } from '../../../art/chance';
import { at, type Drawing, line, oval, path, upTo } from '../../../art/draw';
import { backdrop, type Backdrop, BACKDROPS } from './backdrop';
import { ball, body, box, flat, INK, limb, shade } from './brush';
import { mistwoodBuildings } from './mistwood';
import {
  arch, barrel, battlement, bush, cap, chimney, cone, dome, door, flag, gable, GLOW, ivy, onion, planks, PLASTER, porthole, sack,
  slope, smoke, stone, stump, timbered,
} from './walls'; // prettier-ignore

/** The buildings of the wood: where each stands and what it is put together from. 100 by 110, the ground at 98. */

interface Construction {
  place: Backdrop;
  built: () => string;
}

const G = 98;
const twigs = (x: number, y: number, many: number): string =>
  upTo(many).map((i) => limb(`M${x + (i % 2)} ${y - i * 3.4}h${26 - (i % 3) * 3}`, i % 2 ? '#a8763f' : '#8f5f30', 2.4)).join(''); // prettier-ignore
const pebbles = (x: number, y: number): string => [[-7, 0], [0, 0], [7, 0], [-3.500, -5], [3.500, -5]].map(([dx, dy]) => ball(x + dx!, y + dy!, 4.4, 3.6, '#a9b2b6', 0.9)).join(''); // prettier-ignore
const grave = (x: number, y: number, k: number, turn = 0): string =>
  at(x, y, body('M-8 0V-14Q0 -24 8 -14V0Z', '#a3aaa2') + path('M0 -6C-5 -10 -4 -15 0 -18C4 -15 5 -10 0 -6Z', '#7f9a78'), k, turn);
const tent = (x: number, y: number, w: number, h: number, a: string, b: string): string => {
  const stripes = upTo(4).map((i) => path(`M${x} ${y - h}L${x - w / 2 + (i * 2 * w) / 8} ${y}H${x - w / 2 + ((i * 2 + 1) * w) / 8}Z`, b)).join(''); // prettier-ignore
  return (
    body(`M${x} ${y - h}L${x - w / 2} ${y}H${x + w / 2}Z`, a) +
    stripes +
    path(`M${x} ${y - h}L${x - w / 2} ${y}H${x + w / 2}Z`, 'url(#fr-stem)', 'opacity=".6"')
  );
};
const column = (x: number, y: number, h: number, colour = '#e6dcc6'): string => box(x - 4, y - 3, 8, 3, colour, 0.5) + body(`M${x - 2.6} ${y - 3}V${y - h + 3}H${x + 2.6}V${y - 3}Z`, colour) + box(x - 4, y - h, 8, 3, colour, 0.5); // prettier-ignore
const scales = at(
  50,
  45,
  line('M0 7V-4M-8 -2.500Q0 -5 8 -2.500', '#a8821e', 1.6) +
    line('M-11 3A3.500 3.500 0 0 0 -5 3ZM5 3A3.500 3.500 0 0 0 11 3ZM-8 -2.500V3M8 -2.500V3', '#a8821e', 1.3),
);

const BUILT: Record<string, Construction> = {
  castle: {
    place: 'dusk',
    built: () =>
      stone(22, G, 18, 50) + battlement(22, G - 50, 18) + stone(78, G, 18, 50) + battlement(78, G - 50, 18) + stone(50, G, 44, 38, '#c4bdae') + battlement(38, G - 38, 14, '#c4bdae') + battlement(62, G - 38, 14, '#c4bdae') + stone(50, G - 36, 20, 32, '#c4bdae') + cone(50, G - 67, 26, 22, '#a8383c') + cone(22, G - 53, 22, 18, '#a8383c') + cone(78, G - 53, 22, 18, '#a8383c') + flag(50, G - 87, '#e8c23e', 0.8) + body('M41 98V84A9 9 0 0 1 59 84V98Z', '#4a3426') + line('M45 98V78M50 98V75M55 98V78M41 86H59', '#2a1a10', 1.2) + arch(22, G - 26, 5, 10) + arch(78, G - 26, 5, 10) + arch(50, G - 44, 6, 12),
  },
  cemetery: {
    place: 'night',
    built: () =>
      limb('M20 98C24 80 18 66 24 48', '#5a4636', 6) + ball(24, 40, 22, 13, '#6f8f6a') + upTo(8).map((i) => line(`M${4 + i * 5.6} ${42 + (i % 2) * 4}q${i < 4 ? -3 : 3} 14 ${i < 4 ? -1 : 1} ${20 + ((i * 7) % 12)}`, i % 2 ? '#84a878' : '#6f8f6a', 2.6)).join('') + shade(58, 97, 34) + grave(44, 92, 0.8, -5) + grave(82, 90, 0.85, 6) + grave(62, 99, 1.25) + at(84, 100, body('M-5 0V-9H5V0Z', GLOW, 1) + path('M-6 -9L0 -14L6 -9Z', '#3a3226') + oval(0, -5, 14, 12, GLOW, 'opacity=".25"')) + bush(38, 102, 0.7, '#4f7050'),
  },
  chapel: {
    place: 'meadow',
    built: () =>
      shade(50, G, 32) + body('M26 98V58L50 38L74 58V98Z', PLASTER) + gable(50, 58, 58, 24, '#8a6a9a') + stone(50, 40, 14, 16, PLASTER) + ball(50, 32, 3.600, 4.400, '#e3b644') + body('M38 26C38 14 62 14 62 26Q50 31 38 26Z', '#8a5a30') + line('M50 17V10', '#8a5a30', 2.4) + porthole(50, 63, 8, '#7fc4d8') + upTo(6).map((i) => at(50, 63, path('M0 0L-2 -6.500L2 -6.500Z', ['#e86f8a', '#f4d35e', '#8fce7a'][i % 3]!, 'opacity=".9"'), 1, i * 60)).join('') + door(50, G, 14, 20) + arch(33, G - 12, 5, 13, '#9ad0d8') + arch(67, G - 12, 5, 13, '#9ad0d8') + bush(24, 100, 0.7) + bush(78, 100, 0.7),
  },
  clock_tower: {
    place: 'dusk',
    built: () =>
      shade(50, G, 24) + stump(50, G, 28, 66) + cone(50, 33, 44, 28, '#4f7a5a') + ball(50, 48, 13.5, 13.5, '#f8efd4', 1.6) + upTo(12).map((i) => at(50, 48, line('M0 -11V-9', INK, i % 3 ? 0.9 : 1.8), 1, i * 30)).join('') + line('M50 48V39.500M50 48L56 51', INK, 2) + ball(50, 48, 1.5, 1.5, '#c0392b', 0.5) + door(50, G, 11, 17) + porthole(50, 72, 4.5) + line('M36 70Q28 68 26 62', '#6a4a2a', 3) + bush(26, 60, 0.5) + bush(30, 100, 0.7) + bush(70, 100, 0.8),
  },
  courthouse: {
    place: 'meadow',
    built: () =>
      shade(50, G + 2, 38) + box(16, 92, 68, 7, '#d8cdb4') + box(20, 86, 60, 6, '#e3d9c2') + path('M24 86V58H76V86Z', '#8a7458') + [27, 42.500, 57.500, 73].map((x) => column(x, 86, 30)).join('') + box(19, 52, 62, 5, '#e6dcc6') + body('M16 52L50 31L84 52Z', '#efe6d0') + scales + door(50, 86, 9, 20, '#5a3a24') + ball(50, 28, 4, 4, '#4a6a9a'),
  },
  crane: {
    place: 'road',
    built: () =>
      shade(42, G, 28) + limb('M20 98L40 40M60 98L40 40M28 78H52', '#9a6a3c', 4) + limb('M22 50L84 22', '#b07f48', 5) + line('M40 40L40 20L84 22', '#5a4030', 1.2) + ball(40, 74, 15, 15, '#c99a5c', 1.6) + oval(40, 74, 10.5, 10.5, '#e8d3a4', 'stroke="#7a5430" stroke-width="1.400"') + upTo(4).map((i) => at(40, 74, line('M-14 0H14', '#8a5f34', 2), 1, i * 45)).join('') + ball(40, 74, 3, 3, '#7a5430', 0.8) + line('M84 22V58', '#5a4030', 1.6) + line('M74 66L84 58L94 66', '#5a4030', 1.2) + stone(84, 80, 20, 14, '#c4bdae') + stone(80, G, 28, 10, '#b3ada0'),
  },
  dungeon: {
    place: 'cave',
    built: () =>
      path('M4 110V40Q50 4 96 40V110Z', '#6f6a6a') + stone(50, G, 76, 52, '#8a8583') + body('M22 98V66A28 28 0 0 1 78 66V98Z', '#1d171b') + [45, 55].map((x) => oval(x, 59, 3.4, 3.8, '#ffe9a0') + oval(x, 59.500, 1.5, 2.2, '#20140d')).join('') + [30, 40, 50, 60, 70].map((x) => limb(`M${x} ${x === 50 ? 39 : x === 40 || x === 60 ? 41 : 47}V98`, '#8f979c', 2.4)).join('') + limb('M23 68H77M24 86H76', '#8f979c', 2.4) + box(55, 72, 10, 10, '#b9924a') + oval(60, 76, 1.6, 1.6, '#2a1a10') + line('M60 76V80', '#2a1a10', 1.4) + line('M14 48Q22 60 16 74M84 44Q78 56 86 70', '#5a4636', 3),
  },
  ever_tree: {
    place: 'meadow',
    built: () =>
      oval(50, 44, 48, 44, '#fff3c0', 'opacity=".55"') + body('M30 100C40 92 41 76 40 58L60 58C59 76 60 92 70 100Q50 96 30 100Z', '#8a5f3a') + limb('M44 64Q34 52 24 50M56 64Q68 52 78 48', '#8a5f3a', 5) + [[24, 42, 19, '#e86f8a'], [76, 42, 19, '#d9862c'], [38, 26, 19, '#7fb04a'], [63, 25, 19, '#a5c24a'], [50, 40, 21, '#5f9a44']].map(([x, y, r, c]) => ball(Number(x), Number(y), Number(r), Number(r) * 0.86, String(c))).join('') + [[18, 36], [30, 46], [34, 20], [50, 30], [66, 18], [78, 34], [84, 46], [56, 46], [42, 44]].map(([x, y], i) => oval(x!, y!, 1.8, 1.8, i % 2 ? '#fff3c0' : '#ffd24a')).join('') + door(50, 99, 11, 17) + porthole(50, 72, 4.5) + porthole(31, 51, 3) + porthole(69, 51, 3),
  },
  fairgrounds: {
    place: 'meadow',
    built: () =>
      at(66, 46, upTo(8).map((i) => at(0, 0, line('M0 0V-26', '#8a5a34', 1.6), 1, i * 45)).join('') + oval(0, 0, 26, 26, 'none', 'stroke="#b5763a" stroke-width="2.600"') + upTo(8).map((i) => { const a = (i * Math.PI) / 4; return body(`M${Math.round(Math.cos(a) * 260 - 40) / 10} ${Math.round(Math.sin(a) * 260) / 10}h8q0 6 -4 6t-4 -6Z`, ['#c43a4a', '#e8c23e', '#4a8ab0', '#6fa045'][i % 4]!, 0.9); }).join('') + ball(0, 0, 3.4, 3.4, '#e8c23e')) + limb('M66 46L54 98M66 46L80 98', '#8a5a34', 3) + shade(30, G, 26) + tent(30, G, 46, 44, '#f6ead0', '#c43a4a') + flag(30, 55, '#4a8ab0', 0.8) + body('M25 98L30 78L35 98Z', '#6a2a34') + line('M2 60Q20 74 30 55M30 55Q44 66 56 58', '#8a5a34', 1) + [[10, 67], [19, 67], [40, 62], [49, 61]].map(([x, y], i) => flat(`M${x! - 3} ${y}h6l-3 6Z`, ['#e8c23e', '#4a8ab0', '#6fa045', '#c43a4a'][i]!, 0.6)).join(''),
  },
  farm: {
    place: 'field',
    built: () =>
      shade(36, 92, 30) + planks(34, 92, 40, 28, '#b3503a') + body('M10 66L20 48L34 40L48 48L58 66Z', '#d9b858') + line('M15 64L22 50M24 64L28 46M34 64V42M44 64L40 46M53 64L46 50', '#a98230', 1.2) + box(24, 72, 20, 20, '#f1e4c6', 0.5, 1.4) + line('M24 72L44 92M44 72L24 92', '#8a3a28', 1.6) + porthole(34, 56, 4) + [62, 74, 86].map((x, i) => at(x, 96 + (i % 2) * 4, body('M-7 0C-11 -7 -6 -12 0 -11S11 -7 7 0Q0 2 -7 0Z', '#e0812c') + line('M-3 -10Q-5 -5 -3 0M3 -10Q5 -5 3 0', '#a8561a', 1) + line('M0 -11Q0 -15 3 -16', '#4f7a34', 2))).join('') + limb('M76 78V52M66 60H86', '#8a5f34', 2.6) + ball(76, 48, 5.5, 5.5, '#e8cf98') + body('M68 45Q76 42 84 45Q80 37 76 37T68 45Z', '#8a5a34') + body('M69 58H83L81 72H71Z', '#4a6a9a', 0.9),
  },
  general_store: {
    place: 'road',
    built: () =>
      shade(50, G, 36) + timbered(50, G, 60, 44) + slope(50, 55, 72, 18, '#7a5a8a') + chimney(70, 42) + body('M18 66H82V70Q82 78 76 78T69 71Q69 78 63 78T57 71Q57 78 50 78T43 71Q43 78 37 78T31 71Q31 78 25 78T18 70Z', '#f6ead0') + [18, 31, 43, 57, 69].filter((_, i) => i % 2 === 0).map((x) => path(`M${x} 66H${x + 13}V71Q${x + 13} 78 ${x + 6.5} 78T${x} 71Z`, '#c0483a')).join('') + door(50, G, 12, 20) + box(24, 84, 14, 14, '#b07a45') + [26, 30.500, 35].map((x) => ball(x, 84, 3, 3, '#7a3f9a', 0.7)).join('') + box(62, 84, 14, 14, '#b07a45') + [65, 69.500, 74].map((x) => ball(x, 84, 3, 3, '#d0342a', 0.7)).join('') + at(50, 58, ball(0, 0, 7.5, 7.5, '#f8efd4') + ball(-2, 1, 2.6, 2.6, '#7a3f9a', 0.6) + ball(2, 1, 2.6, 2.6, '#7a3f9a', 0.6) + ball(0, -2, 2.6, 2.6, '#8f52b0', 0.6)),
  },
  inn: {
    place: 'night',
    built: () =>
      shade(50, G, 36) + timbered(46, G, 52, 50) + gable(46, 50, 68, 30, '#8a4a34') + path('M20 48L46 26L72 48Z', PLASTER) + line('M30 48V40M46 48V28M62 48V40', '#6a4426', 2) + chimney(62, 34) + arch(34, 68, 9, 12) + arch(58, 68, 9, 12) + arch(60, 90, 9, 12) + porthole(46, 41, 4.5) + door(38, G, 13, 22) + limb('M72 58H90', '#5a4030', 2.4) + line('M77 58V63M87 58V63', '#5a4030', 1.2) + box(72, 63, 20, 18, '#d8b078', 2, 1.4) + body('M77 67H85V78H77Z', '#c98e4a', 0.8) + line('M85 69Q89 70 88.500 73T85 76', '#7a4f22', 1.6) + path('M76 68Q77 64 81 65Q85 64 86 68Z', '#fffaf0') + barrel(82, 99, 0.9),
  },
  lookout: {
    place: 'dusk',
    built: () =>
      stump(50, 104, 18, 66, '#7d5a3a') + limb('M44 62L26 56M56 62L76 56', '#7d5a3a', 5) + [[22, 82, 0.9], [82, 84, 0.8]].map(([x, y, k]) => bush(x!, y!, k!, '#55703c')).join('') + box(22, 50, 56, 6, '#b98a5a') + line('M26 50V38M38 50V38M62 50V38M74 50V38M24 39H76', '#8a5f34', 2.2) + planks(50, 42, 26, 16) + cone(50, 28, 44, 22, '#5f8a5a') + arch(44, 40, 6, 9) + limb('M56 36L74 28', '#c9a03c', 4.4) + ball(75, 27.500, 3.4, 3.4, '#9ad0e0') + line('M44 104V56M54 104V56M44 64H54M44 72H54M44 80H54M44 88H54M44 96H54', '#e0bd88', 1.8) + flag(50, 8, '#c43a4a', 0.6),
  },
  mine: {
    place: 'road',
    built: () =>
      body('M0 110V60C14 30 40 22 56 26C80 28 92 46 100 58V110Z', '#8f8a7c') + bush(24, 40, 0.8) + bush(74, 36, 0.7) + path('M30 98V60H70V98Z', '#1f1714') + oval(50, 84, 17, 14, GLOW, 'opacity=".22"') + limb('M29 98V56M71 98V56M24 55H76', '#9a6a3c', 6) + at(50, 64, line('M0 -6V4', '#4a3a2a', 1.4) + ball(0, 6, 4, 4.6, GLOW)) + line('M26 106L44 90M78 106L56 90M30 101H74M37 95H64', '#6a5444', 2.2) + body('M30 80H70L65 97H35Z', '#7a6a5c') + pebbles(50, 78) + ball(40, 99, 4.6, 4.6, '#4a4440', 1.4) + ball(60, 99, 4.6, 4.6, '#4a4440', 1.4),
  },
  monastery: {
    place: 'snow',
    built: () =>
      body('M0 110V92Q20 84 34 88L46 84H90L100 92V110Z', '#9a9a96') + stone(46, 92, 58, 28, '#d8cbb0') + [24, 38, 52, 66].map((x) => arch(x, 92, 9, 18, '#5a4838')).join('') + slope(46, 65, 66, 14, '#a8583a') + stone(76, 92, 20, 46, '#d8cbb0') + dome(76, 46, 24, 18, '#4f8a8a') + line('M76 32V28', '#c9a03c', 2) + ball(76, 25, 3, 3, '#e3b644', 0.9) + arch(76, 64, 7, 12) + arch(76, 92, 8, 16, '#7a4a28') + stone(30, 52, 12, 12, '#d8cbb0') + dome(30, 41, 15, 10, '#4f8a8a') + ball(30, 48, 2.600, 3, '#e3b644', 0.8),
  },
  palace: {
    place: 'meadow',
    built: () =>
      shade(50, G, 42) + stone(50, G, 70, 30, '#f3e6d2') + stone(20, G, 16, 46, '#f7edda') + stone(80, G, 16, 46, '#f7edda') + onion(20, 52, 22, 22, '#5aa0b8') + onion(80, 52, 22, 22, '#5aa0b8') + stone(50, 70, 30, 22, '#f7edda') + onion(50, 48, 38, 34, '#e0a83c') + stone(34, 68, 8, 10, '#f7edda') + onion(34, 58, 12, 12, '#c47a9a') + stone(66, 68, 8, 10, '#f7edda') + onion(66, 58, 12, 12, '#c47a9a') + [20, 80].map((x) => arch(x, 74, 6, 12, '#ffe6a0')).join('') + [42, 50, 58].map((x) => arch(x, 66, 5, 11, '#ffe6a0')).join('') + body('M41 98V86A9 9 0 0 1 59 86V98Z', '#a8683c') + path('M38 98H62L68 108H32Z', '#efe2c8') + line('M36 101H64M34 104.500H66', '#c9b898', 1) + flag(50, 12, '#7a4a9a', 0.7),
  },
  post_office: {
    place: 'meadow',
    built: () =>
      shade(50, G, 32) + planks(50, G, 46, 44, '#c99a6a') + cap(50, 57, 68, 30, '#3f6fa0', false) + [38, 50, 62].map((x) => ball(x, 46, 4.600, 4.600, '#2c2018', 1)).join('') + body('M45 46Q50 40 55 46L50 50Z', '#cfd6e0', 0.7) + oval(48.500, 44.500, 0.8, 0.9, INK) + [33, 43.500, 56.500, 67].map((x) => box(x - 4, 62, 8, 7, '#8a5f38', 0.8)).join('') + [33, 56.500].map((x) => flat(`M${x - 3} 64H${x + 3}V68H${x - 3}Z`, '#fbf3de', 0.5)).join('') + door(42, G, 12, 22, '#3f6fa0') + at(62, 84, flat('M-8 -6H8V6H-8Z', '#fbf3de') + line('M-8 -6L0 1L8 -6', '#a88f5c', 1) + ball(0, 1, 2.4, 2.4, '#c0392b', 0.6)) + at(84, 99, limb('M0 0V-14', '#8a5f34', 3) + body('M-8 -14V-24Q0 -30 8 -24V-14Z', '#c0392b') + line('M-4 -20H4', '#3a1a14', 1.6)),
  },
  resin_refinery: {
    place: 'wood',
    built: () =>
      shade(46, G, 34) + stone(36, G, 36, 18, '#a89a88') + path('M28 98V90Q36 82 44 90V98Z', '#2c1c12') + path('M31 98Q36 84 41 98Z', '#f2912c') + body('M20 80C16 60 24 50 36 50S56 60 52 80Q36 86 20 80Z', '#c9783a') + line('M19 70Q36 76 53 70', '#8a4a1e', 2) + body('M31 51Q30 40 36 36Q42 40 41 51Z', '#c9783a') + limb('M36 36Q50 22 66 36L74 58', '#c9783a', 5) + path('M74 62Q78 68 74 71T74 62Z', '#f0a52c') + body('M62 74H88L85 98H65Z', '#b98a5a') + line('M63 82H87M64 91H86', '#5f4a30', 1.6) + body('M62 74Q75 68 88 74Q75 80 62 74Z', '#f0a52c') + smoke(16, 52) + oval(70, 74, 3, 1, '#fff3c0', 'opacity=".9"') + line('M82 75Q83 82 81 86', '#f0a52c', 3),
  },
  ruins: {
    place: 'wood',
    built: () =>
      shade(50, G, 38) + body('M18 98V52L24 46L30 50V62Q44 42 58 48L62 56Q48 54 42 66V98H32V70Z', '#b0ab9a') + line('M18 66H30M18 82H30M32 84H42', '#7d786a', 1.1) + body('M68 98V64L72 60L76 66L80 62V98Z', '#b0ab9a') + line('M68 76H80M68 88H80', '#7d786a', 1.1) + at(56, 97, body('M-9 2L-7 -8L6 -10L10 1Z', '#c0bbab')) + at(88, 100, body('M-7 2L-4 -6L6 -5L8 2Z', '#a5a090')) + ivy('M20 54Q27 64 22 78T28 96') + ivy('M46 54Q52 52 60 54') + ivy('M78 66Q72 76 76 92') + bush(12, 102, 0.8) + bush(58, 103, 0.6) + ball(54, 84, 3, 3, '#e3b644', 0.8),
  },
  school: {
    place: 'meadow',
    built: () =>
      shade(50, G, 34) + planks(50, G, 54, 34, '#d8a46a') + cap(50, 67, 74, 34, '#c0392b') + stone(50, 38, 12, 12, PLASTER) + ball(50, 33, 3, 3.600, '#e3b644', 0.9) + cone(50, 28, 18, 12, '#8a5a34') + box(25, 72, 20, 16, '#3a4a40', 1, 1.6) + line('M28 77L30 76V84M33 80H38M35.500 77.500V82.500M40.500 78Q41 75.500 43.200 76T43.500 79.500L40.500 84H45', '#f6f1e2', 1.3) + door(56, G, 13, 22, '#4a7391') + porthole(70, 80, 5) + bush(82, 101, 0.7) + at(16, 99, flat('M-7 0H7V-3H-7ZM-5 -3H6V-6H-5ZM-6 -6H5V-9H-6Z', '#a8604a', 0.8)),
  },
  storehouse: {
    place: 'field',
    built: () =>
      shade(48, G, 36) + limb('M24 98V82M72 98V82M48 98V82', '#7a5430', 4) + planks(48, 84, 60, 30) + slope(48, 56, 74, 22, '#8aa05a') + box(34, 60, 28, 22, '#5a3f28', 1, 1.4) + sack(42, 81, 0.9) + sack(54, 81, 0.9, '#c9a874') + line('M48 34V28', '#7a5430', 3) + twigs(60, 97, 4) + barrel(18, 99, 0.9) + pebbles(38, 100),
  },
  theater: {
    place: 'dusk',
    built: () =>
      shade(50, G, 40) + stump(50, G, 74, 60, '#8f6a48') + body('M18 94V56A32 30 0 0 1 82 56V94Z', '#3a2030') + oval(50, 74, 20, 18, '#ffe6b0', 'opacity=".55"') + body('M18 94V54Q24 40 38 36Q40 62 24 76Q28 86 22 94Z', '#b3303a') + body('M82 94V54Q76 40 62 36Q60 62 76 76Q72 86 78 94Z', '#b3303a') + box(14, 90, 72, 9, '#c99a5c') + [24, 37, 50, 63, 76].map((x) => ball(x, 95, 2.4, 2.4, '#ffe08a', 0.7)).join('') + body('M30 34Q50 20 70 34Q64 40 50 36Q36 40 30 34Z', '#c73a44') + at(43, 68, body('M-8 -8Q0 -12 8 -8Q9 6 0 11Q-9 6 -8 -8Z', '#f8efd4') + line('M-5 -3Q-3 -5 -1.500 -3M1.500 -3Q3 -5 5 -3M-4 3Q0 8 4 3', INK, 1.3), 0.9, -10) + at(58, 73, body('M-8 -8Q0 -12 8 -8Q9 6 0 11Q-9 6 -8 -8Z', '#9ab8d0') + line('M-5 -4Q-3 -2 -1.500 -4M1.500 -4Q3 -2 5 -4M-4 6Q0 2 4 6', INK, 1.3), 0.9, 12) + flag(50, 28, '#e8c23e', 0.7),
  },
  twig_barge: {
    place: 'river',
    built: () =>
      limb('M40 78V22', '#8a5f34', 3.4) + body('M42 26C66 28 72 48 66 62Q52 60 42 66Z', '#f3e6c6') + line('M48 32Q58 44 50 62', '#c9b489', 1.2) + flag(40, 26, '#c43a4a', 0.7) + [0, 1, 2, 3].map((i) => twigs(16 + i * 4, 76 - i * 6, 2)).join('') + twigs(50, 76, 4) + body('M4 74Q10 80 50 80T96 72Q92 96 72 98H28Q10 96 4 74Z', '#a8713c') + line('M8 82Q50 90 92 81M14 90Q50 96 86 90', '#6a4426', 1.3) + line('M2 102Q12 98 22 102T42 102T62 102T82 102T98 101', '#e2f4f6', 2) + ball(18, 86, 3, 3, '#e3b644', 0.8),
  },
  university: {
    place: 'dusk',
    built: () =>
      shade(50, G, 42) + stone(50, G, 76, 30, '#d8c4a0') + slope(50, 69, 84, 10, '#4a6a7a') + stone(50, 62, 36, 20, '#e3d3b2') + dome(50, 44, 40, 26, '#4a7a8a') + path('M48 22L56 20L60 42H50Z', '#20303a') + limb('M54 30L68 14', '#c9a03c', 4) + ball(69, 13, 3, 3, '#9ad0e0', 0.9) + [22, 34, 66, 78].map((x) => arch(x, 90, 7, 15)).join('') + [40, 50, 60].map((x) => arch(x, 60, 5, 12)).join('') + door(50, G, 13, 22) + at(16, 101, body('M-1 -2C-5 -5 -10 -5 -13 -3V7C-10 5 -5 5 -1 8C3 5 8 5 11 7V-3C8 -5 3 -5 -1 -2Z', '#f8efd4', 0.9) + line('M-1 -2V8', '#8a744a', 1), 0.9) + [[20, 20], [34, 12], [84, 30], [14, 38]].map(([x, y]) => path(`M${x} ${y! - 3}l.8 2.200l2.200.8l-2.200.8l-.8 2.200l-.8 -2.200l-2.200 -.8l2.200 -.8Z`, '#fff6d2')).join(''),
  },
}; // prettier-ignore

Object.assign(
  BUILT,
  mistwoodBuildings((id) => BUILT[id]!.built()),
);

/** The ids of the buildings that have a drawing of their own. */
export const CONSTRUCTIONS = Object.keys(BUILT);

const picture = (one: Construction): Drawing => ({ box: [0, 0, 100, 110], body: backdrop(one.place) + one.built() });

/** A building nobody has described is put together from what follows from its id. */
function anyBuilding(id: string): Construction {
  const c = chance(id);
  const [w, h] = [c.between(34, 56), c.between(28, 48)];
  const wall = c.of([stone, stump, planks, timbered])(50, G, w, h);
  const colour = c.of(['#c0392b', '#4f7a5a', '#3f6fa0', '#a8713c', '#7a5a8a']);
  const roof = c.of([cap, cone, slope, dome, onion])(50, G - h, w + 16, c.between(20, 32), colour);
  const more = [
    flag(50 + w / 3, G - h, '#e8c23e', 0.8),
    bush(50 - w * 0.7, 100, 0.8),
    barrel(50 + w * 0.65, 100),
    ivy(`M${50 - w / 2} ${G}q6 -12 2 -24`),
  ];
  return {
    place: c.of(BACKDROPS.filter((one) => !['room', 'study', 'shop', 'hall', 'stage'].includes(one))),
    built: () => shade(50, G, w * 0.6) + wall + roof + porthole(50 - w / 4, G - h * 0.6, 4) + door(50 + w / 8, G, 12, 19) + c.of(more),
  };
}

export const construction = (id: string): Drawing => picture(BUILT[id] ?? anyBuilding(id));
