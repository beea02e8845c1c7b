import { describe, expect, it } from 'vitest';
import { type Drawing } from '../../src/art/draw';
import * as art from '../../src/games/mycelium/art';
import { centre, isUp, windsOf } from '../../src/games/mycelium/map';
import { placesOf } from '../../src/games/mycelium/places';
import { staging } from '../../src/games/mycelium/staging';
import { type MyceliumView, paidSoFar } from '../../src/games/mycelium/view';
import { applyChanges } from '../../src/lib/changes';
import type { ComponentList, TableEvent, View } from '../../src/lib/protocol';
import { pretendBrowser } from '../browserlike';

pretendBrowser();
const { Components } = await import('../../src/games/mycelium/components');

const TILE = { id: 'tile_red_05', kind: 'tile', name: '', colour: 'red', wind: 'OUA', insect: false };
const CARD = {
  id: 'automa_01',
  kind: 'automa_card',
  name: '',
  medium: { cost: { red: 2, any: 1 }, spread: 3 },
  hard: { cost: { any: 1 }, spread: 4 },
};
const components = new Components({ components: [TILE, CARD], labels: {}, words: {}, looks: {} } as unknown as ComponentList);
const show = staging(components);

const tile = (cell: string, more: object = {}) => ({
  cell,
  id: `tile_${cell}`,
  colour: 'red',
  rotation: 0,
  wind: windsOf('OUA'),
  insect: false,
  mother: null,
  mushroom: null,
  spores: [0, 0],
  ...more,
});
const board = { card: null, counter: 0, token: null, blocked: false, tucked: [], more: 0, with_mother: false };
const player = { insects: 0, supply: 10, boards: [board, board], hand: [], hand_size: 0 };
const view = {
  tiles: [tile('1,0,0', { spores: [2, 1] }), tile('1,1,0', { spores: [1, 0], mushroom: { owner: 1, board: 1 } })],
  players: [player, player],
  wind: null,
  payment: null,
  automa: { level: 'medium', deck: 9, used: [], card: null },
} as unknown as View;
const event = (kind: string, facts: TableEvent['facts'], seat = 0): TableEvent => ({ kind, seat, facts, rule: '' });
const after = (one: TableEvent, from: View = view): MyceliumView =>
  applyChanges(applyChanges(from, show.lift(from, one)), show.land(from, one)) as unknown as MyceliumView;

const sound = (d: Drawing): void => {
  expect(d.body).not.toMatch(/NaN|undefined|Infinity/);
  for (const side of d.box) expect(Number.isFinite(side)).toBe(true);
};

describe('the triangles', () => {
  it('stand on their base or on their tip, and lie where their numbers say', () => {
    expect([isUp('1,1,0'), isUp('1,0,0')]).toEqual([true, false]);
    expect(centre('1,1,0').y).toBeLessThan(centre('1,0,0').y);
  });
  it('have their wind signs clockwise, turned one side on each time', () => {
    expect(windsOf('OUA', 0)).toEqual({ a: 'O', c: 'U', b: 'A' });
    expect(windsOf('OUA', 1)).toEqual({ c: 'O', b: 'U', a: 'A' });
    expect(windsOf('OUA', 2)).toEqual({ b: 'O', a: 'U', c: 'A' });
  });
  it('are drawn soundly with everything that stands on them', () => {
    for (const up of [true, false]) for (const one of [art.rim(up, '#fff'), art.dashed(up, '#fff'), art.clearing(up)]) sound(one);
    sound(art.barred());
    sound({ box: [-13, -13, 26, 26], body: art.orderBody(3) });
    sound(art.costRow({ red: 2, any: 1 }));
  });
});

describe('what happens is shown as it happens', () => {
  it('the wind blows first, then spores fall one after another', () => {
    const blown = after(event('area', { symbol: 'A', cell: '1,1,0', side: 'b', count: 2, cells: ['1,1,0', '1,0,0'], depths: [0, 1] }));
    expect(blown.wind).toMatchObject({ symbol: 'A', left: 2, laid: [], area: { '1,1,0': 0, '1,0,0': 1 } });
    const fallen = after(event('spore-laid', { cell: '1,1,0' }), blown as unknown as View);
    expect(fallen.wind).toMatchObject({ left: 1, laid: ['1,1,0'] });
    expect(fallen.tiles[1]!.spores).toEqual([2, 0]);
    expect(fallen.players[0]!.supply).toBe(9);
    expect(after(event('turn', { round: 2 }, 1), fallen as unknown as View).wind).toBeNull();
  });
  it('spores that are spent leave their tiles, whoever they belonged to', () => {
    const spent = after(event('spores-spent', { cells: ['1,0,0', '1,0,0', '1,0,0'], owners: [0, 0, 1] }));
    expect(spent.tiles[0]!.spores).toEqual([0, 0]);
  });
  it('a mushroom grows and decays', () => {
    const grown = after(event('automa-fruits', { cell: '1,0,0', board: 2 }, 1));
    expect(grown.tiles[0]!.mushroom).toEqual({ owner: 1, board: 2 });
    expect(grown.players[1]!.boards[1]!.token).toBe('1,0,0');
    expect(after(event('automa-decays', { cell: '1,1,0', board: 1, effect: '' }, 1)).tiles[1]!.mushroom).toBeNull();
  });
  it('a mother who has moved stands there, so that her next flight begins there', () => {
    const moved = after(event('moved', { cells: ['1,0,0', '1,1,0'], insects: 0 }));
    expect([moved.players[0]!.mother, moved.tiles[1]!.mother]).toEqual(['1,1,0', 0]);
    const sent = after(event('mother-sent', { whom: 0, cell: '1,0,0' }, 1), moved as unknown as View);
    expect([sent.players[0]!.mother, sent.tiles[0]!.mother, sent.tiles[1]!.mother]).toEqual(['1,0,0', 0, null]);
  });
  it('a new tile lies there at once, turned as it was laid', () => {
    const laid = after(event('tile-laid', { tile: 'tile_red_05', cell: '2,0,0', rotation: 1, insect: 1 }));
    expect(laid.tiles[2]).toMatchObject({ cell: '2,0,0', colour: 'red', wind: { c: 'O', b: 'U', a: 'A' }, insect: true, spores: [0, 0] });
  });
  it('what the automa considered takes no time', () => {
    const events = [event('automa-skips', { action: 'fruit', why: 'cannot-pay' }, 1), event('automa-card', { card: 'automa_01' }, 1)];
    expect(show.script(events).map((one) => one.kind)).toEqual(['automa-card']);
    expect(after(events[1]!).automa!.card).toBe('automa_01');
  });
});

it('the automa plays one half of its card', () => {
  expect(components.half('automa_01', 'medium')?.spread).toBe(3);
  expect(components.half('automa_01', 'hard')?.spread).toBe(4);
});

it('a spore on a black tile pays for what is still owed', () => {
  const paying = {
    ...view,
    tiles: [tile('1,0,0'), tile('1,1,0', { colour: 'black' })],
    payment: { card: 'x', cost: { red: 1, green: 1 }, taken: [{ cell: '1,0,0', owner: 0 }, { cell: '1,1,0', owner: 0 }], rest: [] }, // prettier-ignore
  } as unknown as MyceliumView;
  expect(paidSoFar(paying)).toEqual({ red: 1, green: 1 });
});

it('a line of the log marks the tiles it speaks of', () => {
  expect(placesOf({ kind: 'moved', seat: 0, facts: { cells: ['1,0,0', '1,1,0'] } })).toEqual(['tile:1,0,0', 'tile:1,1,0']);
});
