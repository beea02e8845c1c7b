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

/** The line that tells an event: its own, or one that it shares with others of its kind. */
export function lineOf(event: TableEvent, lines: readonly LogLine[]): LogLine | undefined {
  const kin = lines.filter((line) => line.kind === event.kind && line.seat === event.seat);
  const facts = JSON.stringify(event.facts);
  return kin.find((line) => JSON.stringify(line.facts) === facts) ?? kin[0];
}
