import type { Terrain } from './art/board';
import type { Face } from './art/die';
import type { GiftColour } from './art/gifts';
import type { View } from '../../lib/protocol';

/** The view of a Mycelia table, as `games/mycelia/view.py` makes it. */

export interface PlayerView {
  board: string;
  terrain: Terrain[];
  extra: string[];
  drops: number[];
  left: number;
  leaves: number;
  pile: number;
  pile_top: string[];
  hand_size: number;
  hand: string[];
  discard: string[];
  tiles: [name: string, ready: boolean][];
  prism?: number[];
  gifts?: string[];
  pawn?: number;
}

export type Root = Exclude<GiftColour, 'start'>;
export const ROOTS: readonly Root[] = ['green', 'amber', 'purple'];

export interface GwidyonView {
  drops: number;
  removing: boolean;
  pile: number;
  shown: string[];
  pawn: number;
}

export interface MyceliaView {
  seat: number;
  deciding: number;
  active: number;
  starter: number;
  round: number;
  ending: boolean;
  over: boolean;
  display: (string | null)[];
  pile: number;
  thrown: string[];
  supply: { card: string; side: string; fields: Record<Face, string[]> };
  shrine: {
    drops: number;
    prism: number;
    full: number;
    /** only while it is shown tipping over */
    tipping?: Face;
  };
  tiles: Record<string, number>;
  extra_shrines: number;
  removed: string[];
  players: PlayerView[];
  favour?: { fields: ('none' | Root)[]; blocked: number[] };
  roots?: Record<Root, { count: number; top: string | null }>;
  gwidyon?: GwidyonView;
}

export const asMycelia = (view: View): MyceliaView => view as MyceliaView;

const COLUMNS = 'ABCDE';
export const FIELDS: readonly string[] = Array.from({ length: 20 }, (_, c) => `${COLUMNS[c % 5]}${Math.floor(c / 5) + 1}`);
export const cellOf = (field: string): number => FIELDS.indexOf(field);

/** What the ground of a field looks like: an extra shrine field is drawn as the tile that covers it. */
export const groundOf = (player: PlayerView, cell: number): Terrain =>
  player.extra.includes(FIELDS[cell]!) ? 'extra' : player.terrain[cell]!;
