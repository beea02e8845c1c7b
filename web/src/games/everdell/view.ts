import type { View } from '../../lib/protocol';
import type { Season } from './art';

/** The view of an Everdell table, as `games/everdell/view.py` makes it. Players are seats, then rivals. */

export type Goods = Partial<Record<string, number>>;

export interface Spaced {
  id: string;
  shared: boolean;
  workers: number[];
}

export interface CityCard {
  /** which arrival it was: `city:0:n` */
  n: number;
  card: string;
  occupied: boolean;
  goods: Goods;
  workers: number[];
  beside: number[];
}

export interface PlayerView {
  rival: boolean;
  season: Season;
  passed: boolean;
  /** workers that stand nowhere, all of them, and those whose card has gone */
  free: number;
  workers: number;
  idle: number;
  goods: Goods;
  tokens: number;
  /** how many cards are in hand, and those that are known here */
  hand: number;
  cards: string[];
  spaces: { used: number; of: number };
  city: CityCard[];
  prisoners: string[];
  events: { id: string; goods: Goods; beneath: string[] }[];
  score: Record<string, number>;
}

export interface EverdellView {
  seat: number;
  deciding: number;
  active: number;
  over: boolean;
  moves: number;
  turn: number;
  rivals: string[];
  year: number;
  deck: number;
  discard: number;
  meadow: (string | null)[];
  closed: number[];
  on_meadow: { slot: number; workers: number[] }[];
  basic: Spaced[];
  forest: { clearing: string; id: string | null; spaces: number; workers: number[] }[];
  haven: { workers: number[] };
  journey: (Spaced & { points: number })[];
  events: { id: string; basic: boolean; by: number | null; workers: number[] }[];
  playing: string[];
  revealed: string[][];
  focus: string;
  players: PlayerView[];
}

export const asEverdell = (view: View): EverdellView => view as unknown as EverdellView;

/** Those who sit at the table, without rivals: near and far seats are reckoned among them. */
export const seated = (view: EverdellView): EverdellView => ({ ...view, players: view.players.filter((one) => !one.rival) });
