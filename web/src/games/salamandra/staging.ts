import { apprentice, fieldBack, grove as groveArt, groveBack, points, type Side, type Way } from './art';
import { amount } from './art/signs';
import type { Change, TableEvent } from '../../lib/protocol';
import { type Act, type Flight, number, staged, text } from '../../table/staging';
import type { Components } from './components';
import type { EventKind } from './types';
import { type Apprentice, type Deck, type PlayerView, type SalamandraView } from './view';

/** How the events of Salamandra move. Only what an event says is carried out; the rules stay on the server. */

const of = (v: SalamandraView, seat: number): PlayerView => v.players[seat]!;
const set = (seat: number, key: keyof PlayerView, value: unknown): Change => [['players', seat, key], value];
const slotOf = (e: TableEvent): string => `slot:${text(e, 'field')}:${text(e, 'slot')}`;

/** Somebody comes to a slot, is turned over there, or leaves it. */
function onSlot(v: SalamandraView, e: TableEvent, who: Apprentice | null): Change[] {
  const at = v.fields.findIndex((one) => one.field === text(e, 'field'));
  return at < 0 ? [] : [[['fields', at, 'slots', text(e, 'slot') as Side], who]];
}
const several = (good: string, count: number, from: string, to: string, size = 0.6): Flight[] =>
  Array.from({ length: Math.min(4, count) }, (_, i) => ({ drawing: amount(good, 1), from, to, size, delay: i * 0.14 }));

const withGood = (v: SalamandraView, good: string, count: number): Change[] =>
  good === 'crystal' || !good ? [] : [[['goods'], { ...v.goods, [good]: (v.goods[good] ?? 0) + count }]];
const crystalsBy = (v: SalamandraView, seat: number, count: number): Change =>
  set(seat, 'crystals', Math.max(0, of(v, seat).crystals + count));

