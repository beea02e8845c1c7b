/** The view of a game that nobody has drawn, as places with things in them. It follows from the names in the view:
 *  `market: [...]` are the places `market:0`, `market:1`; `hand: [...]` of the player at seat 2 are `hand:2:0`, ... */

import type { View } from '../../lib/protocol';

/** Something that lies in a place: a component, or words. */
export interface Lying {
  /** the names options and events may have for it, the exact one first */
  ids: readonly string[];
  /** the component it is, if it is one */
  component: string;
  words: string;
}

/** A place with a name: a number, a word, or things in a row. */
export interface Place {
  name: string;
  /** the names options and events may have for the whole */
  ids: readonly string[];
  value: string;
  things: readonly Lying[];
}

/** What every view has for the machinery. */
const BOOKKEEPING = new Set(['seat', 'deciding', 'active', 'over', 'players', 'moves']);

type Known = (id: string) => boolean;

const simple = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value);

function lying(value: unknown, ids: readonly string[], known: Known): Lying {
  const words = simple(value) ? String(value) : value === null || value === undefined ? '' : wordsOf(value);
  return {
    ids: known(words) ? [...ids, ...ids.map((id) => `${id.slice(0, id.lastIndexOf(':'))}:${words}`)] : ids,
    component: known(words) ? words : '',
    words,
  };
}

/** Anything in a line of words: `wood 2, stone 1`. */
function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, one]) => `${key.replaceAll('_', ' ')} ${wordsOf(one)}`)
      .join(', ');
  return String(value ?? '');
}

function placeOf(name: string, value: unknown, ids: readonly string[], known: Known): Place {
  if (Array.isArray(value))
    return {
      name,
      ids,
      value: '',
      things: value.map((one, i) =>
        lying(
          one,
          ids.map((id) => `${id}:${i}`),
          known,
        ),
      ),
    };
  if (typeof value === 'object' && value !== null)
    return {
      name,
      ids,
      value: '',
      things: Object.entries(value).map(([key, one]) => {
        const it = lying(
          one,
          ids.map((id) => `${id}:${key}`),
          known,
        );
        return it.component ? it : { ...it, words: `${key.replaceAll('_', ' ')}: ${it.words}` };
      }),
    };
  const one = lying(value, ids, known);
  return one.component ? { name, ids: [], value: '', things: [one] } : { name, ids, value: one.words, things: [] };
}

/** What lies on the table. */
export const tablePlaces = (view: View, known: Known): Place[] =>
  Object.entries(view)
    .filter(([name]) => !BOOKKEEPING.has(name))
    .map(([name, value]) => placeOf(name, value, [name], known));

/** What a player has. */
export const playerPlaces = (view: View, seat: number, known: Known): Place[] => {
  const player = (view['players'] as readonly Record<string, unknown>[] | undefined)?.[seat] ?? {};
  return Object.entries(player).map(([name, value]) => placeOf(name, value, [`${name}:${seat}`], known));
};
