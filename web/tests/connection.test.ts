import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage, State } from '../src/lib/protocol';
import { pretendBrowser } from './browserlike';

/** A websocket that says what the test says. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 1;
  sent: { type: string; id?: number }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Socket.all.push(this);
  }
  send = (text: string): void => void this.sent.push(JSON.parse(text) as { type: string });
  close = (): void => void (this.readyState = 3);
  says = (message: unknown): void => this.onmessage?.({ data: JSON.stringify(message) });
  get pings(): number {
    return this.sent.filter((one) => one.type === 'ping').length;
  }
}

const state = (more: Partial<State> = {}): unknown => ({
  type: 'state',
  answers: 0,
  table: { pace: 60 },
  version: 0,
  step: 0,
  mine: [0],
  left: [],
  eyes: 0,
  seats: [],
  watchers: 0,
  view: {},
  situation: { deciding: 0, waiting: 20 },
  bots: [],
  own_bots: [],
  waited: 5,
  halted: null,
  client: 'one',
  ...more,
});

describe('the line to a table', () => {
  let line: import('../src/lib/connection.svelte').Connection;
  const heard: string[] = [];
  const socket = (): Socket => Socket.all.at(-1)!;
  beforeEach(async () => {
    vi.useFakeTimers();
    vi.resetModules();
    pretendBrowser();
    const events = { addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('window', { ...events, setTimeout, clearTimeout, setInterval, clearInterval });
    vi.stubGlobal('document', { ...events, documentElement: { lang: '', dataset: {} } });
    vi.stubGlobal('WebSocket', Socket);
    Socket.all = [];
    const { Connection } = await import('../src/lib/connection.svelte');
    const hear = (what: string) => (): void => void heard.push(what);
    line = new Connection(
      'ws://host',
      { secrets: ['s'] },
      { state: hear('state'), update: hear('update'), rematch: hear('rematch'), trouble: hear('trouble') },
    );
    line.open();
    socket().onopen?.();
    socket().says(state());
  });
  afterEach(() => {
    line.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('knows since when somebody is asked', () => {
    expect(Date.now() - line.asked).toBe(20_000);
    const free = { kind: 'free', name: '', bot: '', connected: false, plays_for: null, resigned: false };
    socket().says({ type: 'presence', answers: 0, seats: [free], watchers: 0 });
    vi.advanceTimersByTime(7_000);
    socket().says({ type: 'presence', answers: 0, seats: [{ ...free, kind: 'person' }], watchers: 0 });
    expect(Date.now() - line.asked).toBe(0);
  });

  it('asks at once whether it still lives when somebody looks again after a long sleep, and comes anew', () => {
    line.now();
    expect(socket().pings).toBe(0);
    const asleep = socket();
    vi.setSystemTime(Date.now() + 3_600_000); // timers stood still meanwhile
    line.now();
    expect(asleep.pings).toBe(1);
    vi.advanceTimersByTime(8_000);
    expect(line.link).toBe('lost');
    vi.advanceTimersByTime(1_000);
    expect(Socket.all).toHaveLength(2);
    socket().says(state());
    expect(line.link).toBe('open');
  });

  it('stays when there is an answer after a sleep', async () => {
    vi.setSystemTime(Date.now() + 3_600_000);
    line.now();
    const { id } = socket().sent.at(-1)!;
    socket().says({ type: 'pong', answers: id } as ServerMessage);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(line.link).toBe('open');
    expect(Socket.all).toHaveLength(1);
  });

  it('says that the server was renewed when it names another client', () => {
    socket().onclose?.({ code: 1012 });
    vi.advanceTimersByTime(1_000);
    socket().says(state());
    expect(line.outdated).toBe(false);
    socket().onclose?.({ code: 1012 });
    vi.advanceTimersByTime(1_000);
    socket().says(state({ client: 'two' }));
    expect(line.outdated).toBe(true);
  });
});
