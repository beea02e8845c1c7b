import { applyChanges, BadChange } from '../lib/changes';
import { SPECTATOR, type Change, type LogLine, type TableEvent, type View } from '../lib/protocol';
import { lineOf } from './log';
import type { Sound } from '../lib/sound';
import { type Centre, soundOf, type Motion, type Staging } from './staging';

/** One decision to be shown. */
export interface Take {
  /** how many decisions had been made after it */
  step: number;
  events: TableEvent[];
  /** the same in words */
  log: readonly LogLine[];
  before: View;
  after: View;
  eyes: number;
  /** my own decision within my turn: shown quickly, without rests */
  own: boolean;
}

/** Whoever makes things fly. `fly` ends when they have landed, at once after `cut`. */
export interface Stagehand {
  /** Show what chance brought in the middle of the stage; `still`: it neither rolls nor turns. */
  reveal(centre: Centre, time: number, still: boolean): Promise<void>;
  fly(motion: Motion, time: number): Promise<void>;
  rest(time: number): Promise<void>;
  cut(): void;
}

export interface Pace {
  /** what happens can be heard, if the reader wishes */
  sound?(sound: Sound): void;
  /** 1 is ordinary */
  speed(): number;
  /** nothing flies; places light up and states change */
  still(): boolean;
}

const OWN_HASTE = 1.35;
const STILL_REST = 320;
/** How long what chance brought stands in the middle. */
const REVEAL = 1250;

/** Shows decisions one after the other, at a pace one can follow. What is shown lags behind what is true. */
export class Playback {
  view: View = $state.raw({});
  eyes = $state<number>(SPECTATOR);
  /** so many decisions have been shown, or begun to be */
  step = $state(Infinity);
  /** of the last of them, so many lines have been told: what chance brings is told when it has been seen */
  told = $state(Infinity);
  /** what is being shown, in words */
  line: LogLine | null = $state.raw(null);
  marked: ReadonlySet<string> = $state.raw(new Set());
  /** '' nothing is playing; 'own' my move just now; 'others' everything else */
  playing: '' | 'own' | 'others' = $state('');
  /** after what is being shown there is more to come: what is asked now is not yet what is seen */
  behind = $state(false);
  /** there is something to be shown again */
  repeatable = $state(false);
  staging: Staging | null = null;
  /** Called before eyes change hands on one screen. */
  handOver: (eyes: number) => Promise<void> = () => Promise.resolve();

  #queue: Take[] = [];
  #last: Take[] = [];
  /** how the table truly is, whatever is being shown */
  #present: View = {};
  #ownBefore = true;
  #running = false;
  /** grows when everything is forgotten, so that a show under way ends */
  #round = 0;
  #cut = false;

  constructor(
    readonly stagehand: Stagehand,
    readonly pace: Pace,
  ) {}

  /** Forget everything and show this: the table after so many decisions. What came later is not shown again either. */
  reset(view: View, eyes: number, step: number): void {
    this.#queue = [];
    this.#last = this.#last.filter((take) => take.step <= step);
    this.repeatable = this.#last.length > 0;
    this.skip();
    this.#round += 1;
    this.#running = false;
    this.#rest();
    this.#present = view;
    this.step = Infinity;
    this.view = view;
    this.eyes = eyes;
  }

  add(take: Take): void {
    if (!take.own) {
      this.#last = this.#ownBefore ? [take] : [...this.#last, take];
      this.repeatable = true;
    }
    this.#ownBefore = take.own;
    this.#present = take.after;
    this.#queue.push(take);
    this.behind = this.#running;
    void this.#run();
  }

  /** To the end of everything that waits. */
  skip(): void {
    if (!this.#running) return;
    this.#cut = true;
    this.stagehand.cut();
  }

  /** The last turns of the others once more. */
  again(): void {
    if (this.#running || !this.#last.length) return;
    this.#queue = [...this.#last];
    void this.#run();
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    const run = this.#round;
    for (let take = this.#queue.shift(); take; take = this.#queue.shift()) {
      this.step = take.step;
      this.told = 0;
      this.behind = this.#queue.length > 0;
      await this.#show(take);
      if (run !== this.#round) return; // the whole table came anew meanwhile
      if (take.eyes !== this.eyes) await this.#changeEyes(take.eyes);
      if (run !== this.#round) return;
      this.told = Infinity;
      this.view = take.after;
      if (!this.#queue.length) this.#cut = false;
    }
    this.view = this.#present;
    this.step = Infinity;
    this.#running = false;
    this.#rest();
  }

  /** What the eyes before have seen is not shown again to the next ones. */
  async #changeEyes(eyes: number): Promise<void> {
    this.#last = [];
    this.repeatable = false;
    const round = this.#round;
    await this.handOver(eyes);
    if (round === this.#round) this.eyes = eyes;
  }

  #rest(): void {
    this.told = Infinity;
    this.#cut = false;
    this.behind = false;
    this.playing = '';
    this.line = null;
    this.marked = new Set();
  }

  async #show(take: Take): Promise<void> {
    const staging = this.staging;
    if (this.#cut || !staging || take.events.length === 0) return;
    const round = this.#round;
    this.playing = take.own ? 'own' : 'others';
    this.view = take.before;
    for (const event of staging.script(take.events)) {
      const motion = staging.motion(this.view, event);
      const haste = this.pace.speed() * (take.own ? OWN_HASTE : 1 + Math.max(0, this.#queue.length - 3) / 4);
      const sound = soundOf(motion);
      if (sound) this.pace.sound?.(sound);
      if (motion.centre) await this.stagehand.reveal(motion.centre, REVEAL / haste, this.pace.still());
      if (this.#cut || round !== this.#round) return;
      if (!motion.late) this.#tell(event, take);
      this.marked = new Set(motion.marks);
      this.#change(staging.lift(this.view, event));
      if (!this.pace.still()) await this.stagehand.fly(motion, motion.time / haste);
      if (round !== this.#round) return;
      this.#change(staging.land(this.view, event));
      this.#tell(event, take);
      if (this.#cut) return;
      const rest = this.pace.still() ? Math.max(STILL_REST, motion.rest) : motion.rest;
      if (!take.own && rest) await this.stagehand.rest(rest / haste);
      if (this.#cut || round !== this.#round) return;
    }
    if (take.own && this.pace.still()) await this.stagehand.rest(STILL_REST / 2);
  }

  #tell(event: TableEvent, take: Take): void {
    const line = lineOf(event, take.log);
    if (!line) return;
    if (!line.aside) this.line = line;
    this.told = Math.max(this.told, take.log.indexOf(line) + 1);
  }

  #change(changes: Change[]): void {
    try {
      this.view = applyChanges(this.view, changes);
    } catch (error) {
      if (!(error instanceof BadChange)) throw error; // staging is rough; the true view follows
    }
  }
}
