import { darker, lighter } from '../../../art/colour';
import { at, line, oval, path, upTo } from '../../../art/draw';
import { ball, body, both, INK, rim } from './brush';

/** The heads of the wood's people, each around 0, 0 and about 40 wide: ears, face, eyes, nose. */

export type Species =
  | 'badger' | 'beaver' | 'ermine' | 'fox' | 'frog' | 'hamster' | 'hare' | 'hedgehog' | 'marten' | 'mole' | 'mouse' | 'newt'
  | 'otter' | 'owl' | 'pigeon' | 'rabbit' | 'rat' | 'raven' | 'robin' | 'squirrel' | 'toad' | 'tortoise' | 'woodpecker'; // prettier-ignore

/** Fur, feathers or skin; the pale side of it; and what the tail is like. */
export interface Coat {
  fur: string;
  pale: string;
  tail: 'none' | 'thin' | 'bushy' | 'flat' | 'short' | 'long' | 'feathers' | 'shell';
  paw?: string;
}

export const COAT: Record<Species, Coat> = {
  badger: { fur: '#6d6a68', pale: '#f4efe4', tail: 'short', paw: '#3b3634' },
  beaver: { fur: '#8a5630', pale: '#c79462', tail: 'flat', paw: '#5d3820' },
  ermine: { fur: '#f6f1e6', pale: '#ffffff', tail: 'long' },
  fox: { fur: '#d9702b', pale: '#fdf0dd', tail: 'bushy', paw: '#4a2a1c' },
  frog: { fur: '#7cb342', pale: '#dcebaa', tail: 'none' },
  hamster: { fur: '#e0a45c', pale: '#fff3df', tail: 'none', paw: '#f3c9b4' },
  hare: { fur: '#b98d5f', pale: '#f0dfc4', tail: 'short' },
  hedgehog: { fur: '#d9b48a', pale: '#f4e0c2', tail: 'none', paw: '#a87a52' },
  marten: { fur: '#6b4329', pale: '#f3dca6', tail: 'long' },
  mole: { fur: '#4d4853', pale: '#7b7480', tail: 'none', paw: '#eab0a0' },
  mouse: { fur: '#b5a89a', pale: '#efe6da', tail: 'thin', paw: '#efbfb2' },
  newt: { fur: '#3f8f8a', pale: '#f2a545', tail: 'long' },
  otter: { fur: '#7a5138', pale: '#e3cba9', tail: 'long' },
  owl: { fur: '#a67c4e', pale: '#f1e0bd', tail: 'feathers', paw: '#e0a33a' },
  pigeon: { fur: '#8795a8', pale: '#cfd6e0', tail: 'feathers', paw: '#e07a6a' },
  rabbit: { fur: '#e6d6c2', pale: '#fffaf2', tail: 'short' },
  rat: { fur: '#8b7a70', pale: '#d8c8ba', tail: 'thin', paw: '#e8b4a4' },
  raven: { fur: '#343844', pale: '#565c6c', tail: 'feathers', paw: '#4a4642' },
  robin: { fur: '#8b6b4c', pale: '#e2632c', tail: 'feathers', paw: '#a8743f' },
  squirrel: { fur: '#c3562a', pale: '#fbe6cd', tail: 'bushy' },
  toad: { fur: '#8d8a45', pale: '#d9d3a0', tail: 'none' },
  tortoise: { fur: '#98a468', pale: '#d3d7a4', tail: 'shell' },
  woodpecker: { fur: '#2f3138', pale: '#f3eee2', tail: 'feathers', paw: '#6f6a60' },
};

const eye = (x: number, y: number, r = 2.7): string =>
  oval(x, y, r, r * 1.18, '#20140d') + oval(x - r * 0.3, y - r * 0.45, r * 0.36, r * 0.36, '#fff');
const eyes = (dx: number, y: number, r = 2.7): string => eye(-dx, y, r) + eye(dx, y, r);
const blush = (dx: number, y: number): string => both(oval(dx, y, 3.4, 2.2, '#f08a6c', 'opacity=".45"'));
const whiskers = (y: number, colour = '#fffaf0'): string =>
  both(line(`M8 ${y}Q14 ${y - 2} 20 ${y - 3}M8 ${y + 2}Q14 ${y + 2} 20 ${y + 3}`, colour, 0.8, 'opacity=".75"'));
const smile = (y: number, wide = 4): string =>
  line(`M${-wide} ${y}Q${-wide / 2} ${y + 2.6} 0 ${y}Q${wide / 2} ${y + 2.6} ${wide} ${y}`, INK, 1.1);
