import { hash } from '../../../art/chance';
import { at, type Drawing, line, n, oval, path, place, upTo } from '../../../art/draw';
import { pine } from './backdrop';
import { ball, body, box, flat, limb, shade } from './brush';
import { amount, signOf } from './signs';
import { effectRow, row } from './rows';
import { bush, cap, sack } from './walls';

/** Places for workers: clearings of the Forest, banks of the river, the Haven, the Journey. 120 by 90; what a place gives
 *  stands on its board. */

const W = 120;
const H = 90;

const sky = (top: string, far: string, near: string): string =>
  `<rect width="${W}" height="${H}" rx="10" fill="${top}"/>` + path('M0 46Q28 30 60 40T120 34V90H0Z', far) + path('M0 60Q36 50 70 56T120 52V80Q120 90 110 90H10Q0 90 0 80Z', near); // prettier-ignore

const brambles = (x: number, y: number, k: number): string =>
  at(x, y, bush(0, 0, 1.5, '#5f8a44') + [[-12, -5], [-4, -14], [5, -6], [12, -11], [0, -3]].map(([dx, dy]) => ball(dx!, dy!, 3.4, 3.4, '#7b3fa0', 0.8)).join(''), k); // prettier-ignore
const logs = (x: number, y: number): string => [[0, 0], [14, 0], [7, -9]].map(([dx, dy]) => limb(`M${x + dx! - 16} ${y + dy!}h20`, '#9a6a38', 7) + ball(x + dx! + 5, y + dy!, 4.4, 4.4, '#e0bd88', 1) + oval(x + dx! + 5, y + dy!, 2, 2, 'none', 'stroke="#a8763f" stroke-width="1"')).join(''); // prettier-ignore
const amber = (x: number, y: number): string => body(`M${x - 9} ${y}L${x - 6} ${y - 44}H${x + 6}L${x + 9} ${y}Z`, '#8a6240') + [[-2, -34], [3, -22], [-3, -12]].map(([dx, dy]) => at(x + dx!, y + dy!, path('M0 -5C3 -1 4 1 4 3.500A4 4 0 0 1 -4 3.500C-4 1 -3 -1 0 -5Z', '#f0a128', 'stroke="#8a5210" stroke-width=".8"'))).join(''); // prettier-ignore
const rocks = (x: number, y: number): string =>
  ball(x - 12, y, 9, 7, '#9aa4aa') + ball(x + 8, y + 1, 12, 9, '#a6b0b6') + ball(x - 2, y + 4, 7, 5, '#b9c2c6');
