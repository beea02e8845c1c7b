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

const LIDS = import.meta.glob<string>('./*/cover.svg', { eager: true, query: '?url', import: 'default' });

/** The address of the picture of what lies on the lid of a game's box (`art/lid.ts`), if it has one. */
export const lidOf = (game: string): string | undefined => LIDS[`./${game}/cover.svg`];
