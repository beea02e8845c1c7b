import { describe, expect, it } from 'vitest';
import type { LogLine, TableEvent, View } from '../../src/lib/protocol';
import { toldLines } from '../../src/table/log';
import { Playback, type Stagehand, type Take } from '../../src/table/playback.svelte';
import type { Centre, Motion, Staging } from '../../src/table/staging';

/** A game in which something goes from `left` to `right`, one at a time. */
const staging: Staging = {
  script: (events) => [...events],
  lift: (view) => [[['left'], view['left'] - 1]],
  land: (view) => [[['right'], view['right'] + 1]],
  motion: (): Motion => ({ flights: [], marks: ['right'], time: 400, rest: 300 }),
};

class SlowHands implements Stagehand {
  waiting: { what: string; time: number; done: () => void }[] = [];
  reveal = (_: Centre, time: number, still: boolean): Promise<void> => this.#wait(still ? 'reveal still' : 'reveal', time);
  fly = (_: Motion, time: number): Promise<void> => this.#wait('fly', time);
  rest = (time: number): Promise<void> => this.#wait('rest', time);
  cut(): void {
    for (const one of this.waiting.splice(0)) one.done();
  }
  #wait(what: string, time: number): Promise<void> {
    return new Promise((done) => this.waiting.push({ what, time, done }));
  }
  async next(): Promise<string> {
    const one = this.waiting.shift();
    one?.done();
    await settle();
    return one ? `${one.what} ${Math.round(one.time)}` : 'nothing';
  }
}
const settle = (): Promise<void> => new Promise((done) => setTimeout(done));
const event: TableEvent = { kind: 'moved', seat: 1, facts: {}, rule: '' };
const view = (left: number, right: number): View => ({ left, right });
const take = (left: number, own: boolean, events = 1, eyes = 0): Take => ({
  events: Array.from({ length: events }, () => event),
  step: 10 - left + events,
  log: [],
  before: view(left, 10 - left),
  after: view(left - events, 10 - left + events),
  eyes,
  own,
});

function table(still = false) {
  const hands = new SlowHands();
  const playback = new Playback(hands, { speed: () => 1, still: () => still });
  playback.staging = staging;
  playback.reset(view(10, 0), 0, 0);
  return { hands, playback };
}

