import { figures, replay } from '../lib/api';
import { applyChanges } from '../lib/changes';
import { SPECTATOR, type Message, type Outcome, type ReplayStep, type Seat, type TableInfo, type View } from '../lib/protocol';

/** A game of the past, through one pair of eyes, at one of its steps. */

const PART = 250;
const PACE = 1100;

export class Past {
  table: TableInfo | null = $state.raw(null);
  seats: Seat[] = $state.raw([]);
  outcome: Outcome | null = $state.raw(null);
  steps: ReplayStep[] = $state.raw([]);
  /** why it is shown only up to its last step */
  halted: Message | null = $state.raw(null);
  total = $state(0);
  eyes = $state<number>(SPECTATOR);
  /** so many decisions have been made */
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  /** steps at which a turn ended */
  turns: number[] = $state.raw([]);

  /** The views after every step that has been fetched; they share what did not change. */
  #views: View[] = $state.raw([]);
  #timer = 0;
  #reading = 0;

  constructor(
    readonly tableId: string,
    readonly key: string,
  ) {}

  view: View | null = $derived(this.#views[Math.min(this.at, this.#views.length - 1)] ?? null);

  /** Read the whole past, part by part; the first part is enough to begin. */
  async open(eyes?: number, at = 0): Promise<void> {
    const reading = ++this.#reading;
    const turns = this.turns.length ? null : figures(this.tableId, this.key);
    let start = 0;
    for (;;) {
      const part = await replay(this.tableId, this.key, { start, count: PART, ...(eyes === undefined ? {} : { eyes }) });
      if (reading !== this.#reading) return;
      const views: View[] = [part.view];
      for (const step of part.steps) views.push(applyChanges(views.at(-1)!, step.changes));
      this.#views = start ? [...this.#views, ...views.slice(1)] : views;
      this.steps = start ? [...this.steps, ...part.steps] : part.steps;
      if (start === 0) {
        this.table = part.table;
        this.seats = part.seats;
        this.eyes = part.eyes;
        this.total = part.total;
        this.at = Math.min(at, part.total);
        if (turns) this.turns = (await turns).rows.map((row) => row.step);
      }
      start += part.steps.length;
      if (part.outcome) this.outcome = part.outcome;
      this.halted = part.halted;
      this.total = part.total;
      if (start >= part.total || !part.steps.length) break;
    }
  }

  /** Look through other eyes, at the same moment. */
  lookAs = (eyes: number): Promise<void> => this.open(eyes, this.at);

  go(step: number): void {
    this.at = Math.max(0, Math.min(this.total, Math.round(step)));
    if (this.at === this.total) this.pause();
  }

  nextTurn = (): void => this.go(this.turns.find((step) => step > this.at) ?? this.at);
  turnBefore = (): void => this.go(this.turns.findLast((step) => step < this.at) ?? this.at);

  play(): void {
    if (this.at >= this.total) this.at = 0;
    this.playing = true;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#tick(), PACE / this.speed);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle = (): void => (this.playing ? this.pause() : this.play());

  #tick(): void {
    if (!this.playing) return;
    this.go(this.at + 1);
    if (this.playing) this.play();
  }
}