const henge = (x: number, y: number): string => [-26, -10, 10, 26].map((dx, i) => body(`M${x + dx - 5} ${y + (i % 2) * 4}V${y - 20 + (i % 2) * 4}Q${x + dx} ${y - 26 + (i % 2) * 4} ${x + dx + 5} ${y - 20 + (i % 2) * 4}V${y + (i % 2) * 4}Z`, '#a3a89c')).join('') + body(`M${x - 16} ${y - 20}H${x + 16}V${y - 26}H${x - 16}Z`, '#b0b5a8'); // prettier-ignore
const ring = (x: number, y: number): string => upTo(7).map((i) => { const a = (i / 7) * Math.PI * 2; return at(Math.round(x + Math.cos(a) * 26), Math.round(y + Math.sin(a) * 8), path('M-2 0V-6H2V0Z', '#f3e6cf') + cap(0, -5, 12, 8, i % 2 ? '#d9a02c' : '#c0392b')); }).join(''); // prettier-ignore
const flowers = (x: number, y: number): string => upTo(9).map((i) => at(x - 32 + i * 8, y - ((i * 5) % 9), line('M0 6V0', '#4f7a34', 1.2) + upTo(5).map((k) => at(0, 0, oval(0, -2.6, 1.6, 2.4, ['#e86f8a', '#fff', '#f0a63c', '#8a7ad0'][i % 4]!), 1, k * 72)).join('') + oval(0, 0, 1.5, 1.5, '#f4d35e'))).join(''); // prettier-ignore
const fire = (x: number, y: number): string => oval(x, y - 8, 30, 22, '#ffd27a', 'opacity=".4"') + limb(`M${x - 14} ${y}L${x + 14} ${y - 6}M${x + 14} ${y}L${x - 14} ${y - 6}`, '#7a5430', 4) + body(`M${x - 9} ${y - 4}C${x - 12} ${y - 16} ${x - 2} ${y - 18} ${x} ${y - 30}C${x + 4} ${y - 20} ${x + 12} ${y - 14} ${x + 9} ${y - 4}Q${x} ${y} ${x - 9} ${y - 4}Z`, '#f08a2c', 1) + path(`M${x - 4} ${y - 4}Q${x - 4} ${y - 12} ${x} ${y - 17}Q${x + 5} ${y - 11} ${x + 4} ${y - 4}Z`, '#ffe08a'); // prettier-ignore
const pond = (x: number, y: number): string => oval(x, y, 40, 11, '#5fa6bd', 'stroke="#3f7f96" stroke-width="1.200"') + [[-18, -1], [8, 3], [22, -3]].map(([dx, dy]) => oval(x + dx!, y + dy!, 7, 2.6, '#6fa045', 'stroke="#3f6a2c" stroke-width=".8"')).join('') + at(x + 8, y, upTo(5).map((i) => at(0, 0, oval(0, -4, 1.8, 3.6, '#f7c6d2'), 1, -60 + i * 30)).join('')); // prettier-ignore
const signpost = (x: number, y: number): string => place(signOf('location'), x - 16, y - 40, 32, 40);
const leaves = (): string => upTo(11).map((i) => at(10 + i * 10, 14 + ((i * 29) % 44), path('M0 0C-5 -3 -5 -8 0 -12C5 -8 5 -3 0 0Z', ['#d9782c', '#e8a63c', '#7fae45'][i % 3]!), 0.8, i * 50)).join('') + line('M4 30Q30 16 56 28T116 22M10 44Q40 34 70 44', '#fff', 1.6, 'opacity=".6"'); // prettier-ignore
const hollow = (x: number, y: number): string => body(`M${x - 22} ${y}Q${x - 14} ${y - 20} ${x - 16} ${y - 50}H${x + 16}Q${x + 14} ${y - 20} ${x + 22} ${y}Z`, '#8a6240') + body(`M${x - 8} ${y - 12}C${x - 10} ${y - 30} ${x + 10} ${y - 30} ${x + 8} ${y - 12}Q${x} ${y - 7} ${x - 8} ${y - 12}Z`, '#2c1c12') + ball(x - 16, y - 50, 14, 10, '#6fa045') + ball(x + 16, y - 50, 14, 10, '#86b552') + ball(x, y - 56, 16, 10, '#5f8a44'); // prettier-ignore
const frame = (x: number, y: number): string =>
  limb(`M${x - 14} ${y}V${y - 20}L${x} ${y - 32}L${x + 14} ${y - 20}V${y}M${x - 14} ${y - 20}H${x + 14}`, '#b98a5a', 3);
const message = (x: number, y: number): string => limb(`M${x} ${y}V${y - 34}`, '#8a5f34', 4) + body(`M${x - 16} ${y - 40}H${x + 16}V${y - 14}H${x - 16}Z`, '#c99a6a') + [[-11, -36], [1, -34], [-5, -25], [6, -24]].map(([dx, dy], i) => flat(`M${x + dx!} ${y + dy!}h9v8h-9Z`, i % 2 ? '#fbf3de' : '#e8efd8', 0.7)).join(''); // prettier-ignore