const nose = (y: number, colour: string, r = 3): string =>
  path(
    `M${-r} ${y - r * 0.6}Q0 ${y - r * 1.3} ${r} ${y - r * 0.6}Q${r * 0.7} ${y + r * 0.7} 0 ${y + r * 0.9}Q${-r * 0.7} ${y + r * 0.7} ${-r} ${y - r * 0.6}Z`,
    colour,
    rim(colour, 0.8),
  ) + oval(-r * 0.3, y - r * 0.5, r * 0.35, r * 0.22, '#fff', 'opacity=".8"');

/** Round ears at the sides of the head. */
const roundEars = (fur: string, inner: string, x: number, y: number, r: number): string =>
  both(ball(x, y, r, r, fur) + oval(x, y + r * 0.1, r * 0.6, r * 0.62, inner));
/** Ears that stand: their foot, how far out and how high their tip. */
const longEars = (fur: string, inner: string, tip = ''): string =>
  both(
    body('M3 -13C1 -26 4 -42 9 -43C15 -42 15 -27 12 -12Z', fur) + path('M6 -15C5 -26 7 -38 9 -39C12 -37 12 -26 10 -15Z', inner, 'opacity=".85"') +
      (tip ? path('M5 -36C6 -41 7 -43 9 -43C12 -42 13 -39 13.500 -35Q9 -38 5 -36Z', tip) : ''),
  ); // prettier-ignore
const pointedEars = (fur: string, inner: string, tip = fur): string =>
  both(
    body('M5 -16L17 -31L20 -8Z', fur) +
      path('M9.500 -15L16 -25L17.500 -10Z', inner) +
      (tip === fur ? '' : path('M13.500 -27L17 -31L18.200 -23Z', tip)),
  );

/** A head like a drop, broad above: most of the furry ones. */
const SKULL = 'M-19 -3C-19 -15 -10 -20 0 -20S19 -15 19 -3C19 8 9 17 0 17.500C-9 17 -19 8 -19 -3Z';
const BROAD = 'M-22 0C-22 -13 -12 -18 0 -18S22 -13 22 0C22 11 12 17 0 17S-22 11 -22 0Z';

const furry = (
  c: Coat,
  o: { skull?: string; cheeks?: string; nose?: string; eyes?: number; muzzle?: [number, number, number] },
): string => {
  const [my, mw, mh] = o.muzzle ?? [9, 8.5, 6.5];
  return (
    body(o.skull ?? SKULL, c.fur) + (o.cheeks ?? '') + oval(0, my, mw, mh, c.pale) + blush(13, 5) +
    eyes(o.eyes ?? 8.5, -2.5) + nose(my - 3.4, o.nose ?? '#e58f86') + smile(my + 1.4) + whiskers(my - 1)
  ); // prettier-ignore
};

const feathered = (c: Coat, beak: string, more: string, eyeAt = 8): string =>
  body('M-18 2C-19 -13 -10 -19 0 -19S19 -13 18 2C18 12 10 18 0 18S-18 12 -18 2Z', c.fur) + more + eyes(eyeAt, -3, 2.9) + beak;
const beak = (colour: string, wide = 5, long = 9, y = 1): string =>
  body(
    `M${-wide} ${y}Q0 ${y - wide} ${wide} ${y}Q${wide * 0.5} ${y + long * 0.7} 0 ${y + long}Q${-wide * 0.5} ${y + long * 0.7} ${-wide} ${y}Z`,
    colour,
  ) + line(`M${-wide + 0.8} ${y + 0.8}Q0 ${y + 3} ${wide - 0.8} ${y + 0.8}`, darker(colour, 0.45), 0.9);

const spines = (colour: string): string => {
  const tips = upTo(17).map((i) => {
    const a = Math.PI * (0.86 + (i * 1.28) / 16);
    const b = a + (Math.PI * 0.64) / 16;
    return `L${(Math.cos(a) * 29).toFixed(1)} ${(Math.sin(a) * 29 + 2).toFixed(1)}L${(Math.cos(b) * 22).toFixed(1)} ${(Math.sin(b) * 22 + 2).toFixed(1)}`;
  });
  return body(`M-18 14${tips.join('')}L18 14Z`, colour) + upTo(9).map((i) => at(0, 2, line('M0 -24V-19', lighter(colour, 0.35), 1.2), 1, -88 + i * 22)).join(''); // prettier-ignore
};

/** Eyes on the top of the head, and a wide mouth. */
const pond = (c: Coat, more = ''): string =>
  both(ball(11, -13, 7.500, 7.500, c.fur)) + body('M-23 2C-23 -10 -13 -15 0 -15S23 -10 23 2C23 11 12 16 0 16S-23 11 -23 2Z', c.fur) +
  path('M-19 6Q0 10 19 6Q12 15 0 15.200Q-12 15 -19 6Z', c.pale) + more +
  both(oval(11, -14, 5, 5.200, '#f7ecc4', rim(c.fur, 0.9)) + oval(10.400, -13.600, 2.900, 3.400, '#20140d') + oval(9.400, -15, 1, 1, '#fff')) +
  line('M-17 4.500Q0 11.500 17 4.500', darker(c.fur, 0.55), 1.4) + both(oval(2.600, -2, 0.800, 0.600, darker(c.fur, 0.5))) + blush(16, 0); // prettier-ignore

