// Made by tools/make_types.py from src/fairyring/server/messages.py and bodies.py. Change it there.

/** Nobody at the table: who decides when the game is over, whose work it is when something simply happens. */
export const NOBODY = -1;

/** The eyes of somebody who only watches. */
export const SPECTATOR = -2;

/** The table as one seat may see it. What is in it is the game's matter. */
export type View = Record<string, any>;

/** A place in the view and what is there now; an empty place is the whole view. */
export type Change = [path: (string | number)[], value: any];

/** The first message: who is here. Several secrets of one table make a hot seat; `watch` is a spectator's token. */
export interface Hello {
  type: 'hello';
  secrets?: string[];
  watch?: string;
}

/** Choose an option of the open decision, by name, as it was offered at `version`. */
export interface Play {
  type: 'play';
  id: number;
  option: string;
  version: number;
}

/** Take back the last decision, or all of this turn. */
export interface Undo {
  type: 'undo';
  id: number;
  version: number;
  whole_turn?: boolean;
}

/** Make the decision last taken back again. */
export interface Redo {
  type: 'redo';
  id: number;
  version: number;
}

/** What would the bot do? Answered by `Hint`. */
export interface AskHint {
  type: 'hint';
  id: number;
  version: number;
}

/** A new name for a seat of this socket. Answered by `Presence` to all. */
export interface Rename {
  type: 'rename';
  id: number;
  seat: number;
  name: string;
}

/** Ask for the whole state again; with `seat` through the eyes of this seat of the socket. */
export interface Look {
  type: 'look';
  id: number;
  seat?: number | null;
}

/** Leave a seat of this socket to a bot, or (without one) to whoever takes it. One may come back. */
export interface Leave {
  type: 'leave';
  id: number;
  seat: number;
  bot?: string;
}

/** Give the seat of somebody whom the table has waited for, to a bot or to whoever takes it. */
export interface Replace {
  type: 'replace';
  id: number;
  seat: number;
  bot?: string;
}

/** Come back to a seat that one has left or lost. */
export interface Return {
  type: 'return';
  id: number;
  seat: number;
}

/** Give up, for good. With others left a bot plays on; else the game is over. */
export interface Resign {
  type: 'resign';
  id: number;
  seat: number;
}

/** Let the game stand still, or (with `on` false) go on. */
export interface Pause {
  type: 'pause';
  id: number;
  on?: boolean;
}

/** Is anybody there? Answered by `Pong`. */
export interface Ping {
  type: 'ping';
  id: number;
}

export type ClientMessage = Hello | Play | Undo | Redo | AskHint | Rename | Look | Leave | Replace | Return | Resign | Pause | Ping;

/** Somebody at the table who sits on no seat, called `rival-<kind>`. */
export interface Rival {
  kind: string;
  colour: number;
}

/** What everybody at a table may know about it at any time. The seed stays hidden until the game is over. */
export interface TableInfo {
  id: string;
  game: string;
  players: number;
  modules: string[];
  options: Record<string, string>;
  made: number;
  replay: boolean;
  next: string;
  patience: number;
  known_deal: boolean;
  host: number;
  older: boolean;
  rivals: Rival[];
  packs: string[];
  pace: number;
}

/** One seat for everybody to see. `bot` is the bot's level, for bots only. */
export interface Seat {
  kind: 'bot' | 'free' | 'person' | 'record';
  name: string;
  bot: string;
  connected: boolean;
  plays_for: string | null;
  resigned: boolean;
}

/** A text by its key in the message files. An argument may itself be a message (the name of a card, say). */
export interface Message {
  key: string;
  args: Record<string, Message | number | string>;
}

/** What is asked, by which rule, and because of which card or tile (an element or component id, or empty). */
export interface Prompt {
  message: Message;
  rule: string;
  source: string;
}

/** One legal option. `elements` are the places of the scene it points at; `kind` is "skip" for an option that lets something lapse or stops it, "end" for one that ends the turn; `effect` is the tree of an effect that it chooses. */
export interface Option {
  name: string;
  message: Message;
  rule: string;
  elements: string[];
  kind: '' | 'end' | 'skip';
  final: '' | 'reveal' | 'turn';
  effect?: Record<string, any>;
}

/** What a seat of this socket is asked now. */
export interface Decision {
  seat: number;
  prompt: Prompt;
  options: Option[];
}

/** How a game ended: everybody's rank (1 is best; equal ranks are shared) and why. The last `rivals` are rivals. */
export interface Outcome {
  ranks: number[];
  reason: Message;
  scores: Record<string, number>[];
  rivals: number;
}

