import type { MyTable, SeatSecret, TableMade } from './protocol';
import { onRemembered, recall, remember, stored } from './storage';

/** The tables this browser has keys for. Keys never leave it but to the server that made them. */

export interface KeptTable {
  table: string;
  game: string;
  secrets: SeatSecret[];
  invite: string;
  watch: string;
  /** when it was kept, in milliseconds */
  kept: number;
  /** not on the list of tables; its keys stay */
  hidden?: boolean;
}

/** A key is the only way to a seat: it is thrown away only when its owner says so, never to make room. */
const MOST_ASKED = 8;
const kept = $state<{ tables: KeptTable[]; safe: boolean }>({ tables: recall<KeptTable[]>('tables') ?? [], safe: true });
if (typeof window !== 'undefined') onRemembered('tables', () => (kept.tables = known()));

/** Whether the keys stay when the page is closed. Where the browser keeps nothing, their owner has to. */
export const keysStay = (): boolean => kept.safe;

/** All keys: what this page could not keep is beside what the browser has, perhaps from another tab. */
function known(): KeptTable[] {
  if (kept.safe) return recall<KeptTable[]>('tables') ?? [];
  const mine = $state.snapshot(kept.tables);
  return [...mine, ...(stored<KeptTable[]>('tables') ?? []).filter((one) => !mine.some((other) => other.table === one.table))];
}

export const keptTables = (): readonly KeptTable[] => kept.tables;
export const keptTable = (table: string): KeptTable | undefined => kept.tables.find((one) => one.table === table);

/** Change what is kept now: another tab may have kept something since this one looked. */
function change(how: (tables: KeptTable[]) => KeptTable[]): void {
  kept.tables = how(known());
  kept.safe = remember('tables', $state.snapshot(kept.tables));
}

/** Keep keys to a table, the newest first. What was known of it stays. */
export function keep(table: string, game: string, more: Partial<Pick<KeptTable, 'secrets' | 'invite' | 'watch'>>): KeptTable {
  let one!: KeptTable;
  change((tables) => {
    const old = tables.find((other) => other.table === table);
    one = {
      table,
      game: game || old?.game || '',
      secrets: together(old?.secrets ?? [], more.secrets ?? []),
      invite: more.invite || old?.invite || '',
      watch: more.watch || old?.watch || '',
      kept: Date.now(),
    };
    return [one, ...tables.filter((other) => other.table !== table)];
  });
  return one;
}

/** Old keys and new; where a seat has got another key, the new one is tried first. */
function together(old: readonly SeatSecret[], more: readonly SeatSecret[]): SeatSecret[] {
  const others = old.filter((secret) => !more.some((one) => one.secret === secret.secret));
  const seats = new Set(more.map((one) => one.seat));
  return [...others.filter((one) => !seats.has(one.seat)), ...more, ...others.filter((one) => seats.has(one.seat))];
}

export const keepMade = (game: string, made: TableMade): KeptTable => keep(made.table, game, made);

/** The keys of a table fit its rematch. */
export function keepRematch(table: string, next: string): void {
  const old = keptTable(table);
  if (old && !keptTable(next)) keep(next, old.game, old);
}

/** Take a table off the list, or put it on again. Its keys stay. */
export const hide = (table: string, hidden = true): void =>
  change((tables) => tables.map((one) => (one.table === table ? { ...one, hidden } : one)));

/** Throw the keys of a table away, because their owner said so. */
export const forget = (table: string): void => change((tables) => tables.filter((one) => one.table !== table));

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
  return { secrets: one?.secrets.map((secret) => secret.secret).slice(0, MOST_ASKED) ?? [], watch: one?.watch ?? '' };
}

export const asMine = (one: KeptTable): MyTable => ({
  table: one.table,
  secrets: one.secrets.map((secret) => secret.secret).slice(0, MOST_ASKED),
  watch: one.watch,
});

/** All keys as the text of a file. */
export const keysAsText = (): string => JSON.stringify({ [FILE]: 1, tables: $state.snapshot(kept.tables) }, null, 1) + '\n';

/** Read keys from such a file. They are added to those that are here. Returns of how many tables; throws when it is no such file. */
export function readKeys(text: string): number {
  const file = JSON.parse(text) as { [FILE]?: unknown; tables?: unknown };
  if (file?.[FILE] !== 1 || !Array.isArray(file.tables)) throw new SyntaxError('no keys');
  const found = (file.tables as unknown[]).flatMap((one) => readKept(one) ?? []);
  for (const one of found.toReversed()) keep(one.table, one.game, one);
  return found.length;
}

const FILE = 'fairyring-keys';
const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 64) : '');

function readKept(one: unknown): KeptTable | null {
  const { table, game, secrets, invite, watch } = (one ?? {}) as Record<string, unknown>;
  if (!/^[\w-]{1,32}$/.test(text(table))) return null;
  const keys = (Array.isArray(secrets) ? (secrets as Record<string, unknown>[]) : []).flatMap((key) =>
    Number.isInteger(key?.['seat']) && text(key['secret']) ? [{ seat: key['seat'] as number, secret: text(key['secret']) }] : [],
  );
  return { table: text(table), game: text(game), secrets: keys, invite: text(invite), watch: text(watch), kept: 0 };
}

/** The seats of this browser as one word behind a `#`: the way to them for another device. */
export function asWord(table: string): string {
  const one = keptTable(table);
  const seats = one?.secrets.map((key) => `${key.seat}.${key.secret}`) ?? [];
  return [...seats, ...(one?.watch ? [`w.${one.watch}`] : [])].join('~');
}

export function fromWord(word: string): Pick<KeptTable, 'secrets' | 'watch'> {
  const parts = word.split('~').map((part) => [part.slice(0, part.indexOf('.')), part.slice(part.indexOf('.') + 1)] as const);
  const secrets = parts.flatMap(([seat, secret]) => (/^\d$/.test(seat) && secret ? [{ seat: Number(seat), secret }] : []));
  return { secrets, watch: parts.find(([seat]) => seat === 'w')?.[1] ?? '' };
}
