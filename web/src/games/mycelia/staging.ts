import { cardBack } from './art/cards';
import { die, type Face } from './art/die';
import { drop } from './art/drops';
import { leafToken } from './art/tokens';
import type { Change, TableEvent } from '../../lib/protocol';
import { type Act, type Flight, list, number, staged, text } from '../../table/staging';
import type { Components } from './components';
import type { EventKind } from './types';
import { cellOf, type MyceliaView, type PlayerView, type Root } from './view';

/** How the events of Mycelia move. Only what an event says is carried out; the rules stay on the server. */

type Acts = Partial<Record<EventKind, Act<MyceliaView, Components>>>;

const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: Math.max(0, count) }, (_, i) => make(i));

const of = (v: MyceliaView, seat: number): PlayerView => v.players[seat]!;
const set = (seat: number, key: keyof PlayerView, value: unknown): Change => [['players', seat, key], value];
const without = (cards: readonly string[], card: string): string[] => {
  const i = cards.lastIndexOf(card);
  return i < 0 ? [...cards] : cards.filter((_, at) => at !== i);
};
const where = (e: TableEvent, fact = 'field'): string => `field:${e.seat}:${text(e, fact)}`;

/** Drops on one field, one more or fewer; `prism` of them are prism drops. */
function dropsBy(v: MyceliaView, seat: number, field: string, count: number, prism: number): Change[] {
  const cell = cellOf(field);
  const p = of(v, seat);
  const changes: Change[] = [[['players', seat, 'drops', cell], Math.max(0, p.drops[cell]! + count)]];
  if (prism && p.prism) changes.push([['players', seat, 'prism', cell], Math.max(0, p.prism[cell]! + prism)]);
  return changes;
}
const shrineBy = (v: MyceliaView, count: number, prism: number): Change[] => [
  [['shrine', 'drops'], v.shrine.drops + count],
  [['shrine', 'prism'], v.shrine.prism + prism],
];
const leavesBy = (v: MyceliaView, seat: number, count: number): Change => set(seat, 'leaves', of(v, seat).leaves + count);
const pileBy = (v: MyceliaView, seat: number, count: number): Change => set(seat, 'pile', Math.max(0, of(v, seat).pile + count));
const back = (seat: number) => cardBack('start', { seat });

