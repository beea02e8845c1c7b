import { describe, expect, it } from 'vitest';
import type { Decision, Option, Rating } from '../../src/lib/protocol';
import { chancesOf, hurts, looseOptions, numbered, onlyPlace, optionsAt, passingOption, within } from '../../src/table/choices';

const KINDS: Record<string, Option['kind']> = { skip: 'skip', done: 'skip', pay: 'skip', 'end turn': 'end', pass: 'end' };
const option = (name: string, elements: string[] = [], final: Option['final'] = ''): Option => ({
  name,
  kind: KINDS[name] ?? '',
  message: { key: 'x', args: {} },
  rule: '',
  elements,
  final,
});
const decision = (...options: Option[]): Decision => ({
  seat: 0,
  prompt: { message: { key: 'ask', args: {} }, rule: '', source: '' },
  options,
});

describe('options and places', () => {
  it('finds the options that name a place, and those of things lying in it', () => {
    const all = [option('to B1', ['field:0:B1']), option('prism to B1', ['field:0:B1']), option('trash leaf', ['discard:0:leaf_one'])];
    expect(optionsAt(all, 'field:0:B1').map((one) => one.name)).toEqual(['to B1', 'prism to B1']);
    expect(optionsAt(all, 'discard:0').map((one) => one.name)).toEqual(['trash leaf']);
    expect(optionsAt(all, 'field:0:B2')).toEqual([]);
  });

  it('does not take hand 1 for a holder of hand 10', () => {
    expect(within('hand:0:10', 'hand:0:1')).toBe(false);
    expect(within('hand:0:1', 'hand:0:1')).toBe(true);
  });

  it('gives a button to what no place shows, but not to skip', () => {
    const all = [
      option('choose a', ['side:0']),
      option('trash x', ['discard:0:x']),
      option('A1', ['field:0:A1']),
      option('again'),
      option('skip'),
    ];
    expect(looseOptions(all, new Set(['field:0:A1', 'discard:0'])).map((one) => one.name)).toEqual(['choose a', 'trash x', 'again']);
    expect(passingOption(all)?.name).toBe('skip');
  });

  it('opens the menu by itself only when all options but skip lie on one place', () => {
    const one = option('remove 1', ['field:0:C3']);
    const two = option('remove 2', ['field:0:C3']);
    expect(onlyPlace([one, two, option('skip')])).toBe('field:0:C3');
    expect(onlyPlace([one, option('skip')])).toBeUndefined();
    expect(onlyPlace([one, two, option('A1', ['field:0:A1'])])).toBeUndefined();
    expect(onlyPlace([option('again'), option('more')])).toBeUndefined();
  });

  it('numbers options in their order and the passing one last', () => {
    expect(numbered([option('skip'), option('a'), option('b')]).map((one) => one.name)).toEqual(['a', 'b', 'skip']);
  });
});

describe('what is confirmed', () => {
  const end = option('end turn', [], 'turn');
  const reveal = option('tile a', ['tile:0:a'], 'reveal');
  const field = option('A1', ['field:0:A1'], 'turn');

  it('asks before a reveal and before ending a turn with more to do', () => {
    expect(hurts(reveal, decision(reveal, end), false)).toBe(true);
    expect(hurts(end, decision(reveal, end), false)).toBe(true);
  });
  it('does not ask when there is nothing else to do, for a field, or for what can be taken back', () => {
    expect(hurts(end, decision(end), false)).toBe(false);
    expect(hurts(field, decision(field, end), false)).toBe(false);
    expect(hurts(option('play x'), decision(end), false)).toBe(false);
  });
  it('never asks somebody who is alone and may take back anything', () => {
    expect(hurts(reveal, decision(reveal, end), true)).toBe(false);
  });
});

describe('chances of a hint', () => {
  const rated = (...estimates: number[]): Rating[] =>
    estimates.map((estimate) => ({ name: 'x', estimate, verdict: { key: 'hint-best', args: {} }, reasons: [] }));
  it('are shown where they tell options apart', () => {
    expect(chancesOf(rated(0.42, 0.4, 0.316))).toEqual(['42 %', '40 %', '32 %']);
  });
  it('are not shown where all is won or lost, or all are alike', () => {
    expect(chancesOf(rated(0.004, 0.001, 0))).toEqual(['', '', '']);
    expect(chancesOf(rated(0.999, 0.9))).toEqual(['', '']);
    expect(chancesOf(rated(0.5, 0.499))).toEqual(['', '']);
    expect(chancesOf([])).toEqual([]);
  });
});
