import { expect, it } from 'vitest';
import { applyChanges, BadChange } from '../src/lib/changes';

const view = {
  round: 1,
  players: [
    { drops: [1, 2], leaves: 0 },
    { drops: [3, 4], leaves: 1 },
  ],
};

it('puts values at their places', () => {
  const after = applyChanges(view, [
    [['round'], 2],
    [['players', 1, 'drops', 0], 9],
    [['players', 1, 'leaves'], 5],
  ]);
  expect(after).toEqual({
    round: 2,
    players: [
      { drops: [1, 2], leaves: 0 },
      { drops: [9, 4], leaves: 5 },
    ],
  });
});

it('leaves the old view whole and shares what did not change', () => {
  const before = structuredClone(view);
  const after = applyChanges(view, [[['players', 1, 'drops', 0], 9]]);
  expect(view).toEqual(before);
  expect(after['players'][0]).toBe(view.players[0]);
});

it('an empty place replaces the whole view, and later changes go into the new one', () => {
  const fresh = { round: 7 };
  expect(
    applyChanges(view, [
      [[], fresh],
      [['round'], 8],
    ]),
  ).toEqual({ round: 8 });
  expect(fresh).toEqual({ round: 7 });
});

it('says so when the place does not exist', () => {
  expect(() => applyChanges(view, [[['players', 4, 'drops', 0], 1]])).toThrow(BadChange);
});
