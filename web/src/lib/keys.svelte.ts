import type { MyTable, SeatSecret, TableMade } from './protocol';
import { onRemembered, recall, remember } from './storage';

/** The tables this browser has keys for. Keys never leave it but to the server that made them. */

export interface KeptTable {
  table: string;
  game: string;
  secrets: SeatSecret[];
  invite: string;
  watch: string;
  /** when it was kept, in milliseconds */
  kept: number;
}

const MOST = 60;
const kept = $state<{ tables: KeptTable[] }>({ tables: recall<KeptTable[]>('tables') ?? [] });
if (typeof window !== 'undefined') onRemembered('tables', () => (kept.tables = recall<KeptTable[]>('tables') ?? []));

export const keptTables = (): readonly KeptTable[] => kept.tables;
export const keptTable = (table: string): KeptTable | undefined => kept.tables.find((one) => one.table === table);

function write(tables: KeptTable[]): void {
  kept.tables = tables.slice(0, MOST);
  remember('tables', $state.snapshot(kept.tables));
}

/** Keep keys to a table, the newest first. What was known of it stays. */
export function keep(table: string, game: string, more: Partial<Pick<KeptTable, 'secrets' | 'invite' | 'watch'>>): KeptTable {
  const old = keptTable(table);
  const seats = new Set(more.secrets?.map((one) => one.seat));
  const one: KeptTable = {
    table,
    game: game || old?.game || '',
    secrets: [...(old?.secrets ?? []).filter((secret) => !seats.has(secret.seat)), ...(more.secrets ?? [])],
    invite: more.invite || old?.invite || '',
    watch: more.watch || old?.watch || '',
    kept: Date.now(),
  };
  write([one, ...kept.tables.filter((other) => other.table !== table)]);
  return one;
}

export const keepMade = (game: string, made: TableMade): KeptTable => keep(made.table, game, made);

/** The keys of a table fit its rematch. */
export function keepRematch(table: string, next: string): void {
  const old = keptTable(table);
  if (old && !keptTable(next)) keep(next, old.game, old);
}

export const forget = (table: string): void => write(kept.tables.filter((one) => one.table !== table));

/** The key to ask about a table with: a seat of mine if I have one. */
export function keyOf(table: string): string {
  const one = keptTable(table);
  return one?.secrets[0]?.secret ?? one?.watch ?? '';
}

/** Everything that opens a table, for its websocket. */
export interface TableKeys {
  secrets: string[];
  watch?: string;
}
export function keysOf(table: string): TableKeys {
  const one = keptTable(table);
  return { secrets: one?.secrets.map((secret) => secret.secret) ?? [], watch: one?.watch ?? '' };
}

export const asMine = (one: KeptTable): MyTable => ({
  table: one.table,
  secrets: one.secrets.map((secret) => secret.secret),
  watch: one.watch,
});
