import { applyChanges, BadChange } from './changes';
import type { TableKeys } from './keys';
import { incomplete } from './patience';
import {
  SPECTATOR,
  type ClientMessage,
  type Hint,
  type Message,
  type Problem,
  type Rematch,
  type Seat,
  type ServerMessage,
  type Situation,
  type State,
  type TableInfo,
  type Update,
  type View,
} from './protocol';

/** `lost`: the network or the server is away, it is tried again; `closed`: there is no use in trying. */
export type Link = 'connecting' | 'open' | 'lost' | 'closed';

export interface Listener {
  /** The whole table came anew: nothing is to be moved, only shown. */
  state(state: State): void;
  /** One move, undo or redo, with the view before and after it. */
  update(update: Update, before: View, after: View): void;
  /** Somebody set a table for the next game. */
  rematch(table: string): void;
  /** Something is the matter with the table that nobody here asked for. */
  trouble(problem: Problem): void;
}

/** Codes after which the server would only refuse again. */
const FOR_GOOD = new Set([1009, 4000, 4001, 4003, 4004]);
/** Our own code, beside the server's: this browser has no websockets. */
export const NO_WEBSOCKETS = -1;
const PAUSES = [300, 700, 1500, 3000, 5000, 8000] as const;
const CALM = 25_000;
const ANSWER_IN = 8_000;

/** How long to wait before the nth try, with a little chance so that not all clients come back at once. */
export const pauseBefore = (attempt: number, chance = Math.random()): number =>
  (PAUSES[attempt] ?? PAUSES[PAUSES.length - 1]!) * (0.8 + 0.4 * chance);

/** Without the part of a message that every request has, whoever sends it. */
type Request = ClientMessage extends infer M ? (M extends { id: number } ? Omit<M, 'id'> : never) : never;
type Waiting = { done: (answer: ServerMessage) => void; fail: (problem: Problem) => void };

/** A request that the server refused; the table is as before. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail || problem.code);
    this.name = 'Refused';
  }
}

/** The line to one table. It comes back by itself after a lost network or a restarted server. */
export class Connection {
  link: Link = $state('connecting');
  /** Why it was closed for good: the websocket's code, 0 while it is not. */
  code = $state(0);
  /** How often it was tried without ever getting through: a proxy may stand in the way of websockets. */
  vain = $state(0);
  table: TableInfo | null = $state.raw(null);
  seats: Seat[] = $state.raw([]);
  watchers = $state(0);
  /** why the table can only be looked at */
  halted: Message | null = $state.raw(null);
  mine: number[] = $state.raw([]);
  eyes = $state<number>(SPECTATOR);
  view: View = $state.raw({});
  situation: Situation | null = $state.raw(null);
  version = $state(-1);
  step = $state(0);
  bots: string[] = $state.raw([]);
  ownBots: string[] = $state.raw([]);
  /** seats of mine that others play meanwhile */
  left: number[] = $state.raw([]);
  /** when something last happened, as far as this page knows, in milliseconds */
  changed = $state(0);
  /** when the seat that decides was asked, pauses left out, in milliseconds; only where the table has a time for that */
  asked = $state(0);
  /** the server was renewed since this page was opened */
  outdated = $state(false);
  /** when this page saw somebody go, by seat */
  gone: Record<number, number> = $state({});
  rematch: Rematch | null = $state.raw(null);

  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer = 0;
  #beat = 0;
  #next = 1;
  #waiting = new Map<number, Waiting>();
  #over = false;
  #client = '';
  /** when anything was last heard of the server */
  #heard = 0;

  constructor(
    readonly address: string,
    readonly keys: TableKeys,
    readonly listener: Listener,
  ) {}

  open(): void {
    this.#over = false;
    window.addEventListener('online', this.now);
    document.addEventListener('visibilitychange', this.now);
    this.#connect();
  }

  close(): void {
    this.#over = true;
    window.removeEventListener('online', this.now);
    document.removeEventListener('visibilitychange', this.now);
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#socket?.close(1000);
    this.#socket = null;
  }

