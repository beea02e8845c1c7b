import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReplayStep } from '../src/lib/protocol';
import { pretendBrowser } from './browserlike';

const TOTAL = 600;
const step = (number: number): ReplayStep => ({
  step: number,
  seat: number % 2,
  option: `count ${number}`,
  events: [],
  log: [],
  changes: [[['count'], number]],
});

/** A game that counts: after step n the view says n. */
const serve = (address: string): Promise<Response> => {
  const url = new URL(address, 'http://host');
  if (url.pathname.endsWith('/figures'))
    return Promise.resolve(Response.json({ rows: [0, 10, 300, TOTAL].map((at) => ({ step: at, seat: 0, figures: [] })) }));
  const start = Number(url.searchParams.get('start'));
  const many = Math.min(Number(url.searchParams.get('count')), TOTAL - start);
  const eyes = Number(url.searchParams.get('eyes') ?? 1);
  return Promise.resolve(
    Response.json({
      table: { id: 'T', game: 'grove' },
      seats: [],
      eyes,
      start,
      total: TOTAL,
      view: { count: start, eyes },
      steps: Array.from({ length: many }, (_, i) => step(start + i + 1)),
      outcome: start + many === TOTAL ? { ranks: [1], reason: { key: 'x', args: {} }, scores: [] } : null,
    }),
  );
};

describe('the past', () => {
  let past: import('../src/pages/replay.svelte').Past;
  beforeEach(async () => {
    vi.useFakeTimers();
    vi.resetModules();
    pretendBrowser();
    vi.stubGlobal('fetch', vi.fn(serve));
    const { Past } = await import('../src/pages/replay.svelte');
    past = new Past('T', 'key');
    await past.open(undefined, 3);
  });

  it('is read whole, part by part, and shows the moment asked for', () => {
    expect(past.steps).toHaveLength(TOTAL);
    expect(past.view).toEqual({ count: 3, eyes: 1 });
    expect(past.outcome?.ranks).toEqual([1]);
    past.go(599.6);
    expect(past.view).toEqual({ count: TOTAL, eyes: 1 });
  });

  it('stays between the start and the end', () => {
    past.go(-5);
    expect(past.at).toBe(0);
    past.go(10_000);
    expect(past.at).toBe(TOTAL);
  });

  it('goes from turn to turn', () => {
    past.nextTurn();
    expect(past.at).toBe(10);
    past.nextTurn();
    expect(past.at).toBe(300);
    past.turnBefore();
    past.turnBefore();
    expect(past.at).toBe(0);
  });

  it('plays by itself, faster when wished, and stops at the end', () => {
    past.go(TOTAL - 3);
    past.speed = 2;
    past.toggle();
    vi.advanceTimersByTime(1100);
    expect(past.at).toBe(TOTAL - 1);
    vi.advanceTimersByTime(5000);
    expect([past.at, past.playing]).toEqual([TOTAL, false]);
    past.toggle();
    expect(past.at).toBe(0);
    past.pause();
    vi.advanceTimersByTime(5000);
    expect(past.at).toBe(0);
  });

  it('is seen through other eyes at the same moment', async () => {
    past.go(42);
    await past.lookAs(0);
    expect([past.at, past.eyes, past.view]).toEqual([42, 0, { count: 42, eyes: 0 }]);
  });
});