describe('playback', () => {
  it('is behind while more waits to be shown after my own move', async () => {
    const { hands, playback } = table();
    playback.add(take(10, true));
    expect([playback.playing, playback.behind]).toEqual(['own', false]);
    playback.add(take(9, false));
    expect([playback.playing, playback.behind]).toEqual(['own', true]);
    await hands.next();
    expect([playback.playing, playback.behind]).toEqual(['others', false]);
    playback.skip();
    await settle();
    expect([playback.playing, playback.behind]).toEqual(['', false]);
  });
  it('lifts, flies, lands and rests, event by event, and ends with the true view', async () => {
    const { hands, playback } = table();
    playback.add(take(10, false, 2));
    expect(playback.playing).toBe('others');
    expect(playback.view).toEqual(view(9, 0));
    expect(playback.step).toBe(2);
    expect(playback.marked).toEqual(new Set(['right']));
    expect(await hands.next()).toBe('fly 400');
    expect(playback.view).toEqual(view(9, 1));
    expect(await hands.next()).toBe('rest 300');
    expect(playback.view).toEqual(view(8, 1));
    expect(await hands.next()).toBe('fly 400');
    expect(await hands.next()).toBe('rest 300');
    expect(playback.view).toEqual(view(8, 2));
    expect(playback.playing).toBe('');
    expect(playback.line).toBeNull();
    expect(playback.step).toBe(Infinity);
  });

  it('shows my own moves quickly and without rests', async () => {
    const { hands, playback } = table();
    playback.add(take(10, true));
    expect(playback.playing).toBe('own');
    const flown = await hands.next();
    expect(Number(flown.split(' ')[1])).toBeLessThan(400);
    expect(playback.playing).toBe('');
  });

  it('is cut to the end of everything that waits', async () => {
    const { playback } = table();
    playback.add(take(10, false, 2));
    playback.add(take(8, false, 2));
    playback.skip();
    await settle();
    expect(playback.view).toEqual(view(6, 4));
    expect(playback.playing).toBe('');
  });

  it('shows what the others did since my last move again, and comes back to the present', async () => {
    const { hands, playback } = table();
    playback.add(take(10, true));
    await hands.next();
    playback.add(take(9, false));
    playback.add(take(8, false));
    playback.skip();
    await settle();
    expect(playback.repeatable).toBe(true);
    playback.again();
    expect(playback.view).toEqual(view(8, 1));
    playback.skip();
    await settle();
    expect(playback.view).toEqual(view(7, 3));
  });

  it('comes back to the present also when I have moved since', async () => {
    const { playback } = table();
    playback.add(take(10, false));
    playback.skip();
    await settle();
    playback.add(take(9, true));
    playback.skip();
    await settle();
    playback.again();
    expect(playback.view).toEqual(view(9, 0));
    playback.skip();
    await settle();
    expect(playback.view).toEqual(view(8, 2));
  });

  it('never flies where nothing may move, but lights up and rests', async () => {
    const { hands, playback } = table(true);
    playback.add(take(10, false));
    expect(playback.view).toEqual(view(9, 1));
    expect(await hands.next()).toBe('rest 320');
    expect(playback.playing).toBe('');
  });

  it('waits for the hand-over before it shows what other eyes see', async () => {
    const { hands, playback } = table();
    let lift: () => void = () => undefined;
    playback.handOver = () => new Promise((done) => (lift = done));
    playback.add(take(10, false, 1, 1));
    await hands.next();
    await hands.next();
    expect(playback.eyes).toBe(0);
    lift();
    await settle();
    expect(playback.eyes).toBe(1);
    expect(playback.view).toEqual(view(9, 1));
    expect(playback.repeatable).toBe(false);
  });

  it('forgets what it was showing when the whole table comes anew', async () => {
    const { playback } = table();
    playback.add(take(10, false, 2));
    playback.add(take(8, false, 2));
    playback.reset(view(5, 5), 0, 5);
    await settle();
    expect(playback.view).toEqual(view(5, 5));
    expect(playback.playing).toBe('');
  });

  it('shows nothing again that comes later than the table it is given, as at the next part of a lesson', async () => {
    const { playback } = table();
    playback.add(take(10, false));
    playback.skip();
    await settle();
    playback.reset(view(9, 1), 0, 1);
    expect(playback.repeatable).toBe(true);
    playback.reset(view(10, 0), 0, 0);
    expect(playback.repeatable).toBe(false);
  });
});

describe('what chance brings', () => {
  const line = (kind: string): LogLine => ({ message: { key: kind, args: {} }, rule: '', kind, seat: 1, facts: {} });
  const die: Centre = { drawing: { box: [0, 0, 10, 10], body: '' }, rolls: true };
  function rolled(still = false) {
    const { hands, playback } = table(still);
    playback.staging = { ...staging, motion: (v, e) => ({ ...staging.motion(v, e), ...(e.kind === 'rolled' ? { centre: die } : {}) }) };
    playback.add({
      ...take(10, false),
      events: [{ ...event, kind: 'rolled' }, event],
      log: [line('rolled'), line('moved')],
    });
    return { hands, playback };
  }

  it('stands in the middle first; words, counters and the rest of the log follow', async () => {
    const { hands, playback } = rolled();
    await settle();
    expect([playback.line, playback.told, playback.view['left']]).toEqual([null, 0, 10]);
    expect(await hands.next()).toBe('reveal 1250');
    expect([playback.line?.kind, playback.told, playback.view['left']]).toEqual(['rolled', 1, 9]);
    await hands.next();
    await hands.next();
    expect([playback.line?.kind, playback.told]).toEqual(['moved', 2]);
  });

  it('is shown without motion to whoever wishes none', async () => {
    const { hands } = rolled(true);
    await settle();
    expect(await hands.next()).toBe('reveal still 1250');
  });

  it('is not held back in the log of earlier decisions', () => {
    const entries = [1, 2, 3].map((step) => ({ step, lines: [line('a'), line('b')] }));
    expect(toldLines(entries, 2, 1).length).toBe(3);
    expect(toldLines(entries, Infinity, Infinity).length).toBe(6);
  });
});