/** What one sees there. A place that is not here shows what it gives: brambles, logs, amber, stones. */
const SCENE: Record<string, () => string> = {
  f_two_berries_card: () => sky('#cfe6d6', '#8fb868', '#6f9a4a') + pine(14, 50, 1) + brambles(82, 56, 1) + brambles(48, 60, 0.7),
  f_two_any: () => sky('#bcd6c0', '#6f9a5c', '#557f46') + pine(12, 46, 0.9, '#3a6448') + pine(108, 46, 1, '#3a6448') + ring(60, 48),
  f_discard_draw_double: () => sky('#e8d3b0', '#c9a65c', '#a8823c') + pine(20, 52, 0.8, '#8a7a3c') + leaves(),
  f_copy_basic_card: () => sky('#c4dfe6', '#a5c070', '#84a552') + path('M30 90Q48 62 60 56T100 44L104 48Q78 58 74 90Z', '#e0c896') + signpost(60, 60),
  f_three_cards_pebble: () => sky('#cdd6e6', '#8fa08a', '#6f8a68') + henge(60, 58),
  f_twig_resin_berry: () => sky('#d2e6c0', '#86ac5c', '#648a44') + hollow(58, 62) + brambles(98, 62, 0.6) + at(18, 62, logs(0, 0), 0.7),
  f_three_berries: () => sky('#e2dcf0', '#7fa464', '#5f8648') + brambles(30, 58, 0.9) + brambles(88, 58, 0.9) + brambles(60, 62, 1.1),
  f_two_resin_twig: () => sky('#f3dfae', '#a8a05c', '#7f7f44') + amber(34, 62) + amber(72, 60) + at(100, 62, logs(0, 0), 0.6) + pine(104, 44, 0.8),
  f_two_cards_any: () => sky('#bfe0e8', '#7fae8a', '#5f946e') + pine(12, 44, 0.9) + pine(106, 42, 0.8) + pond(60, 54) + line('M20 56V34M25 56V38', '#5f7d3a', 1.8),
  f_discard_three_any: () => sky('#4a5a7c', '#3f5a58', '#35504a') + [[16, 12], [40, 22], [92, 10], [106, 26], [70, 14]].map(([x, y]) => oval(x!, y!, 1.2, 1.2, '#fff6d2')).join('') + pine(14, 52, 1.1, '#2c4a44') + pine(104, 52, 1.1, '#2c4a44') + fire(60, 60),
  f_meadow_two_play_one: () => sky('#c9e6ee', '#a5cc74', '#7fae50') + frame(86, 50) + flowers(46, 58),
  haven: () => sky('#f3c99a', '#a8905c', '#7f7a4a') + oval(60, 40, 16, 16, '#fbe3a2') + shade(60, 62, 34) + body('M28 62C26 34 44 24 60 24S94 34 92 62Z', '#8a6a44') + bush(44, 30, 0.9) + bush(76, 32, 0.8) + body('M50 62V48A10 10 0 0 1 70 48V62Z', '#4a2e1a') + oval(60, 54, 6, 8, '#ffdf8a', 'opacity=".8"') + sack(100, 62, 0.9) + at(18, 62, logs(0, 0), 0.6),
}; // prettier-ignore

const MOTIF: [RegExp, () => string][] = [
  [/twig/, () => sky('#c4dfe6', '#94b868', '#6f9a4a') + logs(60, 56)],
  [/resin/, () => sky('#f3dfae', '#b3a85c', '#8a8a48') + amber(44, 60) + amber(80, 58)],
  [/pebble/, () => sky('#c9dce6', '#9ab0a4', '#7f9a8a') + path('M0 56Q60 48 120 56V66H0Z', '#5fa6bd') + rocks(60, 54)],
  [/berr/, () => sky('#dcd6ee', '#86ac64', '#648a48') + brambles(60, 58, 1.2)],
  [/card/, () => sky('#d2e6ee', '#9ac06c', '#74a04e') + message(60, 60)],
];
const anyScene = (id: string): string => (MOTIF.find(([name]) => name.test(id)) ?? MOTIF[hash(id) % MOTIF.length]!)[1]();

/** The board on which stands what is given: pale, as wide as it must be. */
const board = (what: Drawing, high = 32): string => {
  const w = Math.min(W - 8, (what.box[2] / what.box[3]) * (high - 6) + 14);
  return box(Math.round((W - w) / 2), H - high - 3, Math.round(w), high, '#fbf3de', 8, 1.4) + `<g color="#33261a">${place(what, (W - w) / 2 + 5, H - high, w - 10, high - 6)}</g>`;
}; // prettier-ignore

const framed = (inside: string): Drawing => ({
  box: [0, 0, W, H],
  body:
    inside + `<rect x=".8" y=".8" width="${n(W - 1.6)}" height="${n(H - 1.6)}" rx="10" fill="none" stroke="#5a4326" stroke-width="1.600"/>`,
});

/** A location: its scene and what it gives. */
export const location = (id: string, effect: string): Drawing => framed((SCENE[id]?.() ?? anyScene(id)) + board(effectRow(effect)));

/** A stage of the Journey: mountains, nearer and higher with its worth. */
export function journey(points: number, effect: string): Drawing {
  const high = 58 - points * 8;
  return framed(
    `<rect width="${W}" height="${H}" rx="10" fill="#d8c0d0"/>` + oval(92, 22, 11, 11, '#fbe9b8') + path(`M0 70L24 ${high + 14}L40 ${high + 26}L64 ${high}L86 ${high + 22}L104 ${high + 10}L120 60V90H0Z`, '#8a86a4') + path(`M55 ${high + 13}L64 ${high}L74 ${high + 13}L66 ${high + 10}L62 ${high + 15}Z`, '#fff') + path('M0 62Q36 54 70 60T120 56V80Q120 90 110 90H10Q0 90 0 80Z', '#7f8a5c') + line(`M14 82Q40 72 50 64T64 ${high + 18}`, '#f3e0b0', 3, 'stroke-dasharray="1 5"') + board(row([effectRow(effect), amount('point', points)])), // prettier-ignore
  );
}
