import { describe, expect, it } from 'vitest';
import content from '../../../src/fairyring/games/salamandra/content/salamandra.toml';
import { artDefs } from '../../src/art/defs';
import { applyChanges } from '../../src/lib/changes';
import type { ComponentList, Decision, TableEvent } from '../../src/lib/protocol';
import { type Camera, fit, FARTHEST, inSight, NEAREST, panned, showing, under, zoomed } from '../../src/table/overlook/camera';
import { listed } from './listed';
import { around, cellAt, cornerAt, cornersOf, pathsOf, slotOn } from '../../src/games/salamandra/map';
import { askedAbout, placesOf } from '../../src/games/salamandra/places';
import { nearSeat, otherSeats } from '../../src/table/seats';
import { staging } from '../../src/games/salamandra/staging';
import { below, stoneAt } from '../../src/games/salamandra/track';
import { asSalamandra, type PlayerView, type SalamandraView } from '../../src/games/salamandra/view';
import { pretendBrowser } from '../browserlike';

pretendBrowser();
const { Components, draw, shortName } = await import('../../src/games/salamandra/components');

type Entry = { id: string } & Record<string, unknown>;
const KINDS = ['field', 'grove', 'spellbook', 'bear_card', 'eagle_card', 'yellow_salamander_card', 'black_salamander_card', 'temple'];
const tables = content as unknown as Record<string, Entry[]>;
const all = KINDS.flatMap((kind) => tables[kind]!.map((one) => listed(one, kind)));
const components = new Components({ content: '', components: all, labels: {}, words: {}, looks: {} } as ComponentList);
const stage = staging(components);

const player = (more: Partial<PlayerView> = {}): PlayerView => ({
  colour: 'blue',
  druid: 'sun',
  passed: false,
  points: 0,
  crystals: 2,
  scrolls: 0,
  available: 3,
  waiting: [2, 3, 2],
  active: 0,
  on_fields: 0,
  groves: [],
  deities: [],
  salamanders: [],
  exchanges: { plant: 4 },
  belief: { crown: 0, bear: 0, eagle: 0 },
  final: null,
  ...more,
});
const deck = { count: 8, top: 'yellow_salamander_1' };
const view = (more: Partial<SalamandraView> = {}): SalamandraView => ({
  seat: 0,
  deciding: 0,
  active: 0,
  over: false,
  moves: 0,
  round: 1,
  rounds: 4,
  face: 'sun',
  order: [1, 0],
  temple_completes_clearings: false,
  temple: { yellow: '0,0', black: '1,0' },
  fields: [{ field: 'field_01', id: 'field_01_basic_yellow', cell: '0,-1', slots: { N: null, E: null, S: null, W: null } }],
  edge: ['0,-2', '-1,-1'],
  groves: [{ corner: '0,-1', grove: 'grove_01', crystals: ['ne', 'se'] }],
  row: [{ field: 'field_05', id: 'field_05_green_leaf_crystal' }, null],
  field_stack: 16,
  grove_stack: 22,
  decks: { bear: deck, eagle: deck, yellow: deck, black: deck },
  books: [{ book: 'spellbook_08', id: 'spellbook_08_cauldrons', values: [6, 4], seats: [null, null] }],
  belief: { crown: [12, 6], bear: [8, 4], eagle: [6, 3] },
  track: [0, 4, 0, 3, 0, 2, 0],
  goods: {},
  payment: null,
  players: [player(), player()],
  ...more,
});
const event = (kind: string, facts: TableEvent['facts'], seat = 0): TableEvent => ({ kind, seat, facts, rule: '' });
const after = (start: SalamandraView, one: TableEvent): SalamandraView => {
  const lifted = applyChanges(start, stage.lift(start, one));
  return asSalamandra(applyChanges(lifted, stage.land(lifted, one)));
};

