import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** As much of the browser's sound as is needed to see what would be heard. */
class Part {
  value = 0;
  gain = this;
  frequency = this;
  Q = this;
  started: number[] = [];
  setValueAtTime = vi.fn();
  linearRampToValueAtTime = vi.fn();
  exponentialRampToValueAtTime = vi.fn();
  connect = <T>(next: T): T => next;
  start = (at: number): void => void this.started.push(at);
  stop = vi.fn();
  getChannelData = (): Float32Array => new Float32Array(8);
}

let made: Part[] = [];
const part = (): Part => {
  const one = new Part();
  made.push(one);
  return one;
};

class Context {
  state = 'running';
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  createOscillator = part;
  createGain = part;
  createBufferSource = part;
  createBiquadFilter = part;
  createBuffer = part;
}

beforeEach(() => {
  made = [];
  vi.resetModules();
  vi.stubGlobal('AudioContext', Context);
});
afterEach(() => vi.unstubAllGlobals());

describe('sounds', () => {
  it('are each made of something, louder with more volume', async () => {
    const { play, SOUNDS } = await import('../src/lib/sound');
    for (const sound of SOUNDS) {
      made = [];
      play(sound, 0.5);
      expect(
        made.some((one) => one.started.length),
        sound,
      ).toBe(true);
      const peak = (): number => Math.max(...made.flatMap((one) => one.linearRampToValueAtTime.mock.calls.map((call) => Number(call[0]))));
      const soft = peak();
      made = [];
      play(sound, 1);
      expect(peak(), sound).toBeCloseTo(2 * soft);
    }
  });

  it('make nothing at no volume, and no fault without a sound device', async () => {
    const { play } = await import('../src/lib/sound');
    play('die', 0);
    expect(made).toEqual([]);
    vi.resetModules();
    vi.stubGlobal('AudioContext', undefined);
    const fresh = await import('../src/lib/sound');
    expect(() => fresh.play('die', 1)).not.toThrow();
  });
});

describe('a motion sounds like what flies', () => {
  it.each([
    [[], null],
    [[{ from: 'a', to: 'b', spin: 3, drawing: {} }], 'die'],
    [[{ from: 'a', to: 'b', drawing: {} }], 'piece'],
    [[{ from: 'a', to: 'b' }], 'card'],
  ])('%j: %s', async (flights, sound) => {
    const { soundOf } = await import('../src/table/staging');
    expect(soundOf({ flights: flights as never[], marks: [], time: 0, rest: 0 })).toBe(sound);
    expect(soundOf({ flights: flights as never[], marks: [], time: 0, rest: 0, sound: 'coin' })).toBe('coin');
  });
});
