import type { LessonLine } from '../learn/line.svelte';
import { rules as readRules } from '../lib/api';
import { language, say, sentence, t } from '../lib/i18n';
import { botName, colourOf, seatNames } from '../lib/names';
import { type LogLine, NOBODY, type RuleInfo } from '../lib/protocol';
import { headingOf } from '../pages/catalogue';
import { underHeading } from './heading';
import type { TableModel } from './table.svelte';

/** What is said while nothing is asked. */
export interface Idle {
  /** of the seat it speaks of */
  colour: number | null;
  words: string;
  rule: string;
}

const still = (words: string): Idle => ({ colour: null, words, rule: '' });

/** A table in words: what everybody is called, what each of them does, what happened, and what is waited for. */
export class Telling {
  readonly #table: TableModel;
  readonly #taught: LessonLine | null;
  /** the end is told only after it has been counted */
  readonly #counted: () => boolean;
  /** the rules of the game, once somebody else decides by one of them */
  #catalogue = $state.raw<readonly RuleInfo[]>([]);
  /** The last line stands until there is more to tell: while a die still rolls, and for those who listen. */
  #last: LogLine | null = $state.raw(null);
  readonly heard = $derived.by(() => (this.#last ? this.words(this.#last) : ''));

  readonly names = $derived.by(() => seatNames(this.#table.connection.seats));
  readonly rivals = $derived.by(() => this.#table.connection.table?.rivals ?? []);
  /** the seat of whoever sits here alone */
  readonly me: number | undefined = $derived.by(() => {
    const { mine } = this.#table.connection;
    return mine.length === 1 ? mine[0] : undefined;
  });
  readonly told = $derived.by(() => this.names.map((name, seat) => (seat === this.me ? t('player-you') : name)));
  readonly statuses = $derived.by(() =>
    this.#table.connection.seats.map((seat, i) => {
      if (seat.resigned) return t('play-resigned');
      if (seat.kind === 'bot' && seat.plays_for !== null) return t('play-bot-for', { name: seat.plays_for || t('keys-somebody') });
      if (seat.kind === 'free') return t('play-seat-free');
      if (seat.kind === 'person' && !seat.connected) return t('play-away');
      if (this.#table.connection.situation?.deciding === i && i !== this.me) return t('play-thinking');
      return seat.kind === 'bot' ? botName(seat.bot) : '';
    }),
  );
  readonly idle: Idle = $derived.by(() => this.#idle());

  constructor(table: TableModel, taught: LessonLine | null, counted: () => boolean) {
    this.#table = table;
    this.#taught = taught;
    this.#counted = counted;
    const { connection, playback } = table;
    const waitsFor = $derived(connection.situation?.about ? (connection.table?.game ?? '') : '');
    $effect(() => {
      if (waitsFor)
        void readRules(waitsFor, language()).then(
          (found) => (this.#catalogue = found),
          () => undefined, // who decides is told without it
        );
    });
    $effect(() => {
      if (playback.line) this.#last = playback.line;
    });
  }

  /** A line of the log; under the heading of a turn its player is not named again. */
  words = (line: LogLine, turnOf = -1): string =>
    turnOf < 0 || line.seat !== turnOf ? sentence(line.message, this.told) : underHeading(line, this.told);

  #idle(): Idle {
    const { connection, playback, pending } = this.#table;
    const situation = connection.situation;
    const line = playback.line ?? this.#last;
    if (playback.playing === 'others' || playback.behind)
      return {
        colour: line && line.seat !== NOBODY ? colourOf(line.seat, this.names.length, this.rivals) : null,
        words: line ? this.words(line) : '',
        rule: line?.rule ?? '',
      };
    const outcome = situation?.outcome;
    if (outcome) return still(this.#counted() ? say(outcome.reason, this.told) : '');
    if (connection.halted) return still(say(connection.halted, this.told));
    if (this.#taught?.at && !this.#taught.at.asked) return still(t('coach-listen'));
    if (situation?.paused) return still(t('notes-paused'));
    const seat = situation?.deciding ?? NOBODY;
    if (seat === NOBODY || pending || seat === this.me) return still('');
    return { colour: seat, words: this.#waiting(seat, situation?.about ?? ''), rule: situation?.about ?? '' };
  }

  /** Who is waited for, and what they think about: the heading of the rule they are asked by. */
  #waiting(seat: number, rule: string): string {
    const waiting = this.#table.connection.seats[seat];
    const about = headingOf(this.#catalogue, rule);
    const name = this.names[seat] ?? '';
    if (waiting?.kind === 'free') return t('play-waiting-free', { name });
    if (waiting?.kind === 'person' && !waiting.connected) return t('play-waiting-away', { name });
    return about ? t('play-waiting-about', { name, about }) : t('play-waiting', { name });
  }
}
