import type { Terrain } from './art/board';
import type { Face } from './art/die';
import type { GiftColour } from './art/gifts';
import type { View } from '../../lib/protocol';
import type * as made from './types';

export type { GwidyonView } from './types';

/** The view of a Mycelia table as `games/mycelia/view.py` declares it, and what the drawings know besides. */

export type PlayerView = Omit<made.PlayerView, 'terrain' | 'tiles'> & {
  terrain: Terrain[];
  tiles: [name: string, ready: boolean][];
};

export type Root = Exclude<GiftColour, 'start'>;
export const ROOTS: readonly Root[] = ['green', 'amber', 'purple'];

export type MyceliaView = Omit<made.MyceliaView, 'players' | 'shrine'> & {
  players: PlayerView[];
  /** tipping: only while it is shown tipping over */
  shrine: made.ShrineView & { tipping?: Face };
};

export const asMycelia = (view: View): MyceliaView => view as MyceliaView;

const COLUMNS = 'ABCDE';
export const FIELDS: readonly string[] = Array.from({ length: 20 }, (_, c) => `${COLUMNS[c % 5]}${Math.floor(c / 5) + 1}`);
export const cellOf = (field: string): number => FIELDS.indexOf(field);

/** What the ground of a field looks like: an extra shrine field is drawn as the tile that covers it. */
export const groundOf = (player: PlayerView, cell: number): Terrain =>
  player.extra.includes(FIELDS[cell]!) ? 'extra' : player.terrain[cell]!;
