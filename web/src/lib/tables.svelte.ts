import { mine } from './api';
import { joinAnswered, unansweredJoins } from './asking';
import { asMine, keep, type KeptTable, keptTables } from './keys.svelte';
import type { TableStatus } from './protocol';

/** How my tables stand, asked now and then, so that a sign can say where it is my turn. */

const PAUSE = 15_000;
/** So many are asked about at once. */
const BATCH = 50;

let tables: TableStatus[] = $state.raw([]);
/** Tables that the server did not know when it was asked. Their keys stay: it may know them another day. */
let missing: ReadonlySet<string> = $state.raw(new Set());
let asked = $state(false);
let timer = 0;
/** Keys that were asked about since the page was opened. */
const looked = new Set<string>();

const shown = (): KeptTable[] => keptTables().filter((one) => !one.hidden);

export const myTables = (): readonly TableStatus[] => tables.filter((one) => shown().some((kept) => kept.table === one.table.id));
export const tablesKnown = (): boolean => asked;
export const running = (): TableStatus[] => myTables().filter((one) => !one.over && !one.table.replay);
/** What is not on the list: hidden, or not known to this server. */
export const otherTables = (): KeptTable[] => keptTables().filter((one) => one.hidden || missing.has(one.table));

/** Keep the seats that this browser has got without hearing of it, because the answer was lost. */
async function findSeats(): Promise<void> {
  const joins = unansweredJoins()
    .filter(({ secret }) => !looked.has(secret))
    .slice(0, BATCH);
  if (!joins.length) return;
  const answer = await mine({ tables: joins.map(({ table, secret }) => ({ table, secrets: [secret] })) });
  for (const { table, secret } of joins) {
    looked.add(secret);
    const found = answer.tables.find((one) => one.table.id === table);
    const seat = found?.mine[0] ?? found?.left[0];
    if (!found || seat === undefined) continue;
    keep(table, found.table.game, { secrets: [{ seat, secret }] });
    joinAnswered(table);
  }
}

/** Ask how they stand: those that may still change, or `all`. */
export async function askTables(all = false): Promise<void> {
  await findSeats();
  const over = new Map(tables.filter((one) => one.over).map((one) => [one.table.id, one]));
  const wanted = shown().filter((one) => all || !(over.has(one.table) || missing.has(one.table)));
  const fresh = new Map<string, TableStatus>();
  for (let start = 0; start < wanted.length; start += BATCH) {
    const answer = await mine({ tables: wanted.slice(start, start + BATCH).map(asMine) });
    for (const one of answer.tables) fresh.set(one.table.id, one);
  }
  const gone = new Set(missing);
  for (const one of wanted) {
    if (fresh.has(one.table)) gone.delete(one.table);
    else gone.add(one.table);
  }
  missing = gone;
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
