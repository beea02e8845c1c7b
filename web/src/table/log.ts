import type { TableEvent } from '../lib/protocol';

/** What one decision brought about. */
export interface Entry {
  step: number;
  seat: number;
  events: TableEvent[];
}

/** The log after one more decision; after an undo, the lines of later steps are gone. */
export function addEntry(entries: readonly Entry[], entry: Entry): Entry[] {
  const kept = dropAfter(entries, entry.step - 1);
  return entry.events.length > 0 ? [...kept, entry] : kept;
}

export const dropAfter = (entries: readonly Entry[], step: number): Entry[] => entries.filter((entry) => entry.step <= step);