const ACTS: Acts = {
  turn: { marks: (e) => [`player:${e.seat}`], time: 150, rest: 550 },
  'turn-ended': {
    lift: (v, e) => {
      const p = of(v, e.seat);
      return [set(e.seat, 'discard', [...p.discard, ...(p.gifts ?? [])]), ...(p.gifts ? [set(e.seat, 'gifts', [])] : [])];
    },
    flights: (v, e) => (of(v, e.seat).gifts ?? []).map((_, i) => ({ from: `gift:${e.seat}:${i}`, to: `discard:${e.seat}` })),
    time: 260,
  },
  played: {
    lift: (v, e) => {
      const p = of(v, e.seat);
      return [set(e.seat, 'hand', without(p.hand, text(e, 'card'))), set(e.seat, 'hand_size', p.hand_size - 1)];
    },
    flights: (v, e, c) => {
      const i = of(v, e.seat).hand.lastIndexOf(text(e, 'card'));
      const own = v.seat === e.seat && i >= 0;
      return [
        {
          ...(own ? {} : { drawing: c.card(text(e, 'card')), size: 1.6 }),
          from: own ? `hand:${e.seat}:${i}` : `hand:${e.seat}`,
          to: `discard:${e.seat}`,
        },
      ];
    },
    land: (v, e) => [set(e.seat, 'discard', [...of(v, e.seat).discard, text(e, 'card')])],
    marks: (e) => [`player:${e.seat}`],
    time: 430,
    rest: 650,
  },
  'played-again': { marks: (e) => [`discard:${e.seat}`], time: 200, rest: 600 },
  hired: {
    lift: (v, e) => [[['display', number(e, 'slot')], null], leavesBy(v, e.seat, -number(e, 'cost'))],
    flights: (_, e) => [{ from: `display:${number(e, 'slot')}`, to: `pile:${e.seat}` }],
    land: (v, e) => [pileBy(v, e.seat, 1), set(e.seat, 'pile_top', [...of(v, e.seat).pile_top, text(e, 'card')])],
    time: 600,
    rest: 450,
  },
  'gift-bought': {
    lift: (_, e) => [set(e.seat, 'pawn', 0)],
    flights: (_, e, c) => [{ drawing: c.card(text(e, 'card')), from: `root:${text(e, 'colour') as Root}`, to: `pile:${e.seat}` }],
    land: (v, e) => [pileBy(v, e.seat, 1), set(e.seat, 'pile_top', [...of(v, e.seat).pile_top, text(e, 'card')])],
    time: 600,
    rest: 550,
  },
  'gift-laid': {
    lift: (v, e) => [pileBy(v, e.seat, -1)],
    flights: (_, e, c) => [{ drawing: c.card(text(e, 'card')), from: `pile:${e.seat}`, to: `gifts:${e.seat}` }],
    land: (v, e) => [set(e.seat, 'gifts', [...(of(v, e.seat).gifts ?? []), text(e, 'card')])],
    time: 480,
    rest: 500,
  },
  'gift-works': { marks: (e) => [`gifts:${e.seat}`], time: 200, rest: 400 },
  'tile-used': {
    lift: (v, e) => {
      const tiles = of(v, e.seat).tiles;
      const at = tiles.findIndex(([name, ready]) => name === text(e, 'tile') && ready);
      return [
        leavesBy(v, e.seat, -number(e, 'cost')),
        set(
          e.seat,
          'tiles',
          tiles.map((tile, i) => (i === at ? [tile[0], false] : tile)),
        ),
      ];
    },
    marks: (e) => [`tile:${e.seat}:${text(e, 'tile')}`],
    time: 260,
    rest: 500,
  },
  'tile-taken': {
    land: (v, e) => [set(e.seat, 'tiles', [...of(v, e.seat).tiles, [text(e, 'tile'), true]])],
    marks: (e) => [`tiles:${e.seat}`],
    time: 250,
    rest: 450,
  },
  'tile-given-up': { marks: (e) => [`tile:${e.seat}:${text(e, 'tile')}`], time: 250, rest: 300 },
  trashed: {
    lift: (v, e) => [
      set(
        e.seat,
        number(e, 'gift') ? 'gifts' : 'discard',
        without((number(e, 'gift') ? of(v, e.seat).gifts : of(v, e.seat).discard) ?? [], text(e, 'card')),
      ),
    ],
    flights: (_, e, c) => [
      { drawing: c.card(text(e, 'card')), from: number(e, 'gift') ? `gifts:${e.seat}` : `discard:${e.seat}`, to: 'shrine', fade: true },
    ],
    time: 600,
    rest: 450,
  },
  recycled: {
    lift: (v, e) => [
      set(
        e.seat,
        number(e, 'gift') ? 'gifts' : 'discard',
        without((number(e, 'gift') ? of(v, e.seat).gifts : of(v, e.seat).discard) ?? [], text(e, 'card')),
      ),
    ],
    flights: (_, e, c) => [
      { drawing: c.card(text(e, 'card')), from: number(e, 'gift') ? `gifts:${e.seat}` : `discard:${e.seat}`, to: `pile:${e.seat}` },
    ],
    land: (v, e) => [pileBy(v, e.seat, 1)],
    time: 500,
    rest: 400,
  },
  moved: {
    lift: (v, e) => dropsBy(v, e.seat, text(e, 'field'), -1, -number(e, 'prism')),
    flights: (_, e) => [{ drawing: drop(number(e, 'prism') ? 'prism' : 'dew'), from: where(e), to: where(e, 'to'), size: 0.5 }],
    land: (v, e) => dropsBy(v, e.seat, text(e, 'to'), 1, number(e, 'prism')),
    marks: (e) => [where(e, 'to')],
    time: 420,
    rest: 320,
  },
  removed: {
    lift: (v, e) => [
      ...dropsBy(v, e.seat, text(e, 'field'), -number(e, 'count'), -number(e, 'prism')),
      set(e.seat, 'left', Math.max(0, of(v, e.seat).left - number(e, 'count'))),
    ],
    flights: (_, e) =>
      times(number(e, 'count'), (i) => ({
        drawing: drop(i < number(e, 'prism') ? 'prism' : 'dew'),
        from: where(e),
        ...(e.facts['via'] ? { via: where(e, 'via') } : {}),
        to: 'shrine',
        size: 0.5,
        delay: i * 0.16,
      })),
    land: (v, e) => shrineBy(v, number(e, 'count'), number(e, 'prism')),
    marks: (e) => [where(e)],
    time: 560,
    rest: 260,
  },
  'shrine-placed': {
    land: (v, e) => [
      [['players', e.seat, 'terrain', cellOf(text(e, 'field'))], 'shrine'],
      set(e.seat, 'extra', [...of(v, e.seat).extra, text(e, 'field')]),
    ],
    marks: (e) => [where(e)],
    time: 300,
    rest: 500,
  },
  leaves: {
    flights: (_, e) =>
      times(Math.min(3, number(e, 'count')), (i) => ({
        drawing: leafToken(),
        from: `discard:${e.seat}`,
        to: `leaves:${e.seat}`,
        size: 0.45,
        delay: i * 0.15,
      })),
    land: (v, e) => [leavesBy(v, e.seat, number(e, 'count'))],
    time: 340,
    rest: 250,
  },
  favour: { land: (_, e) => [set(e.seat, 'pawn', number(e, 'to'))], marks: (e) => [`pawn:${e.seat}`], time: 380, rest: 250 },
  drew: {
    late: true,
    flights: (_, e) =>
      times(Math.min(5, number(e, 'count')), (i) => ({
        drawing: back(e.seat),
        from: `pile:${e.seat}`,
        to: `hand:${e.seat}`,
        delay: i * 0.18,
      })),
    land: (v, e) => {
      const p = of(v, e.seat);
      const cards = e.secret?.['cards'] ?? [];
      const held = cards.filter((card) => !(p.gifts ?? []).includes(card));
      return [
        pileBy(v, e.seat, -number(e, 'count')),
        set(e.seat, 'hand_size', number(e, 'count')),
        ...(held.length ? [set(e.seat, 'hand', held)] : []),
      ];
    },
    time: 420,
    rest: 250,
  },
  shuffled: {
    lift: (_, e) => [set(e.seat, 'discard', [])],
    flights: (_, e) =>
      times(Math.min(4, number(e, 'count')), (i) => ({
        drawing: back(e.seat),
        from: `discard:${e.seat}`,
        to: `pile:${e.seat}`,
        delay: i * 0.12,
        spin: i % 2 ? 1 : -1,
      })),
    land: (v, e) => [pileBy(v, e.seat, number(e, 'count'))],
    time: 420,
    rest: 150,
  },
  'end-near': { marks: (e, v) => [e.seat < v.players.length ? `player:${e.seat}` : 'gwidyon'], time: 500, rest: 900 },
  revealed: {
    late: true,
    lift: (v) => [[['pile'], Math.max(0, v.pile - 1)]],
    flights: (_, e) => [{ drawing: cardBack('hero'), from: 'pile:heroes', to: `display:${number(e, 'slot')}` }],
    land: (_, e) => [[['display', number(e, 'slot')], text(e, 'card')]],
    time: 330,
    rest: 120,
  },
  'display-cleared': {
    lift: (v) => [[['display'], v.display.map(() => null)]],
    flights: (v) =>
      v.display.flatMap((card, slot) => (card ? [{ from: `display:${slot}`, to: 'pile:heroes', delay: slot * 0.1, fade: true }] : [])),
    land: (v) => [[['thrown'], [...v.thrown, ...v.display.filter((card) => card !== null)]]],
    time: 420,
    rest: 200,
  },
  'roots-turned': { marks: () => ['root:green', 'root:amber', 'root:purple'], time: 350, rest: 350 },
  supply: {
    centre: (e) => ({ drawing: die(text(e, 'symbol') as Face), rolls: true }),
    lift: (_, e) => [[['shrine', 'tipping'], text(e, 'symbol')]],
    flights: (v, e) => [
      { drawing: die(text(e, 'symbol') as Face), from: 'shrine', to: `supply:${text(e, 'symbol')}`, size: 0.4, spin: 3 },
      ...v.players.flatMap((_, seat) =>
        list(e, 'fields').map((field, i): Flight => ({
          drawing: drop('dew'),
          from: 'shrine',
          to: `field:${seat}:${field}`,
          size: 0.14,
          delay: 0.45 + i * 0.12,
        })),
      ),
    ],
    land: (v, e) => [
      [['shrine'], { drops: 0, prism: 0, full: v.shrine.full }],
      ...v.players.flatMap((p, seat) =>
        list(e, 'fields')
          .filter((field) => p.terrain[cellOf(field)] !== 'shrine')
          .flatMap((field) => [...dropsBy(v, seat, field, 1, 0)])
          .concat([set(seat, 'left', p.left + list(e, 'fields').filter((field) => p.terrain[cellOf(field)] !== 'shrine').length)]),
      ),
    ],
    marks: (e) => ['shrine', `supply:${text(e, 'symbol')}`],
    time: 1100,
    rest: 900,
  },
  'gwidyon-card': {
    centre: (e, c) => ({ drawing: c.card(text(e, 'card')) }),
    lift: (v) => (v.gwidyon ? [[['gwidyon', 'pile'], Math.max(0, v.gwidyon.pile - 1)]] : []),
    flights: () => [{ drawing: cardBack('solo'), from: 'gwidyon:pile', to: 'gwidyon:card' }],
    land: (v, e) =>
      v.gwidyon
        ? [
            [
              ['gwidyon', 'shown'],
              [...v.gwidyon.shown, text(e, 'card')],
            ],
          ]
        : [],
    marks: () => ['gwidyon'],
    time: 500,
    rest: 1300,
  },
  'gwidyon-removes': {
    lift: (_, e) => [[['gwidyon', 'drops'], number(e, 'left')]],
    flights: (_, e) =>
      times(number(e, 'count'), (i) => ({ drawing: drop('dew'), from: 'gwidyon:drops', to: 'shrine', size: 0.3, delay: i * 0.2 })),
    land: (v, e) => shrineBy(v, number(e, 'count'), 0),
    time: 560,
    rest: 450,
  },
  'gwidyon-flips': {
    land: (_, e) => [[['gwidyon', 'removing'], number(e, 'removing') === 1]],
    marks: () => ['gwidyon:tile'],
    time: 420,
    rest: 500,
  },
  'gwidyon-shuffles': {
    lift: (v) => (v.gwidyon ? [[['gwidyon', 'shown'], []]] : []),
    flights: () => [{ drawing: cardBack('solo'), from: 'gwidyon:card', to: 'gwidyon:pile' }],
    land: () => [[['gwidyon', 'pile'], 6]],
    time: 420,
    rest: 250,
  },
  'gwidyon-favour': { land: (_, e) => [[['gwidyon', 'pawn'], number(e, 'to')]], marks: () => ['pawn:gwidyon'], time: 380, rest: 300 },
};

/** A drop moved onto a shrine field is told twice, as moved and as removed: it flies once, by way of that field. */
export function script(events: readonly TableEvent[]): TableEvent[] {
  const shown: TableEvent[] = [];
  let via = '';
  for (const event of events) {
    if (event.kind === 'moved' && event.facts['shrine']) {
      via = text(event, 'to');
      continue;
    }
    shown.push(event.kind === 'removed' && via ? { ...event, facts: { ...event.facts, via } } : event);
    if (event.kind === 'removed') via = '';
  }
  return shown;
}

export const staging = staged(ACTS, script);
