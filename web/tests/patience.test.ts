import { describe, expect, it } from 'vitest';
import { incomplete, onlyOne, roughly, timeLeft } from '../src/lib/patience';
import type { Seat } from '../src/lib/protocol';

const seat = (kind: Seat['kind'], more: Partial<Seat> = {}): Seat => ({
  kind,
  name: '',
  bot: '',
  connected: true,
  plays_for: null,
  resigned: false,
  ...more,
});

describe('the time for a decision', () => {
  it('is not spoken of where there is none, or much of it is left', () => {
    expect(timeLeft(0, 0, 1e9)).toBeNull();
    expect(timeLeft(600, 1_000_000, 1_000_000)).toBeNull();
    expect(timeLeft(600, 1_000_000, 1_449_000)).toBeNull();
  });

  it('is told in its last quarter, and when it is over', () => {
    expect(timeLeft(600, 1_000_000, 1_450_000)).toBe(150);
    expect(timeLeft(600, 1_000_000, 1_600_000)).toBe(0);
    expect(timeLeft(600, 1_000_000, 9_600_000)).toBe(0);
  });

  it('is said in few steps, never shorter than it is', () => {
    const said = [1, 10, 11, 30, 31, 60, 61, 150, 3600, 3601, 86_400, 86_401].map(roughly);
    expect(said).toEqual([10, 10, 30, 30, 60, 60, 120, 180, 3600, 7200, 86_400, 172_800]);
  });

  it('begins when everybody has come', () => {
    expect(incomplete([seat('person'), seat('free')])).toBe(true);
    expect(incomplete([seat('person'), seat('free', { plays_for: 'Bo' }), seat('free', { resigned: true }), seat('bot')])).toBe(false);
  });
});

it('somebody is the only one where no other seat is, was or may be somebody’s', () => {
  expect(onlyOne([seat('person'), seat('bot')])).toBe(true);
  expect(onlyOne([seat('bot', { plays_for: '' }), seat('bot')])).toBe(true);
  for (const other of [seat('person'), seat('free'), seat('bot', { plays_for: 'Bo' }), seat('bot', { resigned: true })])
    expect(onlyOne([seat('person'), other])).toBe(false);
});
