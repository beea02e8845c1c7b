import { describe, expect, it } from 'vitest';
import { pretendBrowser } from '../browserlike';
import { applyChanges } from '../../src/lib/changes';
import type { ComponentList, TableEvent } from '../../src/lib/protocol';
import { script, staging } from '../../src/games/mycelia/staging';
import { askedAbout, placesOf } from '../../src/games/mycelia/places';
import { nearSeat, otherSeats } from '../../src/table/seats';
import { asMycelia, cellOf, FIELDS, groundOf, type MyceliaView, type PlayerView } from '../../src/games/mycelia/view';

pretendBrowser();
const { Components } = await import('../../src/games/mycelia/components');

const player = (more: Partial<PlayerView> = {}): PlayerView => ({
  board: 'front',
  terrain: FIELDS.map((name) => (name === 'D2' ? 'shrine' : 'moss')),
  extra: [],
  drops: FIELDS.map(() => 1),
  left: 20,
  leaves: 3,
  pile: 4,
  pile_top: [],
  hand_size: 2,
  hand: ['leaf_one', 'boletus_edulis'],
  discard: [],
  tiles: [
    ['a', true],
    ['b', true],
  ],
  ...more,
});
const view = (more: Partial<MyceliaView> = {}): MyceliaView => ({
  seat: 0,
  deciding: 0,
  active: 0,
  starter: 0,
  round: 1,
  ending: false,
  over: false,
  moves: 0,
  boxes: ['base'],
  display: ['x', 'y', 'z', 'u', 'v'],
  pile: 30,
  thrown: [],
  supply: { card: 'supply_1', side: 'a', fields: { dew: ['A1'], spore: ['B2'], root: ['C3'] } },
  shrine: { drops: 4, prism: 0, full: 10 },
  tiles: {},
  extra_shrines: 0,
  removed: [],
  players: [player(), player({ hand: [], hand_size: 3 })],
  ...more,
});
const event = (kind: string, facts: TableEvent['facts'], seat = 0): TableEvent => ({ kind, seat, facts, rule: '' });
const components = new Components({ content: '', components: [], labels: {}, words: {}, looks: {} } as ComponentList);
const stage = staging(components);
const after = (start: MyceliaView, one: TableEvent): MyceliaView => {
  const lifted = applyChanges(start, stage.lift(start, one));
  return asMycelia(applyChanges(lifted, stage.land(lifted, one)));
};

describe('what an event changes while it is shown', () => {
  it('a removed drop leaves the board and lies on the shrine', () => {
    const seen = after(view(), event('removed', { field: 'B3', count: 1, prism: 0 }));
    expect(seen.players[0]!.drops[cellOf('B3')]).toBe(0);
    expect(seen.players[0]!.left).toBe(19);
    expect(seen.shrine.drops).toBe(5);
  });
  it('a moved drop goes from field to field', () => {
    const seen = after(view(), event('moved', { field: 'A1', to: 'B1', prism: 0, shrine: 0 }));
    expect([seen.players[0]!.drops[0], seen.players[0]!.drops[1]]).toEqual([0, 2]);
    expect(seen.shrine.drops).toBe(4);
  });
  it('a played card goes from the hand to the discard pile; of two equal ones only one', () => {
    const seen = after(view({ players: [player({ hand: ['leaf_one', 'leaf_one'] })] }), event('played', { card: 'leaf_one' }));
    expect(seen.players[0]!.hand).toEqual(['leaf_one']);
    expect(seen.players[0]!.discard).toEqual(['leaf_one']);
    expect(seen.players[0]!.hand_size).toBe(1);
  });
  it('a hired hero is paid, leaves a gap and lies on the pile', () => {
    const seen = after(view(), event('hired', { card: 'y', cost: 2, slot: 1 }));
    expect(seen.display[1]).toBeNull();
    expect(seen.players[0]!.leaves).toBe(1);
    expect(seen.players[0]!.pile).toBe(5);
    expect(seen.players[0]!.pile_top).toEqual(['y']);
  });
  it('the supply empties the shrine and brings a drop to every board, not onto shrine fields', () => {
    const seen = after(view(), event('supply', { symbol: 'spore', card: 'supply_1', side: 'a', fields: ['A1', 'D2'] }, -1));
    expect(seen.shrine).toEqual({ drops: 0, prism: 0, full: 10 });
    expect(seen.players.map((one) => [one.drops[0], one.drops[cellOf('D2')], one.left])).toEqual([
      [2, 1, 21],
      [2, 1, 21],
    ]);
  });
  it('a used tile is dimmed, one of two equal ones', () => {
    const tiles: PlayerView['tiles'] = [
      ['d', true],
      ['d', true],
    ];
    const seen = after(view({ players: [player({ tiles })] }), event('tile-used', { tile: 'd', cost: 3 }));
    expect(seen.players[0]!.tiles).toEqual([
      ['d', false],
      ['d', true],
    ]);
    expect(seen.players[0]!.leaves).toBe(0);
  });
  it('an event nobody knows moves nothing and does not stop the show', () => {
    const seen = after(view(), event('something-new', {}));
    expect(seen).toEqual(view());
    expect(stage.motion(view(), event('something-new', {})).flights).toEqual([]);
  });
  it('the view it starts from stays whole', () => {
    const start = view();
    after(start, event('removed', { field: 'B3', count: 1, prism: 0 }));
    expect(start).toEqual(view());
  });
});

