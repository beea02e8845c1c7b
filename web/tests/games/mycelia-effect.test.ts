import { describe, expect, it } from 'vitest';
import content from '../../../src/fairyring/games/mycelia/content/mycelia.toml';
import { BadEffect, parseEffect } from '../../src/games/mycelia/art/effect';
import { effectRow } from '../../src/games/mycelia/art/effectrow';

const move = (...words: string[]) => ({ kind: 'atom', name: 'move', words, given: [] });

describe('the notation of effects', () => {
  it('reads a repeated move and a bonus for the others', () => {
    expect(parseEffect('2x move(any,1) & others(move(any,1))')).toEqual({
      kind: 'and',
      parts: [
        { kind: 'times', times: 2, what: move('any', '1') },
        { kind: 'atom', name: 'others', words: [], given: [], inner: move('any', '1') },
      ],
    });
  });

  it('binds "/" closer than "&"', () => {
    const e = parseEffect('leaves(1) & move(any,1) / trash(2)');
    expect(e.kind === 'and' && e.parts.map((p) => p.kind)).toEqual(['atom', 'or']);
  });

  it('keeps numbers with names in their written order', () => {
    expect(parseEffect('field(water,need=2,move=1,remove=1)')).toEqual({
      kind: 'atom',
      name: 'field',
      words: ['water'],
      given: [
        ['need', 2],
        ['move', 1],
        ['remove', 1],
      ],
    });
  });

  it('reads brackets, ranges, the beetle and words without brackets', () => {
    expect(parseEffect('3x (move(moss,1..2) & remove(leaf,2,exact)) & gwidyon_flip')).toMatchObject({
      parts: [
        { times: 3, what: { kind: 'and', parts: [{ words: ['moss', '1..2'] }, { words: ['leaf', '2', 'exact'] }] } },
        { name: 'gwidyon_flip' },
      ],
    });
  });

  it('reads what a gift does each time something happens', () => {
    expect(parseEffect('on_buy(display): favour(2)')).toMatchObject({
      kind: 'when',
      event: { name: 'on_buy', words: ['display'] },
      then: { name: 'favour' },
    });
  });

  it('reads "" and "none" as no effect', () => {
    expect([parseEffect(''), parseEffect('none')]).toEqual([{ kind: 'none' }, { kind: 'none' }]);
  });

  it.each([
    ['move(any,1', '")" is missing', 10],
    ['move(any,1) leaves(2)', 'is left over', 12],
    ['2x ', 'it stops too early', 3],
    ['move(,1)', 'a word or a number is missing', 5],
    ['?', 'is not the beginning of an effect', 0],
  ])('says what is wrong with %s', (text, problem, place) => {
    const error = (() => {
      try {
        parseEffect(text);
      } catch (e) {
        return e;
      }
    })() as BadEffect;
    expect(error).toBeInstanceOf(BadEffect);
    expect([error.text, error.place]).toEqual([text, place]);
    expect(error.message).toContain(problem);
  });
});

describe('every effect of Mycelia and Prisma', () => {
  const KEYS = ['effect', 'prisma_effect', 'once', 'passive', 'you', 'gwidyon'];
  const texts = Object.values(content)
    .filter((table): table is Record<string, unknown>[] => Array.isArray(table))
    .flatMap((table) => table.flatMap((entry) => KEYS.map((k) => entry[k]).filter((x): x is string => typeof x === 'string' && x !== '')));

  it('is found', () => expect(texts.length).toBeGreaterThan(80));

  it.each([...new Set(texts)])('%s has an icon for each word', (text) => {
    const drawn = effectRow(text);
    expect(drawn.body).not.toContain('data-unknown');
    expect(drawn.body).not.toMatch(/NaN|undefined/);
    if (text !== 'none') expect(drawn.box[2]).toBeGreaterThan(10);
  });

  it('shows what nobody has drawn yet as a question, not as nothing', () =>
    expect(effectRow('dance(3)').body).toContain('data-unknown="dance"'));
});
