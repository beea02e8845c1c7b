import * as api from '../lib/api';
import { Connection, type Listener, pauseBefore, Refused } from '../lib/connection.svelte';
import { speakOf } from '../lib/i18n';
import { keepRematch, type TableKeys } from '../lib/keys';
import { onlyOne } from '../lib/patience';
import type { Decision, Message, Option, Rating, Replay, State, TableInfo, Update, View } from '../lib/protocol';
import { go } from '../lib/router';
import { settings, stillness } from '../lib/settings';
import { sounds } from '../lib/sounds';
import { hurts } from './choices';
import { addEntry, dropAfter, type Entry } from './log';
import { Playback, type Stagehand } from './playback.svelte';
import { type GameTable, loadGame } from './scenes';

/** So many decisions of the past are read when the page is opened. */
const PAST = 200;
/** Where many look back at once, the server asks for patience: so often the past is asked for again. */
const TRIES = 12;

/** Everything the table page knows and does. Components only show it. */
export class TableModel {
  readonly connection: Connection;
  readonly playback: Playback;
  game: GameTable | null = $state.raw(null);
  components: unknown = $state.raw(null);
  entries: Entry[] = $state.raw([]);
  ratings: readonly Rating[] = $state.raw([]);
  thinking = $state(false);
  /** an option that waits to be confirmed */
  confirming: Option | null = $state.raw(null);
  /** why the last request was refused */
  problem: Message | null = $state.raw(null);
  /** on one screen: the seat that shall look now */
  curtain: number | null = $state(null);
  pending = $state(false);
  #lifted: () => void = () => undefined;
  #problemTimer = 0;
  /** the turn that was last seen: what ends it is watched like another player's move */
  #turn = 0;
  /** how often the past was asked for; only the last asking counts */
  #asking = 0;

  constructor(
    readonly tableId: string,
    readonly keys: TableKeys,
    stagehand: Stagehand,
    makeLine = (listener: Listener): Connection => {
      const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
      return new Connection(`${scheme}://${location.host}/api/tables/${tableId}/socket`, keys, listener);
    },
  ) {
    this.connection = makeLine({
      state: (state) => void this.#whole(state).catch(() => this.#complain({ key: 'page-broken-about', args: {} })),
      update: (update, before, after) => this.#update(update, before, after),
      rematch: (next) => keepRematch(tableId, next),
      trouble: (problem) => this.#complain(problem.message),
    });
    this.playback = new Playback(stagehand, { sound: sounds, speed: () => settings.speed, still: stillness });
    this.playback.handOver = (eyes) => this.#handOver(eyes);
  }

  /** One person against bots or the rival may take everything back. */
  alone = $derived.by(() => onlyOne(this.connection.seats));
  /** What I am asked, once I have seen what led to it. */
  decision: Decision | null = $derived.by(() =>
    this.playback.playing === 'others' || this.playback.behind || this.curtain !== null || this.connection.link !== 'open' || this.pending
      ? null
      : (this.connection.situation?.decision ?? null),
  );
  options: readonly Option[] = $derived(this.decision?.options ?? []);
  over = $derived.by(
    () => this.playback.playing !== 'others' && !this.playback.behind && (this.connection.situation?.outcome ?? null) !== null,
  );

  async #whole(state: State): Promise<void> {
    this.#turn = state.situation.turn;
    this.ratings = [];
    this.confirming = null;
    this.pending = false;
    const opening = addEntry([], { step: 0, lines: state.opening ?? [] }); // a lesson has none
    this.entries = [...opening, ...dropAfter(this.entries, state.step).filter((one) => one.step > 0)];
    // what is told while the game's drawings are on their way comes after this
    const game = this.game ?? (await this.#load(state.table));
    // on one screen nobody's hand is shown before its owner says so
    if (game.hides && state.mine.length > 1 && state.eyes !== this.playback.eyes) {
      this.curtain = state.eyes;
      this.#lifted = () => undefined;
    }
    this.playback.reset(this.connection.view, this.connection.eyes, state.step);
    this.game = game; // only now: the scene needs something to show
    if (state.step > 0) void this.#past(state);
  }