const HEAD: Record<Species, (c: Coat) => string> = {
  mouse: (c) => roundEars(c.fur, '#efb7ab', 17, -16, 11) + furry(c, {}),
  rat: (c) =>
    roundEars(c.fur, '#e8a99b', 15, -17, 7.5) +
    furry(c, { skull: 'M-16 -6C-16 -16 -9 -20 0 -20S16 -16 16 -6C16 6 8 20 0 21C-8 20 -16 6 -16 -6Z', muzzle: [12, 7, 7.5], eyes: 7.5 }) +
    path('M-2 15H2L1.600 19H-1.600Z', '#fffbe8', rim('#c9b98a', 0.6)),
  hamster: (c) =>
    roundEars(c.fur, '#eeb3a4', 14, -16, 7) +
    furry(c, {
      skull: BROAD,
      cheeks: both(oval(14, 8, 9.5, 8.5, c.pale)) + path('M-4 -18Q0 -6 4 -18Z', c.pale, 'opacity=".8"'),
      muzzle: [8, 8, 6],
    }),
  squirrel: (c) =>
    both(body('M6 -16C8 -25 13 -31 17 -33C19 -26 20 -16 17 -8Z', c.fur) + line('M16.500 -31L19 -38M16.800 -31L22 -35', darker(c.fur, 0.3), 1.6) + path('M10 -15C11 -21 14 -25 16 -27C17 -22 17 -16 15 -11Z', '#f2c9a6')) +
    furry(c, { cheeks: both(oval(11, 8, 7, 6.5, c.pale)), nose: '#4a2a20' }), // prettier-ignore
  marten: (c) => roundEars(c.fur, '#e8cfa0', 15, -15, 8) + furry(c, { nose: '#2c1a14', muzzle: [9, 9, 6.5] }),
  ermine: (c) => roundEars('#efe7d8', '#f2c3b8', 15, -15, 7.5) + furry(c, { nose: '#4a2e2a', muzzle: [9, 8, 6] }),
  otter: (c) => roundEars(c.fur, '#5d3b28', 19, -9, 5.5) + furry(c, { skull: BROAD, nose: '#2c1a14', muzzle: [8.5, 13, 8] }),
  beaver: (c) =>
    roundEars(c.fur, '#5d3820', 17, -13, 6.5) +
    path('M-4.500 11H4.500V20.500Q0 22 -4.500 20.500Z', '#fff6d2', rim('#d8c48a', 1)) + line('M0 14V20', '#b8a468', 0.9) +
    furry(c, { skull: BROAD, nose: '#2c1a14', muzzle: [7.5, 11, 6.5] }) +
    path('M-4 12.500H4V19.500Q0 21 -4 19.500Z', '#fff6d2', rim('#c9b37a', 0.8)) + line('M0 12.500V19.500', '#b8a468', 0.8), // prettier-ignore
  fox: (c) =>
    pointedEars(c.fur, '#4a2a1c', '#3a2018') +
    body('M-23 6C-19 -14 -9 -19 0 -19S19 -14 23 6C15 8 8 19 0 20C-8 19 -15 8 -23 6Z', c.fur) +
    both(path('M23 6C18 6 12 1 3 4L1 19C8 18 15 8 23 6Z', c.pale)) +
    eyes(9, -2) +
    nose(15, '#2c1a14', 3.2),
  badger: (c) =>
    roundEars('#3b3634', '#f4efe4', 16, -14, 6.5) + body(SKULL, c.pale) +
    both(path('M4 -19.500C12 -20 18 -13 18.500 -5C17 3 13 9 8 12C9 4 8 -8 4 -19.500Z', '#37322f')) +
    both(oval(10, -1.500, 3.200, 3.700, '#1c1512') + oval(9, -3, 1.200, 1.200, '#fff')) + nose(8.500, '#241814', 3.6) + smile(13), // prettier-ignore
  mole: (c) =>
    body('M-20 2C-20 -13 -11 -19 0 -19S20 -13 20 2C20 12 11 17 0 17S-20 12 -20 2Z', c.fur) +
    both(oval(9.500, -4, 2, 2.200, '#120d12') + oval(9, -4.800, 0.700, 0.700, '#fff')) +
    body('M-8 4Q0 -4 8 4Q8 15 0 17Q-8 15 -8 4Z', '#eab0a0') + both(oval(2.800, 9.500, 1.100, 1.500, '#a45f58')) + line('M-5 15.500Q0 18.500 5 15.500', INK, 1), // prettier-ignore
  rabbit: (c) =>
    longEars(c.fur, '#f2bdb0') +
    furry(c, { cheeks: both(oval(9, 9, 7, 6.5, c.pale)), nose: '#e58f86' }) +
    path('M-2.600 13.500H2.600V17.500Q0 18.300 -2.600 17.500Z', '#fff', rim('#c9b98a', 0.6)),
  hare: (c) => longEars(c.fur, '#e7bfa2', '#3a2a20') + furry(c, { nose: '#5d3a2e', cheeks: both(oval(9, 9, 6.5, 6, c.pale)) }),
  hedgehog: (c) =>
    spines('#6a4a33') + roundEars(c.fur, '#b98a6a', 15, -10, 5.5) +
    body('M-17 0C-17 -9 -9 -14 0 -8C9 -14 17 -9 17 0C16 10 7 17 0 18C-7 17 -16 10 -17 0Z', c.fur) + oval(0, 10, 7.5, 6, c.pale) +
    blush(12, 5) + eyes(7.5, -1) + nose(8, '#2c1a14', 3.4) + smile(13), // prettier-ignore
  frog: (c) => pond(c),
  toad: (c) => pond(c, [[-15, -5], [-6, -10], [5, -9], [15, -6], [0, -5]].map(([x, y], i) => oval(x!, y!, i % 2 ? 1.6 : 2.2, i % 2 ? 1.4 : 1.9, darker(c.fur, 0.22))).join('')), // prettier-ignore
  newt: (c) =>
    pond(c, [[-14, -6], [-4, -9], [6, -10], [15, -4], [0, -3]].map(([x, y]) => oval(x!, y!, 2.4, 2.1, c.pale)).join('')) +
    both(body('M22 -2Q31 -8 30 0Q33 3 27 5Q25 8 21 4Z', '#e2703a')), // prettier-ignore
  tortoise: (c) =>
    body('M-15 2C-16 -13 -9 -19 0 -19S16 -13 15 2C15 12 9 17 0 17S-15 12 -15 2Z', c.fur) +
    line('M-6 -14Q0 -16 6 -14M-5 -11Q0 -12.500 5 -11', darker(c.fur, 0.35), 0.9) + eyes(7.5, -2) +
    both(line('M4 -7Q8 -9 12 -6', darker(c.fur, 0.45), 1)) + path('M-11 6Q0 2 11 6Q8 15 0 15.500Q-8 15 -11 6Z', c.pale, 'opacity=".8"') +
    line('M-9 8Q0 14 9 8', darker(c.fur, 0.6), 1.2) + both(oval(2, 4, 0.700, 0.600, darker(c.fur, 0.6))), // prettier-ignore
  robin: (c) => feathered(c, beak('#5a4a3c', 4, 8), path('M-17 5C-15 -8 -6 -8 0 -3C6 -8 15 -8 17 5C16 13 9 18 0 18S-16 13 -17 5Z', c.pale)),
  pigeon: (c) =>
    feathered(
      c,
      beak('#d9b48a', 4, 9),
      path('M-17 9C-10 14 10 14 17 9C15 15 9 18 0 18S-15 15 -17 9Z', '#5fa08a', 'opacity=".85"') + oval(0, -2, 4, 2.6, '#fff6ec'),
    ),
  raven: (c) =>
    feathered(c, beak('#7b8190', 5.5, 14, 0), both(oval(8, -3, 5, 5.2, '#8a93a8')) + path('M-6 -17L-8 -24L-2 -19L0 -26L3 -19L9 -23L6 -17Z', c.fur), 8), // prettier-ignore
  woodpecker: (c) =>
    path('M-12 -14C-10 -26 -2 -29 2 -30C0 -27 6 -27 9 -25C8 -22 11 -19 12 -14Z', '#d0342a', rim('#d0342a')) +
    feathered(c, beak('#8d8577', 3.6, 16, 1), both(path('M16 0C14 8 10 12 6 12Q10 5 9 -1Z', c.pale)) + path('M-13 -13Q0 -22 13 -13Q0 -9 -13 -13Z', '#d0342a')), // prettier-ignore
  owl: (c) =>
    both(body('M5 -15L16 -26L19 -9Z', c.fur)) + body(BROAD, c.fur) +
    both(oval(8.5, -1, 9.5, 10, c.pale, rim(c.fur, 0.8)) + oval(8.5, -1.5, 5.4, 5.8, '#e9a92c', rim('#a8701a', 0.8)) + oval(8.5, -1.5, 3.2, 3.6, '#1c120a') + oval(7.4, -3, 1.2, 1.2, '#fff')) +
    body('M-3.500 3Q0 0 3.500 3Q2 9 0 11Q-2 9 -3.500 3Z', '#d8952c'), // prettier-ignore
};

/** The head of an animal, around 0, 0. */
export const head = (species: Species): string => HEAD[species](COAT[species]);
