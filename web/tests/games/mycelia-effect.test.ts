import { describe, expect, it } from 'vitest';
import trees from './mycelia-effects.json';
import { type Effect, some } from '../../src/games/mycelia/art/effect';
import { effectRow } from '../../src/games/mycelia/art/effectrow';

const word = (name: string, icon = name, args: Record<string, unknown> = {}): Effect => ({ op: 'word', word: name, icon, args });

describe('every effect of Mycelia and Prisma', () => {
  // What the server sends; a Python test keeps the file in step with the cards.
  const all = Object.entries(trees as unknown as Record<string, Effect>);

  it('is found', () => expect(all.length).toBeGreaterThan(60));

  it.each(all)('%s has an icon for each word', (_, tree) => {
    const drawn = effectRow(tree);
    expect(drawn.body).not.toContain('data-unknown');
    expect(drawn.body).not.toMatch(/NaN|undefined/);
    expect(drawn.box[2]).toBeGreaterThan(10);
  });
});

describe('an effect', () => {
  const leaf = word('leaves', 'leaves', { count: 1 });

  it('is drawn by the name that its word has for its drawing', () =>
    expect(effectRow(word('anything', 'leaves', { count: 2 })).body).toBe(effectRow(word('leaves', 'leaves', { count: 2 })).body));

  it('shows what nobody has drawn yet as a question, not as nothing', () =>
    expect(effectRow(word('dance')).body).toContain('data-unknown="dance"'));

  it.each([
    { op: 'times', count: 2, parts: [leaf] },
    { op: 'if_possible', parts: [leaf] },
    { op: 'optional', parts: [leaf] },
    { op: 'one_of', parts: [leaf, leaf] },
    { op: 'pay', parts: [leaf, { op: 'each', parts: [leaf] }] },
    { op: 'up_to', count: 3, parts: [{ op: 'then', parts: [leaf, leaf] }] },
  ] as Effect[])('is drawn whatever it is put together with: $op', (effect) => {
    const [alone, whole] = [effectRow(leaf), effectRow(effect)];
    expect(whole.box[2]).toBeGreaterThan(alone.box[2]);
    expect(whole.body).not.toMatch(/NaN|undefined/);
  });

  it('that does nothing is an empty drawing', () => {
    expect([effectRow(null).box[2], effectRow({ op: 'none' }).box[2]]).toEqual([1, 1]);
    expect([some(undefined), some({ op: 'none' }), some(leaf)]).toEqual([null, null, leaf]);
  });
});
