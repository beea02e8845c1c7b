import { describe, expect, it } from 'vitest';
import { href, parseRoute } from '../src/lib/routes';
import type { GameInfo, RuleInfo } from '../src/lib/protocol';
import { ticks } from '../src/pages/chart';
import { findRules, headingOf, parts, sections } from '../src/pages/catalogue';
import type { Component } from '../src/pages/looks';
import { filtered, isReconstructed, kindsOf } from '../src/pages/shelf';
import { choicesFor, neededBy, newSeat, newWish, rivalOf, seedIsWrong, toNewTable, valuesFor, withPacks } from '../src/pages/wish';

describe('routes', () => {
  it('finds pages with what belongs to them', () => {
    expect(parseRoute('')).toEqual({ page: 'home', id: '', more: '' });
    expect(parseRoute('#/new/mycelia')).toEqual({ page: 'new', id: 'mycelia', more: '' });
    expect(parseRoute('#/join/T1/key')).toEqual({ page: 'join', id: 'T1', more: 'key' });
    expect(parseRoute('#/rules/mycelia/MYC-HIRE-03')).toEqual({ page: 'rules', id: 'mycelia', more: 'MYC-HIRE-03' });
  });

  it('is lost without the id or key that a page needs, and with a broken escape', () => {
    for (const hash of ['#/table', '#/join/T1', '#/watch/T1/', '#/nowhere/x', '#/table/%E0%A4%A']) {
      expect(parseRoute(hash).page, hash).toBe('lost');
    }
  });

  it('comes back to where an address leads', () => {
    expect(parseRoute(href('replay', 'a/b', '7'))).toEqual({ page: 'replay', id: 'a/b', more: '7' });
    expect(href('home')).toBe('#/');
  });
});

const GAME: GameInfo = {
  id: 'grove',
  rules_version: 1,
  least_players: 1,
  most_players: 4,
  rivals: [
    { id: 'owl', players: [1], colour: 3 },
    { id: 'fox', players: [1, 2], colour: 2 },
  ],
  modules: [
    { id: 'small', needs: [] },
    { id: 'great', needs: ['small'] },
  ],
  choices: [
    { id: 'boards', values: ['front', 'star'], default: 'front', per_seat: true, players: [], rival: '', who_begins: false },
    {
      id: 'starter',
      values: ['random', '1', '2', '3', '4'],
      default: 'random',
      per_seat: false,
      players: [2, 3, 4],
      rival: '',
      who_begins: true,
    },
    { id: 'rival', values: ['owl', 'fox'], default: 'owl', per_seat: false, players: [1], rival: '', who_begins: false },
    { id: 'rival', values: ['none', 'fox'], default: 'none', per_seat: false, players: [2], rival: '', who_begins: false },
    { id: 'owl', values: ['20', '25'], default: '20', per_seat: false, players: [], rival: 'owl', who_begins: false },
  ],
  bots: ['random', 'greedy', 'search'],
  own_bots: [],
  languages: ['en'],
  packs: [
    { id: 'damp', name: 'Damp wood', values: { boards: ['my_marsh'] } },
    { id: 'dry', name: 'Dry wood', values: {} },
  ],
  lessons: [],
  guide: false,
};

describe('setting a table', () => {
  it('begins with me and a friend, everything as the game has it', () => {
    expect(toNewTable(GAME, newWish(GAME, 'Ines'))).toEqual({
      game: 'grove',
      seats: [
        { kind: 'me', name: 'Ines' },
        { kind: 'friend', name: '' },
      ],
      modules: [],
      options: { boards: 'front', starter: 'random', rival: 'none' },
      seed: null,
      patience: 600,
      pace: 0,
      packs: [],
    });
  });

  it('sets a time for decisions only where somebody else may wait', () => {
    const wish = { ...newWish(GAME, 'Ines'), pace: 600 };
    expect(toNewTable(GAME, wish).pace).toBe(600);
    const alone = {
      ...wish,
      seats: wish.seats.map((seat) => ({ ...seat, kind: seat.kind === 'friend' ? ('bot' as const) : seat.kind })),
    };
    expect(toNewTable(GAME, alone).pace).toBe(0);
  });

  it('sends a value for every seat only when they differ, and a seed as a number', () => {
    const wish = newWish(GAME, 'Ines');
    wish.seats[1] = { ...newSeat(GAME, 'bot'), options: { boards: 'star' } };
    wish.seed = ' 42 ';
    const made = toNewTable(GAME, wish);
    expect(made.options).toEqual({ boards: 'front,star', starter: 'random', rival: 'none' });
    expect(made.seats[1]).toEqual({ kind: 'bot', name: '', bot: 'greedy' });
    expect(made.seed).toBe(42);
  });

  it('offers the boards of a pack while it is played with', () => {
    const wish = newWish(GAME, 'Ines');
    wish.packs = ['damp'];
    expect(choicesFor(withPacks(GAME, wish.packs), 2, true)[0]!.values).toEqual(['front', 'star', 'my_marsh']);
    wish.seats[0]!.options['boards'] = 'my_marsh';
    expect(toNewTable(GAME, wish)).toMatchObject({ packs: ['damp'], options: { boards: 'my_marsh,front' } });
    wish.packs = ['dry'];
    expect(toNewTable(GAME, wish)).toMatchObject({ packs: ['dry'], options: { boards: 'front' } });
  });

  it('offers only what fits the number of seats', () => {
    const alone = { ...newWish(GAME, ''), seats: [newSeat(GAME, 'me')] };
    expect(toNewTable(GAME, alone).options).toEqual({ boards: 'front', rival: 'owl', owl: '20' });
    alone.options['rival'] = 'fox';
    expect(toNewTable(GAME, alone).options).toEqual({ boards: 'front', rival: 'fox' });
    const starter = choicesFor(GAME, 3, false)[0]!;
    expect(valuesFor(starter, 3)).toEqual(['random', '1', '2', '3']);
  });

  it('knows who of the book plays: one alone always, beside several only if chosen', () => {
    expect([rivalOf(GAME, 1), rivalOf(GAME, 1, 'fox'), rivalOf(GAME, 1, 'none')]).toEqual(['owl', 'fox', 'owl']);
    expect([rivalOf(GAME, 2), rivalOf(GAME, 2, 'fox'), rivalOf(GAME, 2, 'owl'), rivalOf(GAME, 3, 'fox')]).toEqual(['', 'fox', '', '']);
  });

  it('lets a starter go whose seat was taken away', () => {
    const wish = newWish(GAME, '');
    wish.options['starter'] = '3';
    expect(toNewTable(GAME, wish).options?.['starter']).toBe('random');
  });

  it('brings along what a module needs', () => {
    expect([...neededBy(GAME.modules, ['great'])]).toEqual(['small']);
    expect([...neededBy(GAME.modules, ['small'])]).toEqual([]);
  });

  it.each(['-1', '1.5', 'x', '99999999999999999999'])('does not take "%s" for a seed', (seed) => expect(seedIsWrong(seed)).toBe(true));
  it.each(['', ' ', '0', '9007199254740991'])('takes "%s" for a seed', (seed) => expect(seedIsWrong(seed)).toBe(false));
});

