import { ApiError, learn } from '../lib/api';
import { Connection, type Listener, Refused } from '../lib/connection.svelte';
import type { LessonNow, Message, ServerMessage, State, Update } from '../lib/protocol';
import { keepPlace, placeIn } from './progress';

/** The answer to a step that only says something. */
const NEXT = 'next';
/** Whoever learns sits on the first seat. */
const ME = 0;

/**
 * A line to a lesson instead of a table: the table page shows and plays it like any other. Where somebody is, is kept in the
 * browser; the server is asked where the answers lead, and keeps nothing.
 */
export class LessonLine extends Connection {
  /** where the lesson is; null until the first answer of the server */
  at: LessonNow | null = $state.raw(null);
  /** why the server could not be asked */
  trouble: Message | null = $state.raw(null);
  #answers: string[] = [];
  #part = 0;
  #asking = false;

  constructor(
    readonly game: string,
    readonly lesson: string,
    readonly parts: number,
    listener: Listener,
  ) {
    super('', { secrets: [] }, listener);
  }

  override open(): void {
    const place = placeIn(this.game, this.lesson);
    void this.#begin(Math.min(place.part, this.parts - 1), place.answers);
  }

  override close(): void {
    this.link = 'closed';
  }

  override ask(): Promise<ServerMessage> {
    return Promise.reject(
      new Refused({ type: 'error', answers: 0, code: 'no-hint', message: { key: 'error-no-hint', args: {} }, detail: 'a lesson' }),
    );
  }

  override play = (option: string): Promise<ServerMessage> => this.#answer(option);
  override look = (): Promise<void> => this.#begin(this.#part, this.#answers);

  get last(): boolean {
    return this.#part === this.parts - 1;
  }
  get first(): boolean {
    return this.#part === 0 && this.#answers.length === 0;
  }

  /** Go on after something that was only said, or to the next part. */
  next(): Promise<void> {
    if (!this.at?.done) return this.#answer(NEXT).then(() => undefined);
    return this.last ? Promise.resolve() : this.#begin(this.#part + 1, []);
  }

  /** One step back; from the beginning of a part to the beginning of the one before. */
  back(): Promise<void> {
    if (this.#answers.length) return this.#begin(this.#part, this.#answers.slice(0, -1));
    return this.#begin(Math.max(0, this.#part - 1), []);
  }

  to(part: number): Promise<void> {
    return this.#begin(part, []);
  }

  /** Show the place that these answers lead to. Answers that lead nowhere any more begin the part anew. */
  async #begin(part: number, answers: readonly string[]): Promise<void> {
    try {
      const at = await learn(this.game, this.lesson, { part, answers: [...answers] });
      this.#show(at, part, answers);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'offline') this.#failed(error);
      else if (answers.length) await this.#begin(part, []);
      else if (part) await this.#begin(0, []);
      else this.#failed(error);
    }
  }

  #show(at: LessonNow, part: number, answers: readonly string[]): void {
    this.#part = part;
    this.#answers = [...answers];
    this.#keep();
    this.#take(at);
    this.table = at.table;
    this.seats = at.seats;
    this.mine = [ME];
    this.eyes = ME;
    this.view = at.view;
    this.version = 0;
    this.step = 0;
    this.link = 'open';
    const { table, seats, view, situation } = at;
    const state: Partial<State> = { type: 'state', table, seats, view, situation, step: 0, mine: [ME], eyes: ME };
    this.listener.state(state as State);
  }

  #take(at: LessonNow): void {
    this.trouble = null;
    this.at = at;
    this.situation = at.situation;
  }

  async #answer(text: string): Promise<ServerMessage> {
    if (this.#asking) throw new Refused(busy);
    this.#asking = true;
    const answers = [...this.#answers, text];
    try {
      const at = await learn(this.game, this.lesson, { part: this.#part, answers });
      if (!at.astray) {
        this.#answers = answers;
        this.#keep();
      }
      return this.#moved(at, text);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#failed(error);
      throw new Refused({ type: 'error', answers: 0, code: error.code, message: error.said, detail: error.message });
    } finally {
      this.#asking = false;
    }
  }

  /** What an answer led to, as a move at the table. */
  #moved(at: LessonNow, option: string): ServerMessage {
    const before = this.view;
    const update: Update = {
      type: 'update',
      answers: 0,
      base: this.version,
      version: this.version + 1,
      step: this.step + 1,
      kind: 'play',
      seat: ME,
      option,
      eyes: ME,
      events: at.events,
      log: at.log,
      changes: [],
      situation: at.astray && this.situation ? this.situation : at.situation,
    };
    this.#take({ ...at, situation: update.situation });
    this.view = at.view;
    this.version = update.version;
    this.step = update.step;
    this.listener.update(update, before, at.view);
    return update;
  }

  #failed(error: ApiError): void {
    this.trouble = error.said;
  }

  #keep(): void {
    keepPlace(this.game, this.lesson, { part: this.#part, answers: this.#answers });
  }
}

const busy = {
  type: 'error' as const,
  answers: 0,
  code: 'too-many',
  message: { key: 'error-too-many', args: {} },
  detail: 'the last answer is on its way',
};