describe('the land', () => {
  it('a corner lies at the south-east of the cell it is named after', () => {
    expect(cornerAt('0,0')).toEqual({ x: cellAt('0,0').x + 100, y: cellAt('0,0').y + 100 });
  });
  it('each slot has its two corners, and the side of a grove there that faces its field', () => {
    const ends = (side: 'N' | 'E' | 'S' | 'W') => pathsOf('2,3', side).map((one) => `${one.corner} ${one.faces}`);
    expect(ends('N')).toEqual(['1,2 se', '2,2 sw']);
    expect(ends('E')).toEqual(['2,2 sw', '2,3 nw']);
    expect(ends('S')).toEqual(['2,3 nw', '1,3 ne']);
    expect(ends('W')).toEqual(['1,2 se', '1,3 ne']);
  });
  it('a path leads from the slot to the corner', () => {
    const [first] = pathsOf('0,0', 'N');
    expect(first).toMatchObject({ from: slotOn('0,0', 'N'), to: { x: -100, y: -100 } });
  });
  it('neighbours share two of their corners', () => {
    expect(cornersOf(['0,0', '1,0']).sort()).toEqual(['-1,-1', '-1,0', '0,-1', '0,0', '1,-1', '1,0']);
  });
  it('the box around cells holds whole fields', () => {
    expect(around(['0,0', '2,-1'])).toEqual({ x: -100, y: -300, width: 600, height: 400 });
  });
});

describe('looking at the land', () => {
  const window = { width: 600, height: 400 };
  const land = around(['0,-1', '1,-1', '0,0', '1,0', '0,1', '1,1']);
  it('fit shows all of it, its middle in the middle', () => {
    const camera = fit(land, window);
    expect([camera.x, camera.y]).toEqual([100, 0]);
    expect(inSight(camera, land, window)).toBe(true);
  });
  it('what lies under the pointer stays there while it comes nearer', () => {
    const camera: Camera = { x: 10, y: 20, zoom: 0.5 };
    const at = { x: 120, y: -60 };
    const seen = under(zoomed(camera, 1.7, at), at);
    expect(seen.x).toBeCloseTo(under(camera, at).x);
    expect(seen.y).toBeCloseTo(under(camera, at).y);
  });
  it('it comes no nearer and goes no farther than makes sense', () => {
    expect(zoomed({ x: 0, y: 0, zoom: 1 }, 100).zoom).toBe(NEAREST);
    expect(zoomed({ x: 0, y: 0, zoom: 1 }, 0.001).zoom).toBe(FARTHEST);
  });
  it('it cannot be dragged out of sight', () => {
    const far = panned(fit(land, window), { x: 99999, y: -99999 }, land);
    expect([far.x, far.y]).toEqual([land.x, land.y + land.height]);
  });
  it('a place outside comes into sight with the smallest move', () => {
    const camera: Camera = { x: 0, y: 0, zoom: 1 };
    const place = { x: 380, y: 10, width: 40, height: 40 };
    expect(inSight(camera, place, window)).toBe(false);
    expect(showing(camera, place, window)).toEqual({ x: 120, y: 0, zoom: 1 });
    expect(showing(camera, { ...place, x: 0 }, window)).toEqual(camera);
  });
});

describe('the score track', () => {
  it('runs around the window with the sun', () => {
    expect(stoneAt(0, 400, 400, 10)).toEqual({ x: 10, y: 10 });
    expect(stoneAt(25, 400, 400, 10)).toEqual({ x: 390, y: 10 });
    expect(stoneAt(50, 400, 400, 10)).toEqual({ x: 390, y: 390 });
    expect(stoneAt(75, 400, 400, 10)).toEqual({ x: 10, y: 390 });
  });
  it('after a hundred it begins anew', () => expect(stoneAt(107, 500, 300, 12)).toEqual(stoneAt(7, 500, 300, 12)));
  it('who came last to a stone lies on top', () => {
    expect([0, 1, 2].map((seat) => below(seat, [5, 5, 6], [2, 1, 0]))).toEqual([1, 0, 0]);
    expect(below(0, [105, 5], [1, 0])).toBe(1);
  });
});

