import type { LogLine, TableEvent } from '../lib/protocol';

/** What one decision brought about, in words. */
export interface Entry {
  step: number;
  lines: readonly LogLine[];
}

/** The log after one more decision; after an undo, the lines of later steps are gone. */
export function addEntry(entries: readonly Entry[], entry: Entry): Entry[] {
  const kept = dropAfter(entries, entry.step - 1);
  return entry.lines.length > 0 ? [...kept, entry] : kept;
}

export const dropAfter = (entries: readonly Entry[], step: number): Entry[] => entries.filter((entry) => entry.step <= step);

/** What has been told so far: everything up to a step, of the last one only its first lines. */
export const toldLines = (entries: readonly Entry[], step: number, told: number): LogLine[] =>
  entries.flatMap((entry) => (entry.step < step ? entry.lines : entry.step === step ? entry.lines.slice(0, told) : []));

/** The line that tells an event: its own, or one that it shares with others of its kind. */
export function lineOf(event: TableEvent, lines: readonly LogLine[]): LogLine | undefined {
  const kin = lines.filter((line) => line.kind === event.kind && line.seat === event.seat);
  const facts = JSON.stringify(event.facts);
  return kin.find((line) => JSON.stringify(line.facts) === facts) ?? kin[0];
}

/** One turn of the log: its heading, and what happened in it. What comes before the first turn has none. */
export interface Turn {
  head: LogLine | null;
  lines: readonly LogLine[];
}

/** The log by turns. A new round is a heading too. */
export function turnsOf(lines: readonly LogLine[]): Turn[] {
  const turns: { head: LogLine | null; lines: LogLine[] }[] = [];
  for (const line of lines) {
    if (line.kind === 'turn' || line.kind === 'round') turns.push({ head: line, lines: [] });
    else if (turns.length) turns[turns.length - 1]!.lines.push(line);
    else turns.push({ head: null, lines: [line] });
  }
  return turns;
}
