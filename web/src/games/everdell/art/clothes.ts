import { darker, lighter } from '../../../art/colour';
import { line, oval, path, upTo } from '../../../art/draw';
import { ball, body, both, flat, limb, rim } from './brush';
import type { Coat } from './heads';

/** What the wood's people wear. A figure stands on 0, 0; its neck is at -44, its head around -58. */

export type Garment = 'apron' | 'bare' | 'coat' | 'dress' | 'habit' | 'mantle' | 'robe' | 'tunic' | 'vest';

const TRUNK = 'M-9 -46C-17 -41 -19 -24 -17 -5Q0 1 17 -5C19 -24 17 -41 9 -46Z';
const GOWN = 'M-9 -46C-16 -41 -19 -20 -23 -2Q0 4 23 -2C19 -20 16 -41 9 -46Z';
const TUNIC = 'M-9 -46C-16 -41 -18 -26 -18 -13Q0 -8 18 -13C18 -26 16 -41 9 -46Z';

const belly = (c: Coat): string => body(TRUNK, c.fur) + oval(0, -20, 10.5, 15, c.pale, 'opacity=".9"');
const buttons = (colour: string, ys: readonly number[]): string => ys.map((y) => oval(0, y, 1.3, 1.3, colour, rim(colour, 0.6))).join('');

/** Cloth over a body: its colour, and the colour of seams and belts. */
export const GARMENT: Record<Garment, (c: Coat, cloth: string, trim: string) => string> = {
  bare: (c) => belly(c),
  vest: (c, cloth, trim) =>
    belly(c) +
    both(body('M9 -46C17 -41 19 -24 18 -9L8 -8C11 -22 9 -36 4 -44Z', cloth)) +
    both(line('M4.500 -44C9 -36 11 -22 8 -9', trim, 1.2)),
  tunic: (_, cloth, trim) =>
    body(TUNIC, cloth) + line('M-17.500 -22Q0 -17 17.500 -22', darker(trim, 0.1), 3.4) + flat('M-3 -22.500H3V-16.500H-3Z', '#e6c15a', 0.8) +
    path('M-5 -46L0 -37L5 -46Z', trim) + line('M-17.500 -14.500Q0 -9.500 17.500 -14.500', lighter(cloth, 0.3), 1.1), // prettier-ignore
  coat: (c, cloth, trim) =>
    body(TRUNK, cloth) + flat('M-7 -46L0 -28L7 -46Z', lighter(c.pale, 0.3), 0.7) + both(body('M9 -46L13 -39L1 -26L4.500 -44Z', trim, 0.8)) +
    line('M0 -27V-4', darker(cloth, 0.4), 1) + buttons('#e6c15a', [-21, -14.5, -8]), // prettier-ignore
  apron: (_, cloth, trim) =>
    body(TRUNK, cloth) + flat('M-8 -42H8L10 -28Q14 -24 14 -7Q0 -2 -14 -7Q-14 -24 -10 -28Z', trim) + line('M-13 -27H13', darker(trim, 0.25), 1.2) +
    line('M-6 -19H6V-12Q0 -9.500 -6 -12Z', darker(trim, 0.3), 1), // prettier-ignore
  dress: (_, cloth, trim) =>
    body(GOWN, cloth) + flat('M-8 -45Q0 -37 8 -45L6 -27H-6Z', trim, 0.8) + line('M-13 -27Q0 -23 13 -27', darker(trim, 0.15), 2.6) +
    line('M-21 -8Q-15 -3 -10 -6T0 -4T10 -6T21 -8', trim, 1.8), // prettier-ignore
  robe: (_, cloth, trim) =>
    body(GOWN, cloth) + both(path('M1.500 -46L7 -46L5 1H1.500Z', trim)) + line('M0 -45V2', darker(cloth, 0.5), 1.2) +
    line('M-22 -5Q0 1 22 -5', trim, 2.6), // prettier-ignore
  habit: (_, cloth, trim) =>
    body(GOWN, cloth) + body('M-13 -46Q0 -38 13 -46Q17 -38 12 -33Q0 -27 -12 -33Q-17 -38 -13 -46Z', darker(cloth, 0.12)) +
    line('M-16 -20Q0 -15 16 -20M3 -17Q6 -10 4 -4M5 -17Q10 -11 9 -6', trim, 1.8), // prettier-ignore
  mantle: (c, cloth, trim) =>
    belly(c) + both(body('M9 -47C19 -42 25 -18 27 1L9 0C13 -16 10 -34 3 -44Z', cloth)) + both(line('M4 -43C11 -33 14 -16 10 0', trim, 2.4)) +
    body('M-14 -46Q0 -39 14 -46Q18 -39 13 -35Q0 -28 -13 -35Q-18 -39 -14 -46Z', '#fbf6ea') +
    upTo(5).map((i) => oval(-10 + i * 5, [-38, -34.5, -36.5, -34.5, -38][i]!, 0.9, 1.5, '#2a2320')).join('') + ball(0, -32, 3, 3, '#d9362f'), // prettier-ignore
};

