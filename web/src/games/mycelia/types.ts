// Made by tools/make_types.py from the rules of mycelia: its view and its events. Change it there.

export interface FavourView {
  blocked: number[];
  fields: ('amber' | 'green' | 'purple' | 'none')[];
}

export interface GwidyonView {
  drops: number;
  pawn: number;
  pile: number;
  removing: boolean;
  shown: string[];
}

/** A player's board and cards. */
export interface PlayerView {
  board: string;
  deck?: string[];
  discard: string[];
  drops: number[];
  extra: string[];
  gifts?: string[];
  hand: string[];
  hand_size: number;
  leaves: number;
  left: number;
  pawn?: number;
  pile: number;
  pile_top: string[];
  prism?: number[];
  terrain: string[];
  tiles: (boolean | string)[][];
}

export interface RootView {
  count: number;
  top: string | null;
}

export interface ShrineView {
  drops: number;
  full: number;
  prism: number;
}

export interface SupplyView {
  card: string;
  fields: Record<'dew' | 'root' | 'spore', string[]>;
  side: string;
}

/** The whole table. */
export interface MyceliaView {
  active: number;
  boxes: string[];
  deciding: number;
  display: (string | null)[];
  ending: boolean;
  extra_shrines: number;
  favour?: FavourView;
  gwidyon?: GwidyonView;
  moves: number;
  over: boolean;
  pile: number;
  players: PlayerView[];
  removed: string[];
  roots?: Record<'amber' | 'green' | 'purple', RootView>;
  round: number;
  seat: number;
  shrine: ShrineView;
  starter: number;
  supply: SupplyView;
  thrown: string[];
  tiles: Record<string, number>;
}

/** The kinds of events that the rules tell, each with the names of its facts. */
export interface Told {
  'bonus-withheld': never;
  'display-cleared': never;
  drew: 'count';
  'end-near': never;
  favour: 'count' | 'from' | 'to';
  'gift-bought': 'card' | 'colour';
  'gift-laid': 'card';
  'gift-works': 'card';
  'gwidyon-card': 'card';
  'gwidyon-favour': 'to';
  'gwidyon-flips': 'removing';
  'gwidyon-removes': 'count' | 'left';
  'gwidyon-shuffles': never;
  hired: 'card' | 'cost' | 'slot';
  leaves: 'count';
  moved: 'field' | 'prism' | 'shrine' | 'to';
  played: 'card';
  'played-again': 'card';
  recycled: 'card' | 'gift';
  removed: 'count' | 'field' | 'prism';
  revealed: 'card' | 'slot';
  'roots-turned': never;
  'shrine-placed': 'field';
  shuffled: 'count';
  stalemate: never;
  supply: 'card' | 'fields' | 'side' | 'symbol';
  'tile-given-up': 'tile';
  'tile-taken': 'tile';
  'tile-used': 'cost' | 'tile';
  trashed: 'card' | 'gift';
  turn: 'round';
  'turn-ended': never;
}

export type EventKind = keyof Told;
