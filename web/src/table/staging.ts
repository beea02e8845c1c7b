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

export interface Motion {
  flights: Flight[];
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