const ACTS: Partial<Record<EventKind, Act<SalamandraView, Components>>> = {
  round: {
    land: (_, e) => [
      [['round'], number(e, 'round')],
      [['face'], text(e, 'face')],
    ],
    time: 500,
    rest: 700,
  },
  turn: { marks: (e) => [`player:${e.seat}`], time: 120, rest: 420 },
  points: {
    flights: (_, e) => [{ drawing: points(number(e, 'count')), from: `player:${e.seat}`, to: `score:${e.seat}`, size: 0.3 }],
    land: (v, e) => [set(e.seat, 'points', number(e, 'total')), [['order'], [...v.order.filter((seat) => seat !== e.seat), e.seat]]],
    marks: (e) => [`score:${e.seat}`],
    time: 420,
    rest: 260,
  },
  crystals: {
    flights: (_, e) => several('crystal', number(e, 'count'), `player:${e.seat}`, `crystals:${e.seat}`, 0.22),
    land: (v, e) => [crystalsBy(v, e.seat, number(e, 'count'))],
    marks: (e) => [`crystals:${e.seat}`],
    time: 340,
    rest: 200,
  },
  scrolls: {
    land: (_, e) => [set(e.seat, 'scrolls', number(e, 'total'))],
    marks: (e) => [`scrolls:${e.seat}`],
    time: 300,
    rest: 260,
  },
  placed: {
    lift: (v, e) => [set(e.seat, 'available', Math.max(0, of(v, e.seat).available - 1))],
    flights: (_, e) => [
      { drawing: apprentice(e.seat, text(e, 'face') as 'sun' | 'moon'), from: `available:${e.seat}`, to: slotOf(e), size: 0.8 },
    ],
    land: (v, e) => onSlot(v, e, { seat: e.seat, face: text(e, 'face') as 'sun' | 'moon', active: true }),
    marks: (e) => [slotOf(e)],
    time: 560,
    rest: 380,
  },
  'turned-over': {
    land: (v, e) => onSlot(v, e, { seat: e.seat, face: text(e, 'face') as 'sun' | 'moon', active: number(e, 'active') === 1 }),
    time: 60,
    rest: 0,
  },
  worked: {
    flights: (_, e) => [
      ...(text(e, 'good') === 'crystal' ? [] : several(text(e, 'good'), 1, `field:${text(e, 'field')}`, 'goods', 0.3)),
      ...several('crystal', number(e, 'crystals'), `field:${text(e, 'field')}`, `crystals:${e.seat}`, 0.25),
    ],
    land: (v, e) => [crystalsBy(v, e.seat, number(e, 'crystals') - number(e, 'fee')), ...withGood(v, text(e, 'good'), 1)],
    marks: (e) => [`field:${text(e, 'field')}`],
    time: 480,
    rest: 260,
  },
  turned: {
    flights: (_, e) => several('crystal', 1, `field:${text(e, 'field')}`, `crystals:${e.seat}`, 0.25),
    land: (v, e) => [crystalsBy(v, e.seat, 1)],
    marks: (e) => [`field:${text(e, 'field')}`],
    time: 400,
    rest: 200,
  },
  woke: {
    land: (v, e) => [crystalsBy(v, e.seat, -number(e, 'crystals'))],
    marks: (e) => [`field:${text(e, 'field')}`, `field:${text(e, 'by')}`],
    time: 350,
    rest: 300,
  },
  exchanged: {
    lift: (v, e) => [crystalsBy(v, e.seat, -number(e, 'crystals'))],
    flights: (_, e) => several(text(e, 'good'), 1, `crystals:${e.seat}`, 'goods', 0.8),
    land: (v, e) => withGood(v, text(e, 'good'), 1),
    time: 380,
    rest: 260,
  },
  paid: {
    lift: (v, e) => [crystalsBy(v, e.seat, -number(e, 'crystals')), [['goods'], {}], [['payment'], null]],
    flights: (_, e) => several('crystal', number(e, 'crystals'), `crystals:${e.seat}`, 'goods', 0.7).map((one) => ({ ...one, fade: true })),
    time: 320,
    rest: 120,
  },
  lost: { lift: () => [[['goods'], {}]], marks: () => ['goods'], time: 300, rest: 400 },
  built: {
    lift: () => [
      [['goods'], {}],
      [['payment'], null],
    ],
    marks: (e) => [`row:${text(e, 'field')}`],
    time: 300,
    rest: 350,
  },
  cauldron: { marks: (e) => [`field:${text(e, 'field')}`], time: 350, rest: 450 },
  temple: { marks: (e) => [`temple:${text(e, 'half')}`], time: 350, rest: 450 },
  'field-laid': {
    lift: (v, e) => [[['row'], v.row.map((one) => (one?.field === text(e, 'field') ? null : one))]],
    flights: (_, e) => [{ from: `row:${text(e, 'field')}`, to: `cell:${text(e, 'cell')}` }],
    land: (v, e, c) => [
      [
        ['fields'],
        [
          ...v.fields,
          { field: text(e, 'field'), id: c.get(text(e, 'field')).id, cell: text(e, 'cell'), slots: { N: null, E: null, S: null, W: null } },
        ],
      ],
    ],
    marks: (e) => [`field:${text(e, 'field')}`],
    time: 500,
    rest: 450,
  },
  'field-shown': {
    late: true,
    lift: (v) => [[['field_stack'], Math.max(0, v.field_stack - 1)]],
    flights: (_, e) => [{ drawing: fieldBack(), from: 'stack:fields', to: `place:${number(e, 'place')}` }],
    land: (_, e, c) => [[['row', number(e, 'place')], { field: text(e, 'field'), id: c.get(text(e, 'field')).id }]],
    time: 360,
    rest: 150,
  },
  'grove-drawn': {
    late: true,
    lift: (v) => [[['grove_stack'], Math.max(0, v.grove_stack - 1)]],
    flights: (_, e) => [{ drawing: groveBack(), from: 'stack:groves', to: `grove:${text(e, 'corner')}` }],
    land: (v, e, c) => [
      [
        ['groves'],
        [...v.groves, { corner: text(e, 'corner'), grove: text(e, 'grove'), crystals: (c.get(text(e, 'grove')).crystals ?? []) as Way[] }],
      ],
    ],
    marks: (e) => [`grove:${text(e, 'corner')}`],
    time: 260,
    rest: 260,
  },
  'grove-taken': {
    centre: (e, c) => ({ drawing: c.picture(text(e, 'grove')) }),
    lift: (v, e) => [[['groves'], v.groves.filter((one) => one.corner !== text(e, 'corner'))]],
    flights: (_, e, c) => {
      const one = c.get(text(e, 'grove'));
      return [
        {
          drawing: groveArt(one.drawn?.get ?? [], one.crystals ?? [], one.id),
          from: `grove:${text(e, 'corner')}`,
          to: `harvest:${e.seat}`,
        },
      ];
    },
    land: (v, e) => [set(e.seat, 'groves', [...of(v, e.seat).groves, text(e, 'grove')])],
    time: 640,
    rest: 350,
  },
  'deity-taken': {
    centre: (e, c) => ({ drawing: c.picture(text(e, 'card')) }),
    flights: (_, e, c) => [{ drawing: c.picture(text(e, 'card')), from: `deck:${text(e, 'deck')}`, to: `cards:${e.seat}` }],
    land: (v, e) => [set(e.seat, 'deities', [...of(v, e.seat).deities, text(e, 'card')])],
    time: 620,
    rest: 500,
  },
  'salamander-taken': {
    centre: (e, c) => ({ drawing: c.picture(text(e, 'card')) }),
    lift: () => [
      [['goods'], {}],
      [['payment'], null],
    ],
    flights: (_, e, c) => [{ drawing: c.picture(text(e, 'card')), from: `temple:${text(e, 'half')}`, to: `cards:${e.seat}` }],
    land: (v, e) => [set(e.seat, 'salamanders', [...of(v, e.seat).salamanders, text(e, 'card')])],
    time: 620,
    rest: 500,
  },
  'deck-top': {
    late: true,
    land: (v, e) => {
      const deck = text(e, 'deck') as Deck;
      return [[['decks', deck], { count: Math.max(1, (v.decks[deck]?.count ?? 1) - 1), top: text(e, 'card') }]];
    },
    time: 120,
    rest: 0,
  },
  'to-book': {
    lift: (v, e) => [...onSlot(v, e, null), set(e.seat, 'scrolls', Math.max(0, of(v, e.seat).scrolls - 4))],
    flights: (_, e) => [
      {
        drawing: apprentice(e.seat, text(e, 'face') as 'sun' | 'moon'),
        from: slotOf(e),
        to: `book:${text(e, 'book')}:${number(e, 'book_slot') % 2}`,
      },
    ],
    land: (v, e) => {
      const at = v.books.findIndex((one) => one.book === text(e, 'book'));
      return at < 0 ? [] : [[['books', at, 'seats', number(e, 'book_slot') % 2], e.seat]];
    },
    time: 700,
    rest: 500,
  },
  passed: { marks: (e) => [`druid:${e.seat}`, `player:${e.seat}`], time: 300, rest: 500 },
  'druid-turned': {
    land: (_, e) => [set(e.seat, 'druid', text(e, 'face')), set(e.seat, 'passed', true)],
    marks: (e) => [`druid:${e.seat}`],
    time: 420,
    rest: 250,
  },
  final: { land: (_, e) => [set(e.seat, 'points', number(e, 'total'))], marks: (e) => [`score:${e.seat}`], time: 500, rest: 700 },
};

export const staging = staged(ACTS);
