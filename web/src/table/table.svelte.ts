import * as api from '../lib/api';
import { Connection, Refused } from '../lib/connection.svelte';
import { speakOf } from '../lib/i18n';
import { keepRematch, type TableKeys } from '../lib/keys';
import type { Decision, Message, Option, Rating, State, Update, View } from '../lib/protocol';
import { go } from '../lib/router';
import { settings, stillness } from '../lib/settings';
import { hurts } from './choices';
import { addEntry, dropAfter, type Entry } from './log';
import { Playback, type Stagehand } from './playback.svelte';
import { type GameTable, loadGame } from './scenes';

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

  constructor(
    readonly tableId: string,
    readonly keys: TableKeys,
    stagehand: Stagehand,
  ) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.connection = new Connection(`${scheme}://${location.host}/api/tables/${tableId}/socket`, keys, {
      state: (state) => void this.#whole(state),
      update: (update, before, after) => this.#update(update, before, after),
      rematch: (next) => keepRematch(tableId, next),
    });
    this.playback = new Playback(stagehand, { speed: () => settings.speed, still: stillness });
    this.playback.handOver = (eyes) => this.#handOver(eyes);
  }

  /** One person against bots or the rival may take everything back. */
  alone = $derived.by(() => this.connection.seats.filter((seat) => seat.kind !== 'bot').length === 1);
  /** What I am asked, once I have seen what led to it. */
  decision: Decision | null = $derived.by(() =>
    this.playback.playing === 'others' || this.curtain !== null || this.connection.link !== 'open' || this.pending
      ? null
      : (this.connection.situation?.decision ?? null),
  );
  options: readonly Option[] = $derived(this.decision?.options ?? []);
  over = $derived.by(() => this.playback.playing !== 'others' && (this.connection.situation?.outcome ?? null) !== null);

  async #whole(state: State): Promise<void> {
    this.ratings = [];
    this.confirming = null;
    this.pending = false;
    if (!this.game) {
      const [game, list] = await Promise.all([loadGame(state.table.game), api.components(state.table.game), speakOf(state.table.game)]);
      this.components = game.components(list);
      this.playback.staging = game.staging(this.components);
      this.game = game;
      if (state.mine.length > 1) {
        this.curtain = state.eyes;
        this.#lifted = () => undefined;
      }
    }
    this.playback.reset(this.connection.view, this.connection.eyes);
    this.entries = dropAfter(this.entries, state.step);
    if (this.entries.length === 0 && state.step > 0) void this.#past(state);
  }

  /** What happened before this page was opened. */
  async #past(state: State): Promise<void> {
    const key = this.keys.secrets[0] ?? this.keys.watch ?? '';
    const first = Math.max(0, state.step - 200);
    const past = await api.replay(state.table.id, key, { start: first, count: 200, views: false }).catch(() => null);
    if (!past) return;
    const before = past.steps.map((one): Entry => ({ step: one.step, lines: one.log }));
    const known = this.entries[0]?.step ?? Infinity;
    this.entries = [...before.filter((one) => one.step < known && one.lines.length > 0), ...this.entries];
  }

  #update(update: Update, before: View, after: View): void {
    this.ratings = [];
    this.confirming = null;
    this.pending = false;
    if (update.kind === 'undo') {
      this.entries = dropAfter(this.entries, update.step);
      if (update.eyes === this.playback.eyes) this.playback.reset(after, update.eyes);
      else this.playback.add({ step: update.step, events: [], log: [], before, after, eyes: update.eyes, own: true });
      return;
    }
    this.entries = addEntry(this.entries, { step: update.step, lines: update.log });
    const own = this.connection.mine.includes(update.seat) && !update.events.some((event) => event.kind === 'turn-ended');
    this.playback.add({ step: update.step, events: update.events, log: update.log, before, after, eyes: update.eyes, own });
  }

  #handOver(eyes: number): Promise<void> {
    if (this.connection.mine.length < 2 || !this.connection.mine.includes(eyes)) return Promise.resolve();
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

  async #do<T>(request: Promise<T>): Promise<T | null> {
    try {
      return await request;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.pending = false;
      this.#complain(error.problem.message);
      return null;
    }
  }

  #complain(said: Message): void {
    this.problem = said;
    clearTimeout(this.#problemTimer);
    this.#problemTimer = window.setTimeout(() => (this.problem = null), 6000);
  }
}
