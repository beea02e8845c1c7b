// Made by tools/make_types.py from the rules of mycelium: its view and its events. Change it there.

export interface AutomaView {
  card: string | null;
  deck: number;
  level: 'hard' | 'medium';
  used: string[];
}

/** A spore of one owner on one tile. */
export interface Unit {
  cell: string;
  owner: number;
}

/** What is being paid for, the spores chosen so far, and those the table would choose for the rest. */
export interface PaymentView {
  card: string;
  cost: Record<string, number>;
  rest: Unit[];
  taken: Unit[];
}

/** A player board: its mushroom, its token on the board of tiles, and the cards under it with what they bring. */
export interface BoardView {
  blocked: boolean;
  card: string | null;
  counter: number;
  more: number;
  token: string | null;
  tucked: string[];
  with_mother: boolean;
}

export interface NetworkView {
  spores: Record<string, number>;
  tiles: string[];
}

export interface Scored {
  end_token: number;
  insects: number;
  mushrooms: number;
}

/** A player, or the automa. `hand` are the cards that the seat knows of. */
export interface PlayerView {
  automa: boolean;
  boards: BoardView[];
  colour: 'blue' | 'orange' | 'red' | 'white';
  draws: number;
  fruited: number;
  hand: string[];
  hand_size: number;
  insects: number;
  mother: string | null;
  mother_spread: number;
  networks: NetworkView[];
  points: number;
  repeats: boolean;
  rerolls: number;
  scored: Scored;
  steps: number;
  supply: number;
}

/** A tile that looks for its place; an edge tile that is moved still lies on its cell. */
export interface HeldTile {
  cell: string | null;
  colour: 'black' | 'brown' | 'green' | 'red' | 'yellow';
  id: string;
  insect: boolean;
  moved: boolean;
  rotations: Record<'a' | 'b' | 'c', 'A' | 'O' | 'U'>[];
  slot: string | null;
}

/** A mushroom on a tile: whose, and on which board its card lies. */
export interface Grown {
  board: number;
  owner: number;
}

/** A tile on the board, with what lies on it; `wind` is the symbol on each of its sides. */
export interface TileView {
  cell: string;
  colour: 'black' | 'brown' | 'green' | 'red' | 'yellow';
  id: string;
  insect: boolean;
  mother: number | null;
  mushroom: Grown | null;
  rotation: number;
  spores: number[];
  wind: Record<'a' | 'b' | 'c', 'A' | 'O' | 'U'>;
}

/** The sporing that is going on; `area` are cells with their rows. */
export interface WindView {
  area: Record<string, number>;
  cell: string | null;
  laid: string[];
  left: number;
  side: 'a' | 'b' | 'c' | null;
  symbol: 'A' | 'O' | 'U';
}

/** The whole table. */
export interface MyceliumView {
  active: number;
  automa: AutomaView | null;
  boards: number;
  deciding: number;
  deck: number;
  done: ('decay' | 'discover' | 'explore' | 'fruit' | 'move' | 'spore')[];
  drawn: (string | null)[];
  ended_by: number | null;
  first: number;
  insects: number;
  market: string[];
  moves: number;
  over: boolean;
  payment: PaymentView | null;
  phase: 'mothers' | 'play';
  players: PlayerView[];
  round: number;
  seat: number;
  slots: string[];
  stacks: number[];
  tile: HeldTile | null;
  tiles: TileView[];
  wind: WindView | null;
}

/** The kinds of events that the rules tell, each with the names of its facts. */
export interface Told {
  area: 'cell' | 'cells' | 'count' | 'depths' | 'side' | 'symbol';
  'automa-card': 'card';
  'automa-decays': 'board' | 'cell' | 'effect';
  'automa-fruits': 'board' | 'cell';
  'automa-lot': 'count' | 'what';
  'automa-person': 'count' | 'whom';
  'automa-shuffles': never;
  'automa-skips': 'action' | 'why';
  'automa-spores': 'board' | 'cell' | 'count';
  'automa-target': 'found' | 'symbol' | 'target';
  decayed: 'board' | 'card' | 'cell';
  discarded: 'count';
  drew: 'count';
  ended: 'token';
  'ended-late': 'round';
  final: 'total';
  fruited: 'board' | 'card' | 'cell';
  insects: 'count';
  'kept-card': 'count';
  market: 'cards';
  'market-swept': 'cards';
  'mother-placed': 'cell' | 'insects';
  'mother-sent': 'cell' | 'whom';
  moved: 'cells' | 'insects';
  robbed: 'by';
  'spore-laid': 'cell';
  'spore-removed': 'cell' | 'whom';
  spores: 'board' | 'card' | 'cell' | 'count';
  'spores-spent': 'cells' | 'owners';
  stole: 'whom';
  'tile-drawn': 'stack' | 'tile';
  'tile-laid': 'cell' | 'insect' | 'rotation' | 'tile';
  'tile-moved': 'cell' | 'rotation' | 'tile';
  'took-card': 'card';
  turn: 'round';
  wind: 'symbol';
}

export type EventKind = keyof Told;
