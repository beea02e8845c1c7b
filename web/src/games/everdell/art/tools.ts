import { darker, lighter } from '../../../art/colour';
import { at, line, oval, path, upTo } from '../../../art/draw';
import { ball, body, box, flat, limb, rim } from './brush';

/** What the wood's people hold: drawn with 0, 0 in the hand. */

const WOOD = '#9a6a3c';
const IRON = '#9aa3aa';
const GOLD = '#e3b644';

export type Tool =
  | 'bag' | 'basket' | 'bauble' | 'book' | 'bow' | 'broom' | 'chisel' | 'coin' | 'crook' | 'fork' | 'gavel' | 'lantern' | 'letter' | 'lute' | 'mallet'
  | 'mug' | 'pack' | 'pick' | 'plan' | 'pointer' | 'pole' | 'quill' | 'scales' | 'satchel' | 'sceptre' | 'spade' | 'staff' | 'stethoscope' | 'orb'; // prettier-ignore

const LEAF = 'M0 0C-5 -5 -4 -12 0 -16C4 -12 5 -5 0 0Z';

export const TOOL: Record<Tool, string> = {
  // a pole that reaches from the ground over the head
  pole: limb('M4 24L-3 -62', WOOD, 3.4),
  staff:
    limb('M2 24L0 -40', WOOD, 3.4) + limb('M0 -40Q-2 -46 3 -48', WOOD, 3) + at(1, -42, path(LEAF, '#7ba83c', rim('#7ba83c', 0.7)), 0.6, 50),
  crook: limb('M2 24L0 -36C0 -52 18 -52 17 -40C16 -34 9 -35 10 -40', WOOD, 3.2),
  broom: limb('M8 22L-4 -48', WOOD, 3) + body('M3 8L13 5L20 24Q13 31 2 27Z', '#e0bb5e') + line('M5 14L8 26M9.500 12L14 25', '#a07f2e', 1) + line('M3.500 9.500L13.500 6.500', '#b3402f', 2.6), // prettier-ignore
  fork: limb('M3 24L-2 -34', WOOD, 3) + limb('M-12 -48C-12 -34 8 -34 7 -49M-2 -34V-50', IRON, 2.2),
  spade: limb('M2 8L-2 -44M-7 -45H3', WOOD, 3) + body('M-4 6H8Q9 20 2 25Q-5 20 -4 6Z', IRON),
  pick: limb('M6 16L-4 -30', WOOD, 3.4) + body('M-16 -38Q4 -42 24 -22Q10 -31 -2 -27Q-3 -34 -16 -38Z', IRON),
  lute: limb('M-6 10L26 -22', WOOD, 3.4) + limb('M24 -26L31 -19', darker(WOOD, 0.2), 2.6) + body('M-22 16C-22 2 -8 -6 2 4C12 14 4 28 -10 28C-18 28 -22 22 -22 16Z', '#c9843c') + oval(-8, 14, 4.5, 4.5, '#3a2212') + line('M-14 21L20 -14', '#f6e7c0', 0.9), // prettier-ignore
  bag: body('M-11 4H11Q14 4 14 8V19Q14 22 11 22H-11Q-14 22 -14 19V8Q-14 4 -11 4Z', '#8d4b33') + line('M-5 4Q-5 -2 0 -2T5 4', '#5a2c1c', 2) + oval(0, 13, 5.5, 5.5, '#fff6e6') + line('M0 9.500V16.500M-3.500 13H3.500', '#c0392b', 2.2), // prettier-ignore
  stethoscope: line('M-16 -16Q-20 0 -8 4T0 -4', '#4a4f57', 2) + ball(0, -5, 3.2, 3.2, '#c9d2d8', 0.8),
  basket: line('M-11 4C-11 -14 11 -14 11 4', '#8a5f2e', 2.6) + upTo(4).map((i) => ball(-7.5 + i * 5, 2 - (i % 2) * 2, 3.8, 3.8, '#7a3f9a', 0.8)).join('') + body('M-13 3H13L10 18Q0 21 -10 18Z', '#d2a052') + line('M-12 8Q0 11 12 8M-11 13Q0 16 11 13M-5 4L-4 18M5 4L4 18', '#8a5f2e', 1), // prettier-ignore
  bauble: limb('M0 14L-4 -12', WOOD, 2.6) + ball(-5, -19, 6.5, 7, '#f0d2a8') + body('M-12 -21C-15 -30 -10 -32 -5 -27C0 -32 5 -30 2 -21Q-5 -25 -12 -21Z', '#c43a4a') + oval(-7, -18, 0.9, 1.1, '#20140d') + oval(-3, -18, 0.9, 1.1, '#20140d') + line('M-8 -15Q-5 -13 -2 -15', '#20140d', 0.9), // prettier-ignore
  book: body('M-1 -8C-7 -12 -14 -12 -18 -9V10C-14 7 -7 7 -1 11C5 7 12 7 16 10V-9C12 -12 5 -12 -1 -8Z', '#f8efd4') + line('M-1 -8V11M-14 -5Q-8 -7 -4 -4M-14 0Q-8 -2 -4 1M2 -4Q7 -7 12 -5M2 1Q7 -2 12 0', '#8a744a', 1), // prettier-ignore
  quill: body('M-1 8C-4 -6 2 -22 14 -28C15 -16 10 -2 1 8Z', '#f6f1e2') + line('M-1 12Q4 -8 13 -26', '#8a744a', 1),
  bow: line('M4 -34Q-14 -4 4 26', darker(WOOD, 0.5), 4.6) + line('M4 -34Q-14 -4 4 26', WOOD, 3) + line('M4 -34L6 -4L4 26', '#f4ecd8', 0.9),
  gavel: limb('M0 10L4 -16', WOOD, 3) + body('M-10 -25L16 -20L14 -11L-12 -16Z', '#8a4f2c') + line('M-6 -24L-8 -15M11 -21L9 -12', GOLD, 1.8),
  mug: body('M-8 -14H8V8Q0 11 -8 8Z', '#c98e4a') + line('M8 -9Q16 -9 15 -2T8 3', '#7a4f22', 2.6) + line('M-3 -13V9M3 -13V9', '#8a5a28', 1) + body('M-10 -13C-12 -19 -5 -22 -2 -19C1 -24 9 -22 8 -18C13 -17 11 -12 8 -12Q0 -9 -10 -13Z', '#fffaf0'), // prettier-ignore
  plan: body('M-20 -12H10Q14 -12 14 -8V13H-16Q-20 13 -20 9Z', '#d9e6ee') + line('M-14 8V-2L-6 -8L2 -2V8ZM-9 8V2H-3V8M6 -6H10M6 -1H10M6 4H10', '#4a7391', 1.2) + ball(12, 13, 3, 3, '#c7d8e4', 0.8), // prettier-ignore
  chisel: limb('M0 8V-2', WOOD, 4.2) + body('M-2.600 -3H2.600L3 -16L0 -20L-3 -16Z', IRON),
  mallet: limb('M0 12L2 -14', WOOD, 3.2) + body('M-8 -27H12L11 -13H-7Z', '#b98750') + line('M-3 -26V-14M7 -26V-14', '#7a5026', 1),
  letter:
    flat('M-13 -9H13V9H-13Z', '#fbf3de') +
    line('M-13 -9L0 2L13 -9M-13 9L-4 -1M13 9L4 -1', '#a88f5c', 1) +
    ball(0, 2, 3.4, 3.4, '#c0392b', 0.8),
  lantern: line('M0 -2V4', '#4a3a2a', 1.6) + oval(0, 14, 15, 15, '#ffdf8a', 'opacity=".35"') + body('M-6 5H6L8 20Q0 23 -8 20Z', '#ffe08a') + flat('M-7 4Q0 -2 7 4Z', '#5a4a36') + line('M-7.500 20H7.500M0 5V20', '#5a4a36', 1.6), // prettier-ignore
  pack: body('M-15 -8C-18 -30 18 -30 16 -6Q17 14 0 15T-15 -8Z', '#a0703c') + body('M-16 -26C-12 -33 12 -33 16 -26Q17 -20 12 -19Q0 -15 -12 -19Q-17 -20 -16 -26Z', '#cf9f5a') + box(-7, -6, 14, 11, '#c18d4c') + oval(0, -2, 1.4, 1.4, '#e6c15a'), // prettier-ignore
  pointer: limb('M0 6L14 -38', '#caa06a', 2.2),
  coin: ball(0, -6, 6.5, 6.5, GOLD) + oval(0, -6, 4, 4, 'none', `stroke="${darker(GOLD, 0.35)}" stroke-width="1"`),
  scales: line('M0 6V-16M-13 -14Q0 -19 13 -14', '#8a6a2a', 2) + [-13, 13].map((x) => line(`M${x} -14L${x - 6} -3M${x} -14L${x + 6} -3`, '#8a6a2a', 0.9) + body(`M${x - 7} -3H${x + 7}Q${x + 5} 3 ${x} 3T${x - 7} -3Z`, GOLD, 0.9)).join('') + upTo(3).map((i) => ball(-16 + i * 3, -5, 2.2, 2.2, '#7a3f9a', 0.6)).join(''), // prettier-ignore
  sceptre: limb('M3 20L-2 -24', GOLD, 2.6) + ball(-3, -30, 5.5, 6, '#c9843c') + body('M-9.500 -32C-9 -38 3 -38 3.500 -32Q-3 -29 -9.500 -32Z', '#7a5026') + line('M-3 -37V-40', '#7a5026', 2), // prettier-ignore
  satchel:
    line('M-12 0Q0 -18 12 0', '#5a3a1c', 2) +
    flat('M-9 -8H8V4H-9Z', '#fbf3de', 0.8) +
    body('M-14 0H14V18Q0 22 -14 18Z', '#a06a3a') +
    body('M-14 0H14Q13 10 0 11T-14 0Z', '#b9824a') +
    oval(0, 10, 2, 2, GOLD),
  orb: ball(0, -6, 6.5, 6.5, '#6bb4d8') + line('M-6 -7Q0 -4 6 -7', lighter(GOLD, 0.2), 1.6),
};
