import type { Part } from '../../src/games/salamandra/art';
import type { Component } from '../../src/games/salamandra/components';

/** The content file for tests without a server: its gains word by word ("scroll(1) & vp(2,each=grove)"). */

type Entry = { id: string; work?: { get: unknown } } & Record<string, unknown>;

const word = (text: string): Part => {
  const [, name = text, count = '1', each] = /^(\w+)(?:\((\d+)(?:,each=(\w+))?\))?$/.exec(text) ?? [];
  return { word: name, args: { count: Number(count), each } };
};

const parts = (gain: unknown): Part[] =>
  typeof gain === 'string'
    ? gain.split(' & ').map(word)
    : Object.entries((gain ?? {}) as Record<string, number>).map(([good, count]) => ({ word: good, args: { count } }));

/** An entry of the content file as the server would list it. */
export const listed = (one: Entry, kind: string): Component => {
  const gains = { bonus: one.bonus, work: one.work?.get, get: one.get, get_if_deck_empty: one.get_if_deck_empty, does: one.does };
  const drawn = Object.fromEntries(Object.entries(gains).flatMap(([key, gain]) => (gain ? [[key, parts(gain)]] : [])));
  return { name: one.id, ...one, kind, drawn } as Component;
};
