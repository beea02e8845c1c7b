import { mine } from './api';
import { asMine, forget, keptTables } from './keys.svelte';
import type { TableStatus } from './protocol';

/** How my tables stand, asked now and then, so that a sign can say where it is my turn. */

const PAUSE = 15_000;
const MOST_ASKED = 50;
/** Only a table that is not new may be forgotten when the server does not know it. */
const SETTLED = 60_000;

let tables: TableStatus[] = $state.raw([]);
let asked = $state(false);
let timer = 0;

export const myTables = (): readonly TableStatus[] => tables;
export const tablesKnown = (): boolean => asked;
export const running = (): TableStatus[] => tables.filter((one) => !one.over && !one.table.replay);

/** Ask how they stand: those that may still change, or `all`. */
export async function askTables(all = false): Promise<void> {
  const over = new Map(tables.filter((one) => one.over).map((one) => [one.table.id, one]));
  const wanted = keptTables()
    .filter((one) => all || !over.has(one.table))
    .slice(0, MOST_ASKED);
  const answer = wanted.length ? (await mine({ tables: wanted.map(asMine) })).tables : [];
  const fresh = new Map(answer.map((one) => [one.table.id, one]));
  for (const one of wanted) if (!fresh.has(one.table) && Date.now() - one.kept > SETTLED) forget(one.table);
  tables = keptTables().flatMap((one) => fresh.get(one.table) ?? over.get(one.table) ?? []);
  asked = true;
}

/** Keep asking while somebody looks. Returns how to stop. */
export function watchTables(): () => void {
  const look = (): void => {
    clearTimeout(timer);
    if (document.hidden) return;
    const done = (): void => {
      timer = window.setTimeout(look, PAUSE);
    };
    askTables().then(done, done);
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
