import { expect, it } from 'vitest';
import { pauseBefore } from '../../src/lib/connection.svelte';
import { addEntry, dropAfter, type Entry } from '../../src/table/log';

const entry = (step: number, events = 1): Entry => ({
  step,
  seat: 0,
  events: Array.from({ length: events }, () => ({ kind: 'moved', seat: 0, facts: {}, rule: '' })),
});

it('an undone step leaves the log, and another one takes its place', () => {
  const log = [entry(1), entry(2), entry(3)];
  expect(dropAfter(log, 1).map((one) => one.step)).toEqual([1]);
  expect(addEntry(dropAfter(log, 1), entry(2)).map((one) => one.step)).toEqual([1, 2]);
});

it('a decision that brought nothing about leaves no line', () => {
  expect(addEntry([entry(1)], entry(2, 0)).map((one) => one.step)).toEqual([1]);
});

it('pauses before a new try grow, up to a few seconds', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 6, 50].map((attempt) => pauseBefore(attempt, 0.5));
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses[0]).toBeLessThan(500);
  expect(pauses.at(-1)).toBe(8000);
});
