import { describe, expect, it } from 'vitest';
import { pauseBefore } from '../../src/lib/connection.svelte';
import type { LogLine } from '../../src/lib/protocol';
import { addEntry, dropAfter, type Entry, lineOf, turnsOf } from '../../src/table/log';

const line = (kind: string, facts: LogLine['facts'] = {}, seat = 0): LogLine => ({
  message: { key: kind, args: {} },
  rule: '',
  kind,
  seat,
  facts,
});
const entry = (step: number, lines = 1): Entry => ({ step, lines: Array.from({ length: lines }, () => line('moved')) });

describe('the log', () => {
  it('loses an undone step, and another one takes its place', () => {
    const log = [entry(1), entry(2), entry(3)];
    expect(dropAfter(log, 1).map((one) => one.step)).toEqual([1]);
    expect(addEntry(dropAfter(log, 1), entry(2)).map((one) => one.step)).toEqual([1, 2]);
  });
  it('has no entry for a decision that brought nothing about', () => {
    expect(addEntry([entry(1)], entry(2, 0)).map((one) => one.step)).toEqual([1]);
  });
  it('tells an event with its own line, or with one that several share', () => {
    const lines = [line('moved', { field: 'A1' }), line('moved', { field: 'B1' }), line('revealed', { card: ['x', 'y'] }, -1)];
    const event = (kind: string, facts: LogLine['facts'], seat = 0) => ({ kind, seat, facts, rule: '' });
    expect(lineOf(event('moved', { field: 'B1' }), lines)).toBe(lines[1]);
    expect(lineOf(event('revealed', { card: 'y', slot: 3 }, -1), lines)).toBe(lines[2]);
    expect(lineOf(event('turn-ended', {}), lines)).toBeUndefined();
  });
  it('is told turn by turn, and a new round is a heading too', () => {
    const lines = [line('revealed'), line('turn'), line('moved'), line('played'), line('round', {}, -1), line('turn', {}, 1)];
    expect(turnsOf(lines).map((turn) => [turn.head?.kind ?? '', turn.lines.map((one) => one.kind)])).toEqual([
      ['', ['revealed']],
      ['turn', ['moved', 'played']],
      ['round', []],
      ['turn', []],
    ]);
  });
});

it('pauses before a new try grow, up to a few seconds', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 6, 50].map((attempt) => pauseBefore(attempt, 0.5));
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses[0]).toBeLessThan(500);
  expect(pauses.at(-1)).toBe(8000);
});
