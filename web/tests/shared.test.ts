import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What all games share knows none of them: a game is its folder, found by its manifest. */

const SOURCE = join(import.meta.dirname, '../src');
const GAMES = readdirSync(join(SOURCE, 'games'), { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));
/** words that belong to one game and have crept into shared code before */
const THEIRS = ['prisma', 'gwidyon'];

const shared = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
  .filter((one) => one.isFile() && /\.(ts|svelte)$/.test(one.name))
  .map((one) => join(one.parentPath, one.name))
  .filter((path) => !GAMES.some((game) => path.startsWith(join(SOURCE, 'games', game))));

describe('shared code', () => {
  it('is found', () => expect(shared.length).toBeGreaterThan(50));

  it.each(shared.map((path) => [path.slice(SOURCE.length + 1), path]))('%s names no game', (_, path) => {
    const words = readFileSync(path, 'utf-8').toLowerCase();
    expect([...GAMES, ...THEIRS].filter((name) => words.includes(name))).toEqual([]);
  });

  it.each(GAMES)('%s has a manifest', (game) => {
    expect(readFileSync(join(SOURCE, 'games', game, 'index.ts'), 'utf-8')).toContain('export const manifest');
  });
});
