import type { Face, Half, Side, Way } from './art';
import type { View } from '../../lib/protocol';

/** The view of a Salamandra table, as `games/salamandra/view.py` makes it. */

export interface Apprentice {
  seat: number;
  face: Face;
  active: boolean;
}

export interface FieldView {
  field: string;
  id: string;
  cell: string;
  slots: Record<Side, Apprentice | null>;
}

export interface GroveView {
  corner: string;
  grove: string;
  crystals: Way[];
}

export interface BookView {
  book: string;
  id: string;
  values: number[];
  seats: (number | null)[];
}

export type Deck = 'bear' | 'eagle' | 'yellow' | 'black';
export type Deity = 'crown' | 'bear' | 'eagle';
export const DEITIES: readonly Deity[] = ['crown', 'bear', 'eagle'];
export type Goods = Record<string, number>;

export interface PlayerView {
  colour: string;
  druid: Face;
  passed: boolean;
  points: number;
  crystals: number;
  scrolls: number;
  available: number;
  waiting: number[];
  active: number;
  on_fields: number;
  groves: string[];
  deities: string[];
  salamanders: string[];
  belief: Record<Deity, number>;
  final: Record<string, number> | null;
}

export interface SalamandraView {
  seat: number;
  deciding: number;
  active: number;
  over: boolean;
  moves: number;
  round: number;
  rounds: number;
  face: Face;
  /** seats by the time they came to their totals, the last on top */
  order: number[];
  temple: Record<Half, string>;
  fields: FieldView[];
  edge: string[];
  groves: GroveView[];
  row: ({ field: string; id: string } | null)[];
  field_stack: number;
  grove_stack: number;
  decks: Record<Deck, { count: number; top: string | null }>;
  books: BookView[];
  belief: Record<Deity, [number, number]>;
  track: number[];
  goods: Goods;
  payment: { for: string; cost: Goods; works: string[] } | null;
  players: PlayerView[];
}

export const asSalamandra = (view: View): SalamandraView => view as unknown as SalamandraView;

/** The field on a slot's or field's name: `slot:field_17:S` and `field:field_17` are on field_17. */
export const fieldNamed = (view: SalamandraView, name: string): FieldView | undefined => view.fields.find((one) => one.field === name);
