import { at, line, oval, upTo } from '../../../art/draw';
import { ball, body, shade } from './brush';
import type { Critter } from './critters';
import { MISTWOOD_CRITTERS } from './mistwood';

/** Who is who in the wood: one line of traits a card. */

/** Two woolly caterpillars: a flock to look after. */
const flock = at(16, 98, shade(0, 2, 12, 2) + upTo(4).map((i) => ball(-8 + i * 4.6, -2 - (i % 2), 4.2, 4, '#f7f1e2', 0.8)).join('') + ball(10, -4, 3.4, 3.2, '#6a5648', 0.8) + oval(11, -5, 0.7, 0.8, '#fff')); // prettier-ignore
const chips = at(
  80,
  100,
  upTo(5)
    .map((i) => body(`M${-8 + i * 4} ${(i % 2) * 2}l4 -2l2 2l-4 2Z`, '#e8c48a', 0.7))
    .join(''),
);
const shavings = at(82, 98, body('M-8 3C-12 -10 -8 -20 0 -20S10 -12 8 3Z', '#b07a45') + oval(-2, -11, 1.6, 2, '#4a2d14') + oval(4, -11, 1.6, 2, '#4a2d14') + line('M-3 -5Q1 -2 5 -5', '#4a2d14', 1.2)); // prettier-ignore
const mail = at(
  14,
  98,
  body('M-9 3V-12H9V3Z', '#a8604a') + body('M-7 -12L0 -20L8 -12Z', '#fbf3de', 0.8) + line('M-5 -4H5', '#4a2d14', 1.4),
);
const tomb = at(14, 99, body('M-8 3V-12Q0 -22 8 -12V3Z', '#9aa09a') + line('M-3.500 -9H3.500M-3.500 -5H2', '#5f665f', 1.2));
const keg = at(
  84,
  99,
  body('M-10 3Q-13 -9 -10 -20H10Q13 -9 10 3Z', '#a8713c') +
    line('M-11.500 -4H11.500M-11.500 -14H11.500', '#5f4a30', 2) +
    oval(0, -9, 2, 2, '#3a2412'),
);

export const CRITTERS: Record<string, Critter> = {
  architect: { species: 'beaver', garment: 'vest', cloth: '#3f7f8a', trim: '#e3b644', hat: 'pencil', hatColour: '#e3b644', left: 'plan', place: 'wood' },
  bard: { species: 'robin', garment: 'tunic', cloth: '#7a4a8a', trim: '#e3b644', hat: 'feather', hatColour: '#5f3a70', right: 'lute', place: 'stage' },
  barge_toad: { species: 'toad', garment: 'vest', cloth: '#4a6a9a', trim: '#f0e0b8', hat: 'straw', hatColour: '#e6c878', right: 'pole', place: 'river' },
  chip_sweep: { species: 'squirrel', garment: 'apron', cloth: '#5f7d8a', trim: '#e8d8b0', hat: 'kerchief', hatColour: '#4a7aa0', left: 'broom', place: 'room', beside: chips },
  doctor: { species: 'frog', garment: 'coat', cloth: '#f6f4ec', trim: '#dfe6e4', hat: 'mirror', hatColour: '#5a6a74', left: 'bag', right: 'stethoscope', place: 'room' },
  fool: { species: 'newt', garment: 'tunic', cloth: '#c43a4a', trim: '#e8c23e', hat: 'jester', hatColour: '#c43a4a', right: 'bauble', place: 'meadow' },
  historian: { species: 'tortoise', garment: 'bare', cloth: '#8a6a4e', also: 'glasses', left: 'book', place: 'study' },
  husband: { species: 'hedgehog', garment: 'vest', cloth: '#3f6a9a', trim: '#e3b644', hat: 'straw', hatColour: '#e6c878', right: 'fork', place: 'field' },
  innkeeper: { species: 'otter', garment: 'apron', cloth: '#9a4a3a', trim: '#f3e6c6', right: 'mug', left: 'mug', place: 'room', beside: keg },
  judge: { species: 'badger', garment: 'robe', cloth: '#3a3548', trim: '#a8383c', hat: 'wig', hatColour: '#f1ece0', right: 'gavel', place: 'hall' },
  king: { species: 'fox', garment: 'mantle', cloth: '#a8323a', trim: '#e3b644', hat: 'crown', hatColour: '#ecc046', right: 'sceptre', left: 'orb', place: 'hall' },
  miner_mole: { species: 'mole', garment: 'vest', cloth: '#b9792c', trim: '#5a3a1c', hat: 'lamp', hatColour: '#d9a02c', right: 'pick', place: 'cave' },
  monk: { species: 'mouse', garment: 'habit', cloth: '#8a6238', trim: '#f0e4c4', hat: 'tonsure', hatColour: '#6a4a30', left: 'lantern', place: 'dusk' },
  peddler: { species: 'rat', garment: 'coat', cloth: '#6a7a4a', trim: '#4a5a34', hat: 'wide', hatColour: '#7a5a3a', back: 'pack', right: 'coin', left: 'lantern', place: 'road' },
  postal_pigeon: { species: 'pigeon', garment: 'coat', cloth: '#34508a', trim: '#c9a23c', hat: 'post', hatColour: '#34508a', right: 'letter', left: 'satchel', place: 'meadow', beside: mail },
  queen: { species: 'ermine', garment: 'dress', cloth: '#6a4a9a', trim: '#f3dca6', hat: 'tiara', hatColour: '#f0cc5c', right: 'sceptre', place: 'hall' },
  ranger: { species: 'marten', garment: 'tunic', cloth: '#5d7d3a', trim: '#8a6a3c', hat: 'hood', hatColour: '#4a6a34', left: 'bow', place: 'wood' },
  shepherd: { species: 'rabbit', garment: 'robe', cloth: '#b9a888', trim: '#6f8f57', right: 'crook', place: 'meadow', beside: flock },
  shopkeeper: { species: 'hamster', garment: 'apron', cloth: '#3f8a6a', trim: '#f6ead0', right: 'scales', place: 'shop' },
  teacher: { species: 'owl', garment: 'coat', cloth: '#5a4a6a', trim: '#8a744a', hat: 'mortar', hatColour: '#33303c', right: 'pointer', left: 'quill', place: 'study' },
  undertaker: { species: 'raven', garment: 'coat', cloth: '#4a4654', trim: '#2f2c36', hat: 'tall', hatColour: '#2c2a34', right: 'spade', place: 'dusk', beside: tomb },
  wanderer: { species: 'hare', garment: 'tunic', cloth: '#b5763a', trim: '#4f7a5a', back: 'pack', right: 'staff', place: 'road' },
  wife: { species: 'hedgehog', garment: 'dress', cloth: '#b8505a', trim: '#f6ead0', hat: 'bonnet', hatColour: '#f0dcb8', right: 'basket', place: 'field' },
  ...MISTWOOD_CRITTERS,
  woodcarver: { species: 'woodpecker', garment: 'apron', cloth: '#a8713c', trim: '#d9c08a', right: 'mallet', left: 'chisel', place: 'room', beside: shavings },
}; // prettier-ignore