/** Sleeves and paws: from the shoulders to where the hands are. */
export const arm = (x: number, y: number, sleeve: string, paw: string): string => {
  const side = Math.sign(x) || 1;
  return limb(`M${side * 13} -39Q${side * 22} -32 ${x} ${y}`, sleeve, 7.5) + ball(x, y, 4.4, 4.2, paw, 1);
};

export type Hat =
  | 'bonnet' | 'cap' | 'crown' | 'tiara' | 'feather' | 'glasses' | 'hood' | 'jester' | 'kerchief' | 'lamp' | 'mirror' | 'mortar' | 'pencil' | 'post'
  | 'straw' | 'tall' | 'tonsure' | 'wide' | 'wig'; // prettier-ignore

/** On a head around 0, 0. Ears stay in sight where they can. */
export const HAT: Record<Hat, (colour: string) => string> = {
  straw: (c) => body('M-26 -11C-14 -17 14 -17 26 -11C22 -6 -22 -6 -26 -11Z', c) + body('M-13 -13C-13 -26 13 -26 13 -13Q0 -9 -13 -13Z', c) + line('M-13 -14.500Q0 -10.500 13 -14.500', '#b3402f', 3), // prettier-ignore
  wide: (c) => body('M-27 -10C-14 -18 14 -18 27 -10C20 -5 -20 -5 -27 -10Z', c) + body('M-12 -13C-10 -28 -2 -33 9 -34C6 -28 12 -20 12 -13Q0 -9 -12 -13Z', c) + line('M-12 -14Q0 -10 12 -14', darker(c, 0.5), 2.6), // prettier-ignore
  kerchief: (c) => body('M-20 -5C-20 -19 -10 -23 0 -23S20 -19 20 -5C10 -13 -10 -13 -20 -5Z', c) + both(oval(7, -16, 1.6, 1.6, '#fff', 'opacity=".8"')) + oval(0, -18.5, 1.6, 1.6, '#fff', 'opacity=".8"') + body('M17 -7L27 -3L24 -10Z', c), // prettier-ignore
  bonnet: (c) => body('M-21 4C-24 -15 -12 -24 0 -24S24 -15 21 4C18 -10 10 -14 0 -14S-18 -10 -21 4Z', c) + line('M-20 2C-18 -11 -10 -15 0 -15S18 -11 20 2', lighter(c, 0.5), 2, 'stroke-dasharray="2.500 2.500"'), // prettier-ignore
  crown: (c) => body('M-13 -13L-17 -31L-8 -23L0 -34L8 -23L17 -31L13 -13Q0 -9 -13 -13Z', c) + ball(0, -17, 2.4, 2.4, '#c93a3a', 0.8) + both(ball(8, -17.5, 1.8, 1.8, '#3f7fb0', 0.8) + oval(17, -31, 1.8, 1.8, lighter(c, 0.4))) + oval(0, -34, 2, 2, lighter(c, 0.4)), // prettier-ignore
  tiara: (c) => body('M-15 -12Q-13 -19 -10 -20L-7 -17Q-4 -25 0 -30Q4 -25 7 -17L10 -20Q13 -19 15 -12Q0 -17 -15 -12Z', c) + ball(0, -21, 2.3, 2.8, '#6bb4d8', 0.8) + both(oval(10, -20, 1.5, 1.5, '#f2b8c8')), // prettier-ignore
  jester: (c) => body('M-18 -9C-22 -20 -28 -20 -32 -12C-36 -26 -22 -36 -6 -27C-4 -32 4 -32 6 -27C22 -36 36 -26 32 -12C28 -20 22 -20 18 -9Q0 -16 -18 -9Z', c) + path('M0 -31C3 -31 5 -29 6 -27C22 -36 36 -26 32 -12C28 -20 22 -20 18 -9Q9 -12.500 0 -12.700Z', '#e8c23e', rim('#e8c23e', 0.8)) + both(ball(32, -11, 3.2, 3.2, '#f1d264', 0.9)), // prettier-ignore
  feather: (c) => body('M-21 -10C-18 -25 12 -28 21 -12Q0 -5 -21 -10Z', c) + body('M10 -17C13 -30 20 -36 30 -37C29 -28 22 -20 12 -16Z', '#f3e7c4') + line('M11 -17Q20 -25 28 -35', '#b9a878', 1), // prettier-ignore
  cap: (c) => body('M-19 -8C-20 -22 -9 -25 0 -25S20 -22 19 -8Q0 -14 -19 -8Z', c) + body('M-20 -8Q0 -15 20 -8Q21 -4 18 -4Q0 -9 -18 -4Q-21 -4 -20 -8Z', darker(c, 0.2)), // prettier-ignore
  post: (c) => body('M-17 -11L-19 -22Q0 -30 19 -22L17 -11Q0 -16 -17 -11Z', c) + body('M-18 -11Q0 -17 18 -11Q12 -5 0 -6.500Q-12 -5 -18 -11Z', '#2a2a33') + flat('M-4.500 -22H4.500V-16.500H-4.500Z', '#f6ead0', 0.8) + line('M-4 -21.500L0 -18.500L4 -21.500', '#8a6a3a', 0.8), // prettier-ignore
  tall: (c) => body('M-20 -11Q0 -17 20 -11Q16 -6.500 0 -8Q-16 -6.500 -20 -11Z', c) + body('M-11 -13L-13 -37Q0 -41 13 -37L11 -13Q0 -10 -11 -13Z', c) + line('M-11.500 -17Q0 -13.500 11.500 -17', '#7d6aa0', 3.2), // prettier-ignore
  mortar: (c) => body('M-12 -13V-19H12V-13Q0 -9 -12 -13Z', c) + body('M0 -29L25 -21L0 -13L-25 -21Z', c) + line('M0 -21L19 -18V-8', '#e6c15a', 1.4) + ball(19, -6.5, 2, 3, '#e6c15a', 0.7), // prettier-ignore
  hood: (c) => body('M-23 10C-28 -16 -14 -31 0 -34C14 -31 28 -16 23 10C20 -8 12 -17 0 -18S-20 -8 -23 10Z', c) + line('M-21.500 5C-18 -10 -11 -17 0 -18S18 -10 21.500 5', darker(c, 0.35), 1.2), // prettier-ignore
  lamp: (c) => body('M-19 -8C-19 -23 -9 -27 0 -27S19 -23 19 -8Q0 -14 -19 -8Z', c) + body('M-21 -8Q0 -15 21 -8Q21 -4 18 -4Q0 -9 -18 -4Q-21 -4 -21 -8Z', darker(c, 0.25)) + oval(0, -17, 11, 9, '#fff3b0', 'opacity=".35"') + ball(0, -17, 5, 5, '#ffe69a'), // prettier-ignore
  tonsure: (c) => both(path('M19 -4C19 -13 14 -18 9 -19C13 -13 14 -8 14 -4Z', c, rim(c, 0.8)) + path('M9 -19Q4 -22 0 -20.500Q5 -16 8 -14Q11 -16 9 -19Z', c, rim(c, 0.8))), // prettier-ignore
  wig: (c) => both(body('M2 -20C14 -24 24 -16 24 -4C27 0 27 4 24.500 7C27 11 26 16 22.500 17.500C18 19 15 16 16 12C13 9 14 5 16.500 3C14 -3 14 -11 2 -14Z', c) + line('M19 3Q23 4 24 7M18 11.500Q22 12 23 15', darker(c, 0.3), 1)) + line('M0 -20V-14', darker(c, 0.35), 1.2), // prettier-ignore
  glasses: (c) => both(oval(8, -2, 6, 6, '#e9f4f6', `fill-opacity=".35" stroke="${c}" stroke-width="1.600"`) + line('M14 -3L18 -5', c, 1.4)) + line('M-2.500 -3Q0 -5 2.500 -3', c, 1.6), // prettier-ignore
  pencil: (c) => line('M12 -9L25 -19', darker(c, 0.45), 4.6) + line('M12 -9L25 -19', c, 3.2) + path('M12 -6.500L8 -6L10.500 -9.500Z', '#f4dcb0', rim('#8a5a30', 0.6)) + line('M24 -18.200L26 -19.800', '#d8766a', 3.6), // prettier-ignore
  mirror: (c) => line('M-19 -6Q0 -15 19 -6', darker(c, 0.3), 3.4) + ball(0, -13, 6.5, 6.5, '#dfe8ee') + oval(0, -13, 2, 2, '#5a6a74'),
};