/** What can be done now, as the receiver may know it. */
export interface Situation {
  deciding: number;
  active: number;
  turn: number;
  decision: Decision | null;
  undo: boolean;
  redo: boolean;
  outcome: Outcome | null;
  paused: boolean;
  about?: string;
  waiting?: number;
}

/** What happened, in words: one line for one event or for several that belong together, with what it speaks of. */
export interface LogLine {
  message: Message;
  rule: string;
  kind: string;
  seat: number;
  facts: Record<string, (number | string)[] | number | string>;
  aside?: boolean;
}

/** The whole table: the answer to `hello` and `look`, and sent anew whenever updates could not follow. */
export interface State {
  type: 'state';
  answers: number;
  table: TableInfo;
  version: number;
  step: number;
  mine: number[];
  left: number[];
  eyes: number;
  seats: Seat[];
  watchers: number;
  view: View;
  situation: Situation;
  bots: string[];
  own_bots: string[];
  waited: number;
  halted: Message | null;
  opening: LogLine[];
  client: string;
}

/** Something that happened, as the receiver may see it: by a seat, a rival behind the seats, or NOBODY. `secret` is for its own seat alone. */
export interface TableEvent {
  kind: string;
  seat: number;
  facts: Record<string, (number | string)[] | number | string>;
  rule: string;
  secret?: Record<string, string[]> | null;
}

/** One decision, undo or redo later, or somebody came or went: what happened and what is different now. */
export interface Update {
  type: 'update';
  answers: number;
  base: number;
  version: number;
  step: number;
  kind: 'play' | 'redo' | 'seat' | 'undo';
  seat: number;
  option: string;
  eyes: number;
  events: TableEvent[];
  log: LogLine[];
  changes: Change[];
  situation: Situation;
}

/** Somebody came, went, took a seat or changed a name. */
export interface Presence {
  type: 'presence';
  answers: number;
  seats: Seat[];
  watchers: number;
}

/** What the bot thinks of one option: its estimate of the chance to win, between 0 and 1, how the option compares with the best one, and what speaks for it (`Game.terms`). */
export interface Rating {
  name: string;
  estimate: number;
  verdict: Message;
  reasons: Message[];
}

/** The bot's best options, best first, at most three. */
export interface Hint {
  type: 'hint';
  answers: number;
  version: number;
  bot: string;
  ratings: Rating[];
}

export interface Pong {
  type: 'pong';
  answers: number;
}

/** The same people may sit down at a new table; their secrets fit there too. */
export interface Rematch {
  type: 'rematch';
  table: string;
}

/** A request that was not carried out; the table is as before. REST answers it with the same fields. */
export interface Problem {
  type: 'error';
  answers: number;
  code: string;
  message: Message;
  detail: string;
}

export type ServerMessage = State | Update | Presence | Hint | Pong | Rematch | Problem;

/** An opponent that the book brings, who sits on no seat. Its name is the text `rival-<id>`. */
export interface RivalInfo {
  id: string;
  players: number[];
  colour: number;
}

/** A box or variant; its texts are `module-<id>` and `module-<id>-about`. */
export interface ModuleInfo {
  id: string;
  needs: string[];
}

/** A setting of a game; its texts are `setting-<id>` and `setting-<id>-<value>`, or `setting-<id>-value` for all. */
export interface ChoiceInfo {
  id: string;
  values: string[];
  default: string;
  per_seat: boolean;
  players: number[];
  rival: string;
  who_begins: boolean;
}

/** A pack of somebody's own that tables here may be played with. */
export interface PackInfo {
  id: string;
  name: string;
  values: Record<string, string[]>;
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  rules_version: number;
  least_players: number;
  most_players: number;
  rivals: RivalInfo[];
  modules: ModuleInfo[];
  choices: ChoiceInfo[];
  bots: string[];
  own_bots: string[];
  languages: string[];
  packs: PackInfo[];
  lessons: string[];
  guide: boolean;
}

/** Every component of a game: `id`, `kind`, `name`, `box`, facts, and `src`, where each fact comes from. */
export interface ComponentList {
  content: string;
  components: Record<string, any>[];
  labels: Record<string, Message>;
  words: Record<string, Message[]>;
  looks: Record<string, any>;
}

/** A rule of the catalogue. `ruling`: our decision where the book is silent. */
export interface RuleInfo {
  id: string;
  section: string;
  text: string;
  ruling: boolean;
  language: string;
}

