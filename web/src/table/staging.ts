import type { Drawing } from '../art/draw';
import type { Change, TableEvent, View } from '../lib/protocol';
import type { Sound } from '../lib/sound';

/** How a game shows its events: what leaves its place, what flies where, what has arrived then. */

/** Something that flies from one place of the scene to another. */
export interface Flight {
  /** what flies; without it, a copy of what is seen at `from` */
  drawing?: Drawing;
  from: string;
  to: string;
  /** a place it passes on the way */
  via?: string;
  /** width on the screen, as a part of the place it starts from */
  size?: number;
  /** turns over its own axis: the die */
  spin?: number;
  /** it fades out on the way: out of the game */
  fade?: boolean;
  /** how much later than the first it starts, as a part of the flight */
  delay?: number;
}

/** Something large in the middle of the stage, before anything comes of it. */
export interface Centre {
  drawing: Drawing;
  /** it rolls in: the die. Else it is turned over: a card */
  rolls?: boolean;
}

export interface Motion {
  flights: Flight[];
  /** what chance shows, large in the middle of the stage: a die, a card. What is told and counted follows it */
  centre?: Centre;
  /** it shows something hidden: told in words only when it has landed */
  late?: boolean;
  /** places that light up meanwhile */
  marks: string[];
  /** how long it takes at ordinary speed, in milliseconds */
  time: number;
  /** how long one looks at it afterwards when it is somebody else's doing */
  rest: number;
  /** what it sounds like; without it, like what flies */
  sound?: Sound;
}

/** What a motion sounds like: a die rolls, a piece is put down, a card is laid; nothing that does not fly. */
export function soundOf(motion: Motion): Sound | null {
  if (motion.sound) return motion.sound;
  if (motion.centre) return motion.centre.rolls ? 'die' : 'card';
  const first = motion.flights[0];
  if (!first) return null;
  return first.spin ? 'die' : first.drawing ? 'piece' : 'card';
}

export interface Staging {
  /** The events to be shown, some of them put together. */
  script(events: readonly TableEvent[]): TableEvent[];
  /** What is different the moment something takes off. */
  lift(view: View, event: TableEvent): Change[];
  motion(view: View, event: TableEvent): Motion;
  /** What is different when it has landed. The true view comes after the last event, so this may be rough. */
  land(view: View, event: TableEvent): Change[];
}

/** How one kind of event is shown. Only what the event says is carried out; the rules stay on the server. */
export interface Act<V, C> {
  lift?: (view: V, event: TableEvent, components: C) => Change[];
  land?: (view: V, event: TableEvent, components: C) => Change[];
  flights?: (view: V, event: TableEvent, components: C) => Flight[];
  centre?: (event: TableEvent, components: C, view: V) => Centre;
  late?: boolean;
  marks?: (event: TableEvent, view: V) => string[];
  time?: number;
  rest?: number;
}

/** A staging from acts by the kind of event. `script` may put events together. */
export const staged =
  <V, C>(acts: Readonly<Record<string, Act<V, C>>>, script: Staging['script'] = (events) => [...events]) =>
  (components: C): Staging => ({
    script,
    lift: (view, event) => acts[event.kind]?.lift?.(view as V, event, components) ?? [],
    land: (view, event) => acts[event.kind]?.land?.(view as V, event, components) ?? [],
    motion: (view, event) => {
      const act = acts[event.kind] ?? {};
      return {
        flights: act.flights?.(view as V, event, components) ?? [],
        ...(act.centre ? { centre: act.centre(event, components, view as V) } : {}),
        ...(act.late ? { late: true } : {}),
        marks: act.marks?.(event, view as V) ?? [],
        time: act.time ?? 200,
        rest: act.rest ?? 200,
      };
    },
  });

/** A fact of an event as text, as a number, as a list of texts. */
export const text = (event: TableEvent, fact: string): string => String(event.facts[fact] ?? '');
export const number = (event: TableEvent, fact: string): number => Number(event.facts[fact] ?? 0);
export const list = (event: TableEvent, fact: string): string[] =>
  ((event.facts[fact] as (string | number)[] | undefined) ?? []).map(String);