  async #load(table: TableInfo): Promise<GameTable> {
    const name = table.game;
    const [game, list] = await Promise.all([loadGame(name), api.components(name, table), speakOf(name)]);
    this.components = game.components(list);
    this.playback.staging = game.staging(this.components);
    return game;
  }

  /** What happened before this page was opened, or while the line was down. */
  async #past(state: State): Promise<void> {
    const key = this.keys.secrets[0] ?? this.keys.watch ?? '';
    const start = Math.max(0, state.step - PAST);
    const asking = ++this.#asking;
    let past: Replay | null = null;
    for (let attempt = 0; !past; attempt++) {
      if (attempt === TRIES) return; // the table can be played without its past
      if (attempt) await new Promise((done) => setTimeout(done, pauseBefore(attempt - 1)));
      past = await api.replay(state.table.id, key, { start, count: PAST, views: false }).catch(() => null);
      if (asking !== this.#asking) return; // asked anew meanwhile, for another look at the whole table
    }
    const told = past.steps
      .map((one): Entry => ({ step: one.step, lines: one.log }))
      .filter((one) => one.lines.length > 0 && one.step <= this.connection.step); // some may have been taken back meanwhile
    const newer = this.entries.filter((one) => one.step > state.step);
    this.entries = [...dropAfter(this.entries, start), ...told, ...newer];
  }

  #update(update: Update, before: View, after: View): void {
    this.ratings = [];
    this.confirming = null;
    this.pending = false;
    if (update.kind === 'seat') {
      this.entries = [...this.entries, { step: update.step, lines: update.log }];
      return;
    }
    if (update.kind === 'undo') {
      this.#turn = update.situation.turn;
      this.entries = dropAfter(this.entries, update.step);
      if (update.eyes === this.playback.eyes) this.playback.reset(after, update.eyes, update.step);
      else this.playback.add({ step: update.step, events: [], log: [], before, after, eyes: update.eyes, own: true });
      return;
    }
    this.entries = addEntry(this.entries, { step: update.step, lines: update.log });
    const own = this.connection.mine.includes(update.seat) && update.situation.turn === this.#turn;
    this.#turn = update.situation.turn;
    this.playback.add({ step: update.step, events: update.events, log: update.log, before, after, eyes: update.eyes, own });
  }

  #handOver(eyes: number): Promise<void> {
    if (!this.game?.hides || this.connection.mine.length < 2 || !this.connection.mine.includes(eyes)) return Promise.resolve();
    this.curtain = eyes;
    return new Promise((done) => (this.#lifted = done));
  }

  liftCurtain(): void {
    this.curtain = null;
    this.#lifted();
  }

  /** Choose, or ask first where a slip would hurt. */
  choose(option: Option): void {
    const decision = this.decision;
    if (!decision) return;
    if (settings.confirm && this.confirming?.name !== option.name && hurts(option, decision, this.alone)) {
      this.confirming = option;
      return;
    }
    this.confirming = null;
    this.playback.skip();
    this.pending = true;
    void this.#do(this.connection.play(option.name));
  }

  undo(wholeTurn = false): void {
    if (this.connection.situation?.undo) void this.#do(this.connection.undo(wholeTurn));
  }

  redo(): void {
    if (this.connection.situation?.redo) void this.#do(this.connection.redo());
  }

  /** Who sits at one seat may change the name of it; at one screen each seat keeps its own. */
  rename(name: string): void {
    const [seat, ...more] = this.connection.mine;
    if (seat !== undefined && more.length === 0 && this.connection.link === 'open') void this.#do(this.connection.rename(seat, name));
  }

  /** The same people once more. Whoever asks sits down there at once; the others see a sign. */
  async rematch(): Promise<void> {
    try {
      const { table } = await api.rematch(this.tableId, this.keys.secrets[0] ?? '');
      keepRematch(this.tableId, table);
      go('table', table);
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error;
      this.#complain(error.said);
    }
  }

  async hint(): Promise<void> {
    if (!this.decision || this.thinking) return;
    if (this.ratings.length) {
      this.ratings = [];
      return;
    }
    this.thinking = true;
    const version = this.connection.version;
    const hint = await this.#do(this.connection.hint());
    this.thinking = false;
    if (hint && version === this.connection.version) this.ratings = hint.ratings;
  }

  /** Something about seats; what is refused is told like a move that is. */
  seating = (request: Promise<unknown>): void => void this.#do(request);

  async #do<T>(request: Promise<T>): Promise<T | null> {
    try {
      return await request;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.pending = false;
      this.#complain(error.problem.message);
      if (error.problem.code === 'stale-option') void this.connection.look();
      return null;
    }
  }

  #complain(said: Message): void {
    this.problem = said;
    clearTimeout(this.#problemTimer);
    this.#problemTimer = window.setTimeout(() => (this.problem = null), 6000);
  }
}