describe('charts', () => {
  it.each([
    [0, [0, 1]],
    [4, [0, 1, 2, 3, 4]],
    [22, [0, 5, 10, 15, 20, 25]],
    [123, [0, 50, 100, 150]],
  ])('has round marks up to %d', (most, marks) => expect(ticks(most)).toEqual(marks));
});

const RULES: RuleInfo[] = [
  { id: 'GRO-A-01', section: '1. Trees', text: 'Trees grow, see GRO-B-01.', ruling: false, language: 'en' },
  { id: 'GRO-A-02', section: '1. Trees', text: '(ruling) Trees sleep. See GRO-X-09.', ruling: true, language: 'en' },
  { id: 'GRO-B-01', section: '2. Owls', text: 'Owls fly (ruling: at night).', ruling: true, language: 'en' },
];

describe('the catalogue', () => {
  it('finds all words, an id, or a family of ids', () => {
    const ids = (wanted: string): string[] => findRules(RULES, wanted).map((rule) => rule.id);
    expect(ids('')).toEqual(['GRO-A-01', 'GRO-A-02', 'GRO-B-01']);
    expect(ids('TREES sleep')).toEqual(['GRO-A-02']);
    expect(ids('gro-a')).toEqual(['GRO-A-01', 'GRO-A-02']);
    expect(ids('squirrel')).toEqual([]);
  });

  it('keeps the order and headings of the book', () => {
    expect(sections(RULES).map((one) => [one.name, one.rules.length])).toEqual([
      ['1. Trees', 2],
      ['2. Owls', 1],
    ]);
  });

  it('says a heading without its number and ids', () => {
    const rules = [...RULES, { ...RULES[2]!, id: 'GRO-C-01', section: '12. DECAY and DISCOVER (GRO-DEC, GRO-DIS)' }];
    expect(['GRO-A-01', 'GRO-C-01', 'GRO-X-09'].map((id) => headingOf(rules, id))).toEqual(['Trees', 'DECAY and DISCOVER', '']);
  });

  it('links ids that exist and marks a ruling where it begins', () => {
    const ids = new Set(RULES.map((rule) => rule.id));
    expect(parts(RULES[0]!, ids)).toEqual([
      { kind: 'text', text: 'Trees grow, see ' },
      { kind: 'rule', text: 'GRO-B-01' },
      { kind: 'text', text: '.' },
    ]);
    expect(parts(RULES[1]!, ids).map((part) => part.kind)).toEqual(['ruling', 'text', 'text', 'text']);
    expect(parts(RULES[2]!, ids)[0]).toEqual({ kind: 'ruling', text: '(ruling)' });
  });
});

const thing = (id: string, kind: string, box: string, src: Record<string, string> = {}): Component => ({
  id,
  kind,
  name: id,
  box,
  copies: 1,
  src,
});

describe('the shelf of components', () => {
  const all = [thing('oak', 'tree', 'base'), thing('elm', 'tree', 'more'), thing('owl', 'bird', 'base')];
  const ids = (filter: { kind?: string; box?: string; words?: string }): string[] =>
    filtered(all, { kind: '', box: '', words: '', ...filter }, (one) => `${one.id} Sleeps by day`).map((one) => one.id);

  it('is filtered by kind, box and words together', () => {
    expect(ids({})).toEqual(['oak', 'elm', 'owl']);
    expect(ids({ kind: 'tree' })).toEqual(['oak', 'elm']);
    expect(ids({ kind: 'tree', box: 'base' })).toEqual(['oak']);
    expect(ids({ words: 'DAY ow' })).toEqual(['owl']);
    expect(kindsOf(all, 'box')).toEqual(['base', 'more']);
  });

  it('marks what is reconstructed, but not for the bookkeeping of a content file', () => {
    const told = (fact: string): boolean => fact !== 'id';
    expect(isReconstructed(thing('a', 'tree', 'base', { cost: 'reconstructed', name: 'rulebook' }), told)).toBe(true);
    expect(isReconstructed(thing('a', 'tree', 'base', { cost: 'reconstructed-and-tuned' }), told)).toBe(true);
    expect(isReconstructed(thing('a', 'tree', 'base', { id: 'reconstructed', cost: 'rulebook' }), told)).toBe(false);
  });
});