describe('what an event changes while it is shown', () => {
  it('a placed apprentice leaves the board and stands on its slot', () => {
    const seen = after(view(), event('placed', { field: 'field_01', slot: 'E', face: 'sun' }));
    expect(seen.players[0]!.available).toBe(2);
    expect(seen.fields[0]!.slots.E).toEqual({ seat: 0, face: 'sun', active: true });
  });
  it('points move the marker, and it lies on top where it arrives', () => {
    const seen = after(view({ order: [0, 1] }), event('points', { count: 3, total: 3 }));
    expect(seen.players[0]!.points).toBe(3);
    expect(seen.order).toEqual([1, 0]);
  });
  it('work makes a good for this turn; paying uses it up', () => {
    const made = after(view(), event('worked', { field: 'field_02', good: 'leaf', crystals: 0, fee: 0 }));
    expect(made.goods).toEqual({ leaf: 1 });
    const paid = after(made, event('paid', { crystals: 2 }));
    expect([paid.goods, paid.players[0]!.crystals]).toEqual([{}, 0]);
  });
  it('a field goes from the row to the land, and another one comes', () => {
    const laid = after(view(), event('field-laid', { field: 'field_05', cell: '0,-2' }));
    expect(laid.row).toEqual([null, null]);
    expect(laid.fields.at(-1)).toMatchObject({ id: 'field_05_green_leaf_crystal', cell: '0,-2' });
    const shown = after(laid, event('field-shown', { field: 'field_06', place: 0 }, -1));
    expect(shown.row[0]).toEqual({ field: 'field_06', id: 'field_06_green_leaf_potion' });
    expect(shown.field_stack).toBe(15);
  });
  it('a taken grove leaves its corner for the harvest track', () => {
    const seen = after(view(), event('grove-taken', { grove: 'grove_01', corner: '0,-1', place: 1 }));
    expect([seen.groves, seen.players[0]!.groves]).toEqual([[], ['grove_01']]);
  });
  it('four scrolls move an apprentice to a spellbook', () => {
    const start = after(
      view({ players: [player({ scrolls: 5 }), player()] }),
      event('placed', { field: 'field_01', slot: 'N', face: 'sun' }),
    );
    const seen = after(
      start,
      event('to-book', { field: 'field_01', slot: 'N', book: 'spellbook_08', book_slot: 1, value: 4, face: 'sun' }),
    );
    expect(seen.fields[0]!.slots.N).toBeNull();
    expect([seen.books[0]!.seats, seen.players[0]!.scrolls]).toEqual([[null, 0], 1]);
  });
  it('a druid turns over when its owner has passed', () => {
    const seen = after(view(), event('druid-turned', { face: 'moon' }, 1));
    expect([seen.players[1]!.druid, seen.players[1]!.passed]).toEqual(['moon', true]);
  });
  it('an unknown event changes nothing and takes little time', () => {
    expect(after(view(), event('something', {}))).toEqual(view());
    expect(stage.motion(view(), event('something', {})).flights).toEqual([]);
  });
});

describe('words and places', () => {
  it('a line marks what it speaks of', () => {
    expect(placesOf(event('placed', { field: 'field_07', slot: 'W' }))).toEqual(['slot:field_07:W']);
    expect(placesOf(event('to-book', { book: 'spellbook_08', book_slot: 3 }))).toEqual(['book:spellbook_08:1']);
    expect(placesOf(event('grove-taken', { grove: 'grove_01', place: 9 }))).toEqual(['harvest:0:6']);
    expect(placesOf(event('round', { round: 2 }, -1))).toEqual([]);
  });
  it('a prompt marks what it is about', () => {
    const decision = (source: string) => ({ prompt: { source } }) as Decision;
    expect(askedAbout(decision('row:field_10'))).toEqual(['row:field_10']);
    expect(askedAbout(decision(''))).toEqual([]);
  });
  it('a spectator looks over the shoulder of whoever is at turn', () => {
    expect(nearSeat(view({ active: 1 }), -1)).toBe(1);
    expect(otherSeats(view({ players: [player(), player(), player()] }), 1)).toEqual([2, 0]);
  });
});

describe('components', () => {
  it('are found by id and by their short name', () => {
    expect(shortName('field_17_purple_fruit_crystal')).toBe('field_17');
    expect(components.get('field_17').id).toBe('field_17_purple_fruit_crystal');
    expect(components.has('field_99')).toBe(false);
  });
  it.each(all.map((one) => [one.id, one] as const))('%s has a drawing of sound markup', (_, one) => {
    const { body } = draw(one as never);
    expect(body).not.toMatch(/NaN|undefined|Infinity/);
    for (const [, id] of body.matchAll(/url\(#([\w-]+)\)/g)) expect(artDefs()).toContain(`id="${id}"`);
    expect(body.match(/<\/g>/g)?.length ?? 0).toBe(body.match(/<g[ >]/g)?.length ?? 0);
  });
  it('no two fields, cards or books look alike', () => {
    const looks = new Set(all.map((one) => draw(one as never).body));
    expect(looks.size).toBe(all.length);
  });
});