describe('what flies', () => {
  it('a drop moved onto a shrine field flies once, by way of that field', () => {
    const shown = script([
      event('moved', { field: 'C2', to: 'D2', prism: 0, shrine: 1 }),
      event('removed', { field: 'C2', count: 1, prism: 0 }),
      event('removed', { field: 'A1', count: 1, prism: 0 }),
    ]);
    expect(shown.map((one) => [one.kind, one.facts['via'] ?? ''])).toEqual([
      ['removed', 'D2'],
      ['removed', ''],
    ]);
    expect(stage.motion(view(), shown[0]!).flights).toMatchObject([{ from: 'field:0:C2', via: 'field:0:D2', to: 'shrine' }]);
  });
  it('my card flies from its place in the hand, another player’s from the hand as a whole', () => {
    expect(stage.motion(view(), event('played', { card: 'boletus_edulis' })).flights).toMatchObject([
      { from: 'hand:0:1', to: 'discard:0' },
    ]);
    expect(stage.motion(view(), event('played', { card: 'boletus_edulis' }, 1)).flights).toMatchObject([
      { from: 'hand:1', to: 'discard:1' },
    ]);
  });
  it('as many drops fly as are removed, prism drops as prism drops', () => {
    const flights = stage.motion(view(), event('removed', { field: 'A1', count: 3, prism: 1 })).flights;
    expect(flights).toHaveLength(3);
    expect(new Set(flights.map((one) => one.drawing?.body)).size).toBe(2);
  });
});

describe('the view', () => {
  it('my board lies large; a spectator sees whoever is at turn', () => {
    expect(nearSeat(view({ active: 1 }), 0)).toBe(0);
    expect(nearSeat(view({ active: 1 }), -1)).toBe(1);
    expect(nearSeat(view({ active: -1 }), -1)).toBe(0);
  });
  it('the others follow in the order of play', () => {
    expect(otherSeats(view({ players: [player(), player(), player(), player()] }), 2)).toEqual([3, 0, 1]);
    expect(otherSeats(view({ players: [player()] }), 0)).toEqual([]);
  });
  it('an extra shrine field is drawn as the tile that covers it', () => {
    const covered = player({ terrain: FIELDS.map(() => 'shrine'), extra: ['B1'] });
    expect(groundOf(covered, cellOf('B1'))).toBe('extra');
    expect(groundOf(covered, cellOf('A1'))).toBe('shrine');
  });
});

describe('places that words speak of', () => {
  it('an event names the fields, tiles and piles it is about', () => {
    expect(placesOf(event('moved', { field: 'A1', to: 'B1' }, 2))).toEqual(['field:2:A1', 'field:2:B1']);
    expect(placesOf(event('favour', { count: 1, from: 2, to: 4 }, 1))).toEqual(['pawn:1']);
    expect(placesOf(event('turn', { round: 3 }, 1))).toEqual(['player:1']);
  });
  it('a question about a field marks it', () => {
    const asked = (field: string) =>
      askedAbout({ seat: 1, prompt: { message: { key: 'ask-where-to', args: { field } }, rule: '', source: '' }, options: [] });
    expect(asked('C3')).toEqual(['field:1:C3']);
    expect(asked('a moss field')).toEqual([]);
  });
});
