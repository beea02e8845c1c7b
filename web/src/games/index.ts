import type { Look } from '../pages/looks';
import type { GameTable } from '../table/scenes';

/** What a game brings to the browser: one folder, whose `index.ts` is this. Its parts are fetched when they are needed. */
export interface Manifest {
  /** the table, played at or watched */
  table: () => Promise<{ game: GameTable }>;
  /** what its things look like outside the table */
  look: () => Promise<{ look: Look }>;
}

const FOUND = import.meta.glob<Manifest>('./*/index.ts', { eager: true, import: 'manifest' });

/** The manifest of a game; a game of another package brings none and is shown in words. */
export const manifestOf = (game: string): Manifest | undefined => FOUND[`./${game}/index.ts`];
