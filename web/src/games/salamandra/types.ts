// Made by tools/make_types.py from the rules of salamandra: its view and its events. Change it there.

export interface BookView {
  book: string;
  id: string;
  seats: (number | null)[];
  values: number[];
}

export interface DeckView {
  count: number;
  top: string | null;
}

export interface Apprentice {
  active: boolean;
  face: 'moon' | 'sun';
  seat: number;
}

/** A field in play with the apprentices on its slots. */
export interface FieldView {
  cell: string;
  field: string;
  id: string;
  slots: Record<'E' | 'N' | 'S' | 'W', Apprentice | null>;
}

export interface GroveView {
  corner: string;
  crystals: ('ne' | 'nw' | 'se' | 'sw')[];
  grove: string;
}

export interface PaymentView {
  cost: Record<string, number>;
  for: string;
  works: string[];
}

/** A player's druid, apprentices and cards; `final` only after the last round. */
export interface PlayerView {
  active: number;
  available: number;
  belief: Record<'bear' | 'crown' | 'eagle', number>;
  colour: 'blue' | 'grey' | 'red' | 'yellow';
  crystals: number;
  deities: string[];
  druid: 'moon' | 'sun';
  exchanges: Record<string, number>;
  final: Record<string, number> | null;
  groves: string[];
  on_fields: number;
  passed: boolean;
  points: number;
  salamanders: string[];
  scrolls: number;
  waiting: number[];
}

export interface RowView {
  field: string;
  id: string;
}

/** The whole table. `order`: seats by the time they came to their totals, the last on top. */
export interface SalamandraView {
  active: number;
  belief: Record<'bear' | 'crown' | 'eagle', number[]>;
  books: BookView[];
  deciding: number;
  decks: Record<'bear' | 'black' | 'eagle' | 'yellow', DeckView>;
  edge: string[];
  face: 'moon' | 'sun';
  field_stack: number;
  fields: FieldView[];
  goods: Record<string, number>;
  grove_stack: number;
  groves: GroveView[];
  moves: number;
  order: number[];
  over: boolean;
  payment: PaymentView | null;
  players: PlayerView[];
  round: number;
  rounds: number;
  row: (RowView | null)[];
  seat: number;
  temple: Record<'black' | 'yellow', string>;
  temple_completes_clearings: boolean;
  track: number[];
}

/** The kinds of events that the rules tell, each with the names of its facts. */
export interface Told {
  built: 'field';
  cauldron: 'field';
  crystals: 'count';
  'deck-top': 'card' | 'deck';
  'deity-taken': 'card' | 'deck';
  'druid-turned': 'face';
  exchanged: 'crystals' | 'good';
  'field-laid': 'cell' | 'field';
  'field-shown': 'field' | 'place';
  final: 'total';
  'grove-drawn': 'corner' | 'grove';
  'grove-taken': 'corner' | 'grove' | 'place';
  lost: 'goods';
  paid: 'crystals';
  passed: never;
  placed: 'face' | 'field' | 'slot';
  points: 'count' | 'total';
  round: 'face' | 'round';
  'salamander-taken': 'card' | 'half';
  scrolls: 'count' | 'total';
  temple: 'half';
  'to-book': 'book' | 'book_slot' | 'face' | 'field' | 'slot' | 'value';
  turn: 'round';
  turned: 'crystals' | 'fee' | 'field' | 'good';
  'turned-over': 'active' | 'face' | 'field' | 'slot';
  woke: 'by' | 'crystals' | 'field';
  worked: 'crystals' | 'fee' | 'field' | 'good';
}

export type EventKind = keyof Told;
