import type { Option } from '../lib/protocol';
import { numbered, passingOption } from './choices';
import { ARROWS, type Direction } from './walk';

/** What a key means at the table. */
export type Command =
  | { do: 'walk'; direction: Direction }
  | { do: 'choose'; option: Option }
  | { do: 'undo' | 'undo-turn' | 'redo' | 'hint' | 'log' | 'rules' | 'again' | 'options' | 'help' | 'escape' };

const KEYS: Record<string, Exclude<Command['do'], 'walk' | 'choose'>> = {
  u: 'undo',
  U: 'undo-turn',
  y: 'redo',
  h: 'hint',
  l: 'log',
  r: 'rules',
  a: 'again',
  o: 'options',
  '?': 'help',
  Escape: 'escape',
};

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The command of a key; null for keys that are not ours. Numbers choose the nth option, 0 lets it pass. */
export function commandOf(event: Key, options: readonly Option[]): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const direction = ARROWS[event.key];
  if (direction) return { do: 'walk', direction };
  if (/^[0-9]$/.test(event.key)) {
    const option = event.key === '0' ? passingOption(options) : numbered(options)[Number(event.key) - 1];
    return option ? { do: 'choose', option } : null;
  }
  const word = KEYS[event.key];
  return word ? { do: word } : null;
}