  /** Try again at once: the network is back, somebody looks at the page again, or pressed the button. A line that was open
   * when the device went to sleep may be dead without knowing it. */
  now = (): void => {
    if (this.link === 'open' && Date.now() - this.#heard > CALM) this.#ping();
    if (this.link !== 'lost') return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  /** @throws Refused when the server says no, or the line breaks before the answer. */
  ask(request: Request): Promise<ServerMessage> {
    const id = this.#next++;
    return new Promise((done, refuse) => {
      const fail = (problem: Problem): void => refuse(new Refused(problem));
      if (this.#socket?.readyState !== WebSocket.OPEN) return fail(offline(id));
      this.#waiting.set(id, { done, fail });
      this.#socket.send(JSON.stringify({ ...request, id }));
    });
  }

  play = (option: string): Promise<ServerMessage> => this.ask({ type: 'play', option, version: this.version });
  undo = (wholeTurn: boolean): Promise<ServerMessage> => this.ask({ type: 'undo', version: this.version, whole_turn: wholeTurn });
  redo = (): Promise<ServerMessage> => this.ask({ type: 'redo', version: this.version });
  hint = async (): Promise<Hint> => (await this.ask({ type: 'hint', version: this.version })) as Hint;
  /** The whole table once more, when we lost track; a broken line brings it by itself. */
  look = async (): Promise<void> => void (await this.ask({ type: 'look' }).catch(() => undefined));
  rename = (seat: number, name: string): Promise<ServerMessage> => this.ask({ type: 'rename', seat, name });

  leave = (seat: number, bot: string): Promise<ServerMessage> => this.ask({ type: 'leave', seat, bot });
  replace = (seat: number, bot: string): Promise<ServerMessage> => this.ask({ type: 'replace', seat, bot });
  comeBack = (seat: number): Promise<ServerMessage> => this.ask({ type: 'return', seat });
  resign = (seat: number): Promise<ServerMessage> => this.ask({ type: 'resign', seat });
  pause = (on: boolean): Promise<ServerMessage> => this.ask({ type: 'pause', on });

  #connect(): void {
    if (this.#over) return;
    if (this.link !== 'lost') this.link = 'connecting';
    if (typeof WebSocket === 'undefined') {
      this.code = NO_WEBSOCKETS;
      this.link = 'closed';
      return;
    }
    this.#drop();
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', secrets: this.keys.secrets, watch: this.keys.watch ?? '' }));
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as ServerMessage);
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
  }

  /** Forget a socket that has not got through yet: its messages would come twice. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lost(code: number): void {
    clearInterval(this.#beat);
    this.#socket = null;
    for (const [id, waiting] of this.#waiting) waiting.fail(offline(id));
    this.#waiting.clear();
    if (this.#over) return;
    if (FOR_GOOD.has(code)) {
      this.code = code;
      this.link = 'closed';
      return;
    }
    this.link = 'lost';
    if (this.version < 0) this.vain += 1;
    this.#timer = window.setTimeout(() => this.#connect(), pauseBefore(this.#attempt++));
  }

  #hear(message: ServerMessage): void {
    this.#heard = Date.now();
    if (message.type === 'state') this.#whole(message);
    else if (message.type === 'update') this.#update(message);
    else if (message.type === 'presence') {
      message.seats.forEach((seat, i) => {
        if (!seat.connected && this.seats[i]?.connected) this.gone[i] = Date.now();
      });
      if (incomplete(this.seats) && !incomplete(message.seats)) this.asked = Date.now();
      this.seats = message.seats;
      this.watchers = message.watchers;
    } else if (message.type === 'rematch') {
      this.rematch = message;
      this.listener.rematch(message.table);
    } else if (message.type === 'error' && !message.answers) this.listener.trouble(message);
    const id = 'answers' in message ? message.answers : 0;
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    if (message.type === 'error') waiting.fail(message);
    else waiting.done(message);
  }

  #whole(state: State): void {
    this.link = 'open';
    this.#attempt = 0;
    this.#keepAlive();
    this.table = state.table;
    this.seats = state.seats;
    this.watchers = state.watchers;
    this.mine = state.mine;
    this.left = state.left;
    this.changed = Date.now() - 1000 * state.waited;
    this.asked = Date.now() - 1000 * (state.situation.waiting ?? 0);
    this.outdated ||= this.#client !== '' && this.#client !== state.client;
    this.#client ||= state.client;
    this.bots = state.bots;
    this.ownBots = state.own_bots;
    this.halted = state.halted;
    this.eyes = state.eyes;
    this.view = state.view;
    this.situation = state.situation;
    this.version = state.version;
    this.step = state.step;
    this.listener.state(state);
  }

  #update(update: Update): void {
    const before = this.view;
    try {
      if (update.base !== this.version) throw new BadChange([]);
      this.view = applyChanges(before, update.changes);
    } catch (error) {
      if (!(error instanceof BadChange)) throw error;
      void this.look();
      return;
    }
    this.eyes = update.eyes;
    this.situation = update.situation;
    this.version = update.version;
    this.step = update.step;
    this.changed = Date.now();
    this.asked = Date.now() - 1000 * (update.situation.waiting ?? 0);
    this.listener.update(update, before, this.view);
  }

  /** A line that is dead without having said so is found out by a ping without an answer. */
  #keepAlive(): void {
    clearInterval(this.#beat);
    this.#beat = window.setInterval(() => this.#ping(), CALM);
  }

  #ping(): void {
    const socket = this.#socket;
    const late = window.setTimeout(() => {
      if (this.#socket !== socket) return;
      this.#drop();
      this.#lost(1006);
    }, ANSWER_IN);
    void this.ask({ type: 'ping' })
      .catch(() => undefined)
      .finally(() => clearTimeout(late));
  }
}

const offline = (id: number): Problem => ({
  type: 'error',
  answers: id,
  code: 'offline',
  message: { key: 'error-offline', args: {} },
  detail: 'the line to the server is down',
});
