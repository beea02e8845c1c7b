// Made by tools/make_types.py from the rules of everdell: its view and its events. Change it there.

/** A basic location. */
export interface BasicView {
  id: string;
  shared: boolean;
  workers: number[];
}

/** An Event, and who achieved it. */
export interface EventView {
  basic: boolean;
  by: number | null;
  id: string;
  workers: number[];
}

/** The stack of the Pigs. */
export interface FarmsView {
  left: number;
  top: string | null;
}

/** A clearing of the Forest with its location, and how many workers may stand there. */
export interface ClearingView {
  clearing: string;
  id: string | null;
  spaces: number;
  workers: number[];
}

/** A place for workers: whose stand there. */
export interface Spot {
  workers: number[];
}

/** A space of the Journey. */
export interface JourneyView {
  id: string;
  points: number;
  shared: boolean;
  workers: number[];
}

/** A slot of the Meadow on which somebody stands. */
export interface SlotView {
  slot: number;
  workers: number[];
}

/** A card of a city, with what lies and who stands on it; `n` is which arrival it was: `city:0:n`. */
export interface CityCard {
  beside: number[];
  card: string;
  goods: Record<string, number>;
  n: number;
  occupied: boolean;
  workers: number[];
}

/** An Event that somebody has, with what lies on it and beneath it. */
export interface AchievedView {
  beneath: string[];
  goods: Record<string, number>;
  id: string;
}

/** The Legends that are not played yet: how many, and which, where they are known. */
export interface LegendsView {
  cards: string[];
  left: number;
}

/** The spaces of a city. */
export interface Spaces {
  of: number;
  used: number;
}

/** A player or a rival, with what modules add when they are in play. */
export interface PlayerView {
  cards: string[];
  city: CityCard[];
  colour: 'blue' | 'green' | 'red' | 'yellow';
  events: AchievedView[];
  free: number;
  goods: Record<string, number>;
  hand: number;
  idle: number;
  legends?: LegendsView;
  passed: boolean;
  power?: string | null;
  prisoners: string[];
  rival: boolean;
  score: Record<string, number>;
  season: 'autumn' | 'spring' | 'summer' | 'winter';
  spaces: Spaces;
  tokens: number;
  workers: number;
}

/** The whole table, with what modules add when they are in play. */
export interface EverdellView {
  active: number;
  basic: BasicView[];
  closed: number[];
  deciding: number;
  deck: number;
  discard: number;
  events: EventView[];
  farms?: FarmsView;
  figure?: string;
  focus: string;
  forest: ClearingView[];
  haven: Spot;
  journey: JourneyView[];
  meadow: (string | null)[];
  moves: number;
  on_meadow: SlotView[];
  over: boolean;
  players: PlayerView[];
  playing: string[];
  revealed: string[][];
  rivals: string[];
  round: number;
  seat: number;
  turn: number;
  year: number;
}

/** The kinds of events that the rules tell, each with the names of its facts. */
export interface Told {
  achieved: 'event';
  copied: 'place' | 'what';
  'copied-card': 'card' | 'of';
  discarded: 'count';
  'discarded-meadow': 'card' | 'slot';
  'discarded-rest': 'cards' | 'count';
  drew: 'count';
  'drew-meadow': 'card' | 'slot';
  figure: 'place' | 'what';
  foiled: 'ploy';
  gained: 'count' | 'good';
  gave: 'count' | 'goods' | 'to';
  'gave-card': 'count' | 'to';
  'got-card': 'count' | 'from';
  helped: 'card';
  imprisoned: 'card';
  kept: 'card';
  laid: 'card' | 'count' | 'good';
  left: 'card';
  'nightweave-acts': 'action' | 'at' | 'right';
  'nightweave-adds': 'card';
  'nightweave-cannot': 'action' | 'at' | 'right';
  'nightweave-catches': 'count' | 'from';
  'nightweave-changes': 'ploy';
  'nightweave-defaults': 'activity';
  'nightweave-discards': 'count';
  'nightweave-draws': 'count';
  'nightweave-ends': 'count';
  'nightweave-enters': 'slot';
  'nightweave-goes-on': 'clockwise' | 'place';
  'nightweave-hides': 'count';
  'nightweave-holds': 'from';
  'nightweave-places': 'place' | 'what';
  'nightweave-plays': 'card' | 'slot';
  'nightweave-prepares': 'season';
  'nightweave-robs': 'count' | 'from';
  'nightweave-rolls': 'die';
  'nightweave-schemes': 'ploy';
  'nightweave-sends': 'card' | 'to';
  'nightweave-shuffles': 'count';
  'nightweave-shuts': 'count' | 'from';
  'nightweave-takes': 'card' | 'slot';
  'nightweave-throws': 'card';
  'nightweave-turns-up': 'activity';
  'nightweave-weaves': 'places';
  'nightweave-wins': 'card' | 'slot';
  occupied: 'card';
  over: never;
  paid: 'count' | 'goods';
  passed: never;
  placed: 'place' | 'what';
  played: 'card' | 'from' | 'slot';
  prepared: 'season' | 'workers';
  production: 'count';
  'put-beneath': 'cards' | 'count';
  reacted: 'card';
  recalled: 'place';
  refused: 'card';
  replaced: 'card' | 'slot';
  revealed: 'cards' | 'count';
  'rugwort-moves': 'kidnaps' | 'places' | 'season';
  'rugwort-plays': 'card' | 'slot';
  'rugwort-rolls': 'slot';
  'rugwort-sends': 'card' | 'slot';
  saw: 'count';
  sent: 'card' | 'to';
  'set-aside': 'count' | 'goods';
  shown: 'card' | 'slot';
  shuffled: 'count';
  turn: 'season';
}

export type EventKind = keyof Told;
