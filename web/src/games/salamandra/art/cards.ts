import { darker, lighter } from '../../../art/colour';
import { at, type Drawing, line, oval, place, upTo } from '../../../art/draw';
import { beast } from './beasts';
import { amount, points, salamander, signOf } from './signs';
import { type Cost, gainRow, type Part, tradeRow, triggerRow } from './rows';

/** Cards of Bear, Eagle and the two Salamanders, and the spellbooks. A card is 100 by 140. */

export type CardKind = 'bear' | 'eagle' | 'yellow' | 'black';
const W = 100;
const H = 140;

const GROUND: Record<CardKind, string> = { bear: '#7a5233', eagle: '#4a7391', yellow: '#d9a22c', black: '#3b3a36' };

const frame = (base: string): string =>
  `<rect width="${W}" height="${H}" rx="9" fill="#f3e6c6"/><rect x="3" y="3" width="${W - 6}" height="${H - 6}" rx="7" fill="${base}" stroke="${darker(base, 0.45)}"/><rect x="3" y="3" width="${W - 6}" height="${H - 6}" rx="7" fill="url(#fr-soft)" opacity=".6"/>`;

const salamanderScene = (kind: 'yellow' | 'black'): string =>
  kind === 'yellow'
    ? oval(50, 52, 34, 34, '#f8de8e', 'opacity=".7"') + at(17, 18, salamander('#f6cb45', '#2b2517'), 2.15)
    : oval(50, 52, 34, 34, '#6b6a60', 'opacity=".6"') + at(17, 18, salamander('#1d1d1a', '#f4c53d'), 2.15);

/** How strong a card speaks for its deity: 1 to 3 heads or crowns. */
const symbols = (kind: CardKind, count: number): string => {
  const sign = kind === 'bear' ? 'bear' : kind === 'eagle' ? 'eagle' : 'crown';
  return upTo(count)
    .map(
      (i) =>
        oval(14 + i * 19, 14, 9.5, 9.5, '#fdf2cf', 'stroke="#7a5a1c" stroke-width="1.300"') + at(7 + i * 19, 7, signOf(sign).body, 0.44),
    )
    .join('');
};

const face = (kind: CardKind, scene: string, count: number, row: Drawing): Drawing => ({
  box: [0, 0, W, H],
  body:
    frame(GROUND[kind]) +
    scene +
    symbols(kind, count) +
    `<rect x="6" y="94" width="88" height="40" rx="7" fill="#fbf2d9" stroke="${darker(GROUND[kind], 0.4)}" stroke-width="1.500"/>` +
    place(row, 10, 97, 80, 34),
});

export interface DeityFace {
  /** which of the twelve it is */
  number: number;
  symbols: number;
  when?: string;
  does?: readonly Part[];
  /** A good for so many crystals. */
  exchange?: Cost;
}

/** What a Bear or Eagle card does, as a row of signs. */
export const deityRow = (card: DeityFace): Drawing =>
  card.exchange ? exchangeRow(card.exchange) : triggerRow(card.when ?? '', card.does ?? []);

const exchangeRow = (exchange: Cost): Drawing => {
  const [word = '', crystal = 0] = Object.entries(exchange)[0] ?? [];
  return tradeRow({ crystal }, [{ word, args: {} }]);
};

/** What a Bear or Eagle cares for: what makes its card work, or what it makes of crystals. */
const caredFor = (card: DeityFace): Drawing =>
  card.exchange ? signOf(Object.keys(card.exchange)[0] ?? 'plant') : signOf(CARES[card.when ?? ''] ?? colourOf(card.when ?? ''));

const CARES: Record<string, string> = {
  take_grove: 'grove',
  build_field: 'hammer',
  gain_scroll: 'scroll',
  take_deity_card: 'deity_card',
  take_salamander_card: 'crown',
  'place(cauldron)': 'cauldron',
  enter_spellbook: 'spellbook',
};
const colourOf = (when: string): string => when.replace(/^place\((\w+)\)$/, 'field_$1');

export const deityCard = (kind: 'bear' | 'eagle', card: DeityFace): Drawing =>
  face(kind, beast(kind, card.number, caredFor(card)), card.symbols, deityRow(card));

export const salamanderCard = (kind: 'yellow' | 'black', crowns: number, gains: readonly Part[]): Drawing =>
  face(kind, salamanderScene(kind), crowns, gainRow(gains));

/** What a spellbook counts; "fixed" counts nothing. */
const counted = (counts: string): Drawing => (counts === 'fixed' ? signOf('vp') : signOf(counts));

/** A spellbook: what it counts on its cover, and a place with its value on each page. */
export function spellbook(counts: string, values: readonly number[]): Drawing {
  const leather = '#7d2f3c';
  const value = (y: number, count: number): string =>
    oval(50, y, 21, 21, '#efe0b9', 'stroke="#5c4320" stroke-width="2"') +
    oval(50, y, 16.5, 16.5, '#fbf4df', 'stroke="#b79a5c" stroke-width="1.200"') +
    place(points(count), 37, y - 13, 26, 26);
  return {
    box: [0, 0, W, H],
    body:
      `<rect x="1" y="1" width="98" height="138" rx="9" fill="${leather}" stroke="${darker(leather, 0.5)}" stroke-width="2"/>` +
      `<rect x="1" y="1" width="98" height="138" rx="9" fill="url(#fr-soft)" opacity=".6"/>` +
      line('M13 3V137', darker(leather, 0.35), 3) +
      `<rect x="18" y="6" width="76" height="128" rx="6" fill="#f6e8c6" stroke="#c29a4c" stroke-width="1.500"/>` +
      line('M22 10H32M22 10V20M90 10H80M90 10V20M22 130H32M22 130V120M90 130H80M90 130V120', '#b98c3a', 1.8) +
      at(6, 0, value(68, values[0] ?? 0) + value(112, values[1] ?? 0)) +
      at(56, 24, oval(0, 0, 16, 16, lighter(leather, 0.78), `stroke="${leather}" stroke-width="1.800"`)) +
      place(counted(counts), 44, 12, 24, 24),
  };
}

/** Where the two places of a spellbook are, in parts of its width and height. */
export const BOOK_PLACES = [
  { x: 0.56, y: 68 / H },
  { x: 0.56, y: 112 / H },
] as const;

/** Something that flies: so many of a good. */
export const token = (name: string, count = 1): Drawing => amount(name, count);
