import type { Component, Snippet } from 'svelte';
import type { Drawing } from '../art';
import { manifestOf } from '../games';
import type { ComponentList, Decision, LogLine, Option, View } from '../lib/protocol';
import type { Spots } from './spots.svelte';
import type { Staging } from './staging';

/** What a game's scene is given. It draws what it is told; with options and `onchoose` it can be played. */
export interface SceneProps<C> {
  view: View;
  eyes: number;
  names: readonly string[];
  components: C;
  options?: readonly Option[];
  onchoose?: (option: Option) => void;
  highlight?: ReadonlySet<string>;
  /** a word on each seat: thinking, away */
  statuses?: readonly string[];
  spots?: Spots;
  prompt?: Snippet;
  /** options that lie nowhere on the table: shown over the board */
  choices?: Snippet;
  log?: Snippet;
}

/** What a game brings for its table in the browser. */
export interface GameTable<C = unknown> {
  Scene: Component<SceneProps<C>, { dismiss: () => boolean }>;
  /** A component explained in words, for the panel beside its place. */
  Explanation: Component<{ id: string; components: C; modules: readonly string[] }>;
  components(list: ComponentList): C;
  staging(components: C): Staging;
  placesOf(line: LogLine): string[];
  /** what a line of the log speaks of, as a small picture */
  pictureOf(line: LogLine, components: C): Drawing | null;
  askedAbout(decision: Decision): string[];
  /** what an option that lies nowhere on the table looks like: a card, signs */
  drawOption(option: Option, components: C): Drawing | null;
  sourceOf(source: string, components: C, view: View): { id: string; name: string; picture: Drawing | null } | null;
  /** when in the game this is, in words: "round 3" */
  moment(view: View): string;
  /** players hold something that the others must not see: at one screen a curtain falls between their turns */
  hides: boolean;
  /** the button that ends one's turn while it cannot be pressed yet, and why: texts; null where there is none */
  standing: { text: string; why: string } | null;
  /** keys the scene has beside those of every table, and the texts that explain them */
  keys: readonly (readonly [key: string, text: string])[];
}

/** The table of a game, fetched when somebody sits down at one; a game without drawings has one in words. */
export async function loadGame(id: string): Promise<GameTable> {
  const found = manifestOf(id)?.table ?? (() => import('./plain'));
  return (await found()).game;
}
