import type { Drawing } from '../art';
import { manifestOf } from '../games';
import type { ComponentList } from '../lib/protocol';

/** How the things of a game look on the pages beside its table. Each game's drawings are fetched when they are shown. */

/** A component of a game as the server lists it. What else it has depends on its kind. */
export interface Component {
  id: string;
  kind: string;
  name: string;
  box: string;
  copies: number;
  cost?: unknown;
  src: Record<string, string>;
}

export interface Look {
  picture(one: Component, list: ComponentList): Drawing;
  /** the signs below the picture: what it does */
  effects(one: Component): readonly Drawing[];
  /** on the picture: what it costs, what it does once */
  cost(one: Component): Drawing | null;
  once(one: Component): Drawing | null;
  /** the picture fills its frame and may be cut at the edges */
  fills(kind: string): boolean;
  /** its name is Latin */
  latin(kind: string): boolean;
  /** things that take the room of two */
  wide(kind: string): boolean;
  /** its name; without one, as all games name their things */
  name(one: Component): string | null;
  /** what a player had in the end, by ids, from the last view */
  owned(player: Readonly<Record<string, unknown>>): readonly string[];
}

const PLAIN: Look = {
  picture: () => ({ box: [0, 0, 1, 1], body: '' }),
  effects: () => [],
  cost: () => null,
  once: () => null,
  fills: () => false,
  latin: () => false,
  wide: () => false,
  name: () => null,
  owned: () => [],
};

/** A game without drawings of its own has only words. */
export const loadLook = async (game: string): Promise<Look> => (await manifestOf(game)?.look())?.look ?? PLAIN;