/** A lesson of a game; its heading is `learn-<id>`, its parts' headings are `parts`. */
export interface LessonInfo {
  id: string;
  parts: string[];
}

/** Where somebody is: the number of the part, and all answers given in it. "next" answers what is only said. */
export interface LessonAsk {
  part: number;
  answers?: string[];
}

/** Where the answers lead. What happened after the last one is in `events` and `log`. */
export interface LessonNow {
  part: number;
  step: number;
  steps: number;
  done: boolean;
  astray: boolean;
  said: Message[];
  asked: boolean;
  show: string[];
  rules: string[];
  table: TableInfo;
  seats: Seat[];
  view: Record<string, any>;
  situation: Situation;
  events: TableEvent[];
  log: LogLine[];
}

/** A number in the picture of the table: the text `key`, at a place. */
export interface GuideMark {
  key: string;
  at: string;
}

/** A part of the page: heading, lines, and components that are explained by their own words. */
export interface GuideSection {
  key: string;
  lines: string[];
  things: string[];
}

/** A module or a rival with a page of its own, and the text that names it. */
export interface GuidePage {
  id: string;
  key: string;
}

/** How to play, on one page: a table to draw with numbers on it, and sections of text; and which pages there are for modules and rivals. */
export interface GuideInfo {
  table: TableInfo;
  seats: Seat[];
  view: Record<string, any>;
  marks: GuideMark[];
  sections: GuideSection[];
  pages: GuidePage[];
}

/** Who shall sit there: me, a friend who gets the link, or a bot. */
export interface NewSeat {
  kind: 'bot' | 'friend' | 'me';
  name?: string;
  bot?: string;
}

/** A table to be made. One seat alone means: against the book's rival. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  modules?: string[];
  options?: Record<string, string>;
  seed?: number | null;
  patience?: number;
  pace?: number;
  packs?: string[];
  secret?: string | null;
}

/** The key to a seat. Whoever has it, plays it: keep it in the browser, never in an address that is logged. */
export interface SeatSecret {
  seat: number;
  secret: string;
}

/** A new table with the keys to the seats of its maker. */
export interface TableMade {
  table: string;
  secrets: SeatSecret[];
  invite: string;
  watch: string;
}

export interface AskInvitation {
  invite: string;
}

/** What an invitation is for, before one sits down. */
export interface Invitation {
  table: TableInfo;
  seats: Seat[];
  over: boolean;
  watch: string;
}

/** Take a free seat: the first, or the one wished for. */
export interface Join {
  invite: string;
  name?: string;
  seat?: number | null;
  secret?: string | null;
}

export interface Joined {
  seat: number;
  secret: string;
  watch: string;
}

/** Give a free seat to a bot. For people who sit at the table. */
export interface Fill {
  bot: string;
}

/** A table from outside, as a list of tables shows it. */
export interface TableStatus {
  table: TableInfo;
  seats: Seat[];
  version: number;
  step: number;
  deciding: number;
  over: boolean;
  ranks: number[];
  changed: number;
  mine: number[];
  left: number[];
  my_turn: boolean;
  watching: boolean;
  paused: boolean;
}

export interface MyTable {
  table: string;
  secrets?: string[];
  watch?: string;
}

/** The tables this browser has keys for. */
export interface AskMine {
  tables: MyTable[];
}

/** The ones that still exist and whose keys fit, in the order asked. */
export interface Mine {
  tables: TableStatus[];
}

/** The table of the rematch. The secrets of this table fit there too. */
export interface NextTable {
  table: string;
}

/** One decision of the past, with what it changed in the view. */
export interface ReplayStep {
  step: number;
  seat: number;
  option: string;
  events: TableEvent[];
  log: LogLine[];
  changes: Change[];
}

/** A part of the past: the view after step `start`, and the steps after it. */
export interface Replay {
  table: TableInfo;
  seats: Seat[];
  eyes: number;
  start: number;
  total: number;
  view: View;
  steps: ReplayStep[];
  outcome: Outcome | null;
  halted: Message | null;
}

/** Everybody's figures after one turn, rivals last. */
export interface FigureRow {
  step: number;
  seat: number;
  figures: Record<string, number>[];
}

/** Figures over the turns, for charts. */
export interface Figures {
  rows: FigureRow[];
}

/** An uploaded record as a table to look at. */
export interface RecordOpened {
  table: string;
  watch: string;
}

export interface Health {
  status: 'failing' | 'ok';
  version: string;
  database: string;
}

/** Every language by its code, as it calls itself. */
export const OWN_NAMES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  ru: 'Русский',
} as const;
