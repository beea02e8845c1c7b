import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '../src/art/colour';
import { TERRAIN_COLOUR } from '../src/games/mycelia/art';
import { FIELD_COLOUR } from '../src/games/salamandra/art';

const css = readFileSync(new URL('../src/style/tokens.css', import.meta.url), 'utf8');

/** A colour token as it is by day and by night. */
function token(name: string): [day: string, night: string] {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1];
  if (!value) throw new Error(`tokens.css has no --${name}`);
  const both = /light-dark\((#\w+), (#\w+)\)/.exec(value);
  return both ? [both[1]!, both[2]!] : [value, value];
}

const PAPERS = ['paper', 'paper-top', 'paper-low', 'card-top', 'card-low', 'card-band'];
const TEXT: [ink: string, ground: string][] = [
  ...PAPERS.flatMap((p): [string, string][] => ['ink', 'ink-soft'].map((i) => [i, p])),
  ...['paper', 'paper-top'].flatMap((p): [string, string][] =>
    ['link', 'good', 'bad', 'player-0', 'player-1', 'player-2', 'player-3'].map((i) => [i, p]),
  ),
  ...['night', 'night-mid', 'night-lit'].flatMap((p): [string, string][] => ['on-night', 'on-night-soft'].map((i) => [i, p])),
  ['on-press', 'press'],
  ['on-glow', 'glow'],
];

describe('contrast', () => {
  it.each(TEXT)('text of %s on %s is readable (AA, 4.5)', (ink, ground) => {
    [0, 1].forEach((theme) => expect(contrast(token(ink)[theme]!, token(ground)[theme]!)).toBeGreaterThanOrEqual(4.5));
  });

  it.each(['night', 'night-mid', 'night-lit'])('the glow is seen on %s (3)', (ground) => {
    [0, 1].forEach((theme) => expect(contrast(token('glow')[theme]!, token(ground)[theme]!)).toBeGreaterThanOrEqual(3));
  });

  it.each(['night', 'paper', 'glow'])('one of the two focus rings is seen on %s (3)', (ground) => {
    [0, 1].forEach((theme) => {
      const best = Math.max(...['focus-inner', 'focus-outer'].map((ring) => contrast(token(ring)[theme]!, token(ground)[theme]!)));
      expect(best).toBeGreaterThanOrEqual(3);
    });
  });

  // a bright ring between two dark lines: whichever the ground swallows, the other is seen, and the ring itself always
  it.each(Object.entries({ ...TERRAIN_COLOUR, ...FIELD_COLOUR }))('the ring around what can be chosen is seen on %s (3)', (_, ground) => {
    [0, 1].forEach((theme) => {
      const [core, edge] = [token('ring-core')[theme]!, token('ring-edge')[theme]!];
      expect(Math.max(contrast(core, ground), contrast(edge, ground))).toBeGreaterThanOrEqual(3);
      expect(contrast(core, edge)).toBeGreaterThanOrEqual(7);
    });
  });
});
