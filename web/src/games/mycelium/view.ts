import type { View } from '../../lib/protocol';
import type { Action, Colour, Edge, Wind } from './art';

/** The view of a Mycelium table, as `games/mycelium/view.py` makes it. */

export interface TileView {
  cell: string;
  id: string;
  colour: Colour;
  rotation: number;
  wind: Record<Edge, Wind>;
  insect: boolean;
  mother: number | null;
  mushroom: { owner: number; board: number } | null;
  spores: number[];
}

export interface BoardView {
  card: string | null;
  counter: number;
  token: string | null;
  blocked: boolean;
  tucked: string[];
  more: number;
  with_mother: boolean;
}

export interface PlayerView {
  colour: string;
  automa: boolean;
  hand_size: number;
  hand: string[];
  insects: number;
  supply: number;
  mother: string | null;
  boards: BoardView[];
  networks: { tiles: string[]; spores: Partial<Record<Colour, number>> }[];
  points: number;
  scored: Record<string, number> | null;
}

export interface MyceliumView {
  seat: number;
  deciding: number;
  active: number;
  over: boolean;
  moves: number;
  round: number;
  phase: string;
  boards: number;
  deck: number;
  market: string[];
  insects: number;
  stacks: number[];
  drawn: (string | null)[];
  done: Action[];
  tiles: TileView[];
  slots: string[];
  tile: {
    id: string;
    colour: Colour;
    insect: boolean;
    moved: boolean;
    cell: string | null;
    slot: string | null;
    rotations: Record<Edge, Wind>[];
  } | null;
  wind: { symbol: Wind; cell?: string; side?: Edge; area?: [string, number][]; laid?: string[]; left?: number } | null;
  payment: { card: string; cost: Partial<Record<Colour, number>>; taken: { cell: string; owner: number }[] } | null;
  players: PlayerView[];
  automa: { level: string; deck: number; used: string[]; card: string | null } | null;
  ended_by: number | null;
}

export const asMycelium = (view: View): MyceliumView => view as unknown as MyceliumView;

/** What has been paid of a cost so far, by colour: a spore on a black tile pays for whatever colour is still owed. */
export function paidSoFar(v: MyceliumView): Partial<Record<Colour, number>> {
  const paid: Partial<Record<Colour, number>> = {};
  if (!v.payment) return paid;
  let anyColour = 0;
  for (const { cell } of v.payment.taken) {
    const colour = v.tiles.find((one) => one.cell === cell)?.colour;
    if (colour === 'black') anyColour += 1;
    else if (colour) paid[colour] = (paid[colour] ?? 0) + 1;
  }
  for (const [colour, count] of Object.entries(v.payment.cost) as [Colour, number][]) {
    const filled = Math.min(anyColour, Math.max(0, count - (paid[colour] ?? 0)));
    anyColour -= filled;
    if (filled) paid[colour] = (paid[colour] ?? 0) + filled;
  }
  return paid;
}
