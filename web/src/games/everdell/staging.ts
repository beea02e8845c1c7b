import type { Change, TableEvent } from '../../lib/protocol';
import { type Act, type Flight, list, number, staged, text } from '../../table/staging';
import { cardBack, die, pictures, type Season, signOf, worker } from './art';
import type { Components } from './components';
import { pieceOf } from './folk';
import { LAIR_ACTS } from './nightweave/staging';
import type { EventKind } from './types';
import type { EverdellView, PlayerView } from './view';

/** How the events of Everdell move. Only what an event says is carried out; the rules stay on the server. */

type Acts = Partial<Record<EventKind, Act<EverdellView, Components>>>;

const of = (v: EverdellView, seat: number): PlayerView | undefined => v.players[seat];
const set = (seat: number, key: keyof PlayerView, value: unknown): Change => [['players', seat, key], value];
const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: Math.max(0, count) }, (_, i) => make(i));

/** My own goods and hand lie on my side, those of others with them. */
const goodsAt = (v: EverdellView, seat: number, good: string): string =>
  good === 'point' ? `points:${seat}` : v.seat === seat ? `goods:${good}` : `goods:${seat}:${good}`;
const handAt = (seat: number): string => `cards:${seat}`;
const goodsBy = (v: EverdellView, seat: number, good: string, count: number): Change[] => {
  const one = of(v, seat);
  if (!one) return [];
  if (good === 'point') return [set(seat, 'tokens', Math.max(0, one.tokens + count))];
  return [set(seat, 'goods', { ...one.goods, [good]: Math.max(0, (one.goods[good] ?? 0) + count) })];
};
const handBy = (v: EverdellView, seat: number, count: number): Change[] => {
  const one = of(v, seat);
  return one ? [set(seat, 'hand', Math.max(0, one.hand + count))] : [];
};
const without = (cards: readonly string[], card: string): string[] => {
  const i = cards.lastIndexOf(card);
  return i < 0 ? [...cards] : cards.filter((_, at) => at !== i);
};

/** Goods that go: to the bank, to another player, onto an Event. */
const goods = (v: EverdellView, e: TableEvent, to: (good: string) => string): Flight[] =>
  list(e, 'goods').map((good, i) => ({ drawing: signOf(good), from: goodsAt(v, e.seat, good), to: to(good), delay: i * 0.2 }));
const goodsGone = (v: EverdellView, e: TableEvent): Change[] => {
  const gone: Record<string, number> = {};
  for (const good of list(e, 'goods')) gone[good] = (gone[good] ?? 0) + 1;
  const one = of(v, e.seat);
  if (!one) return [];
  const left = { ...one.goods };
  for (const [good, count] of Object.entries(gone)) left[good] = Math.max(0, (left[good] ?? 0) - count);
  return [set(e.seat, 'goods', left)];
};

const cards = (e: TableEvent, from: string, to: string, count = number(e, 'count')): Flight[] =>
  times(Math.min(5, count), (i) => ({ drawing: cardBack(), from, to, delay: i * 0.25 }));

const ACTS: Acts = {
  turn: { marks: (e) => [`player:${e.seat}`], time: 150, rest: 450 },
  placed: {
    lift: (v, e) => [set(e.seat, 'free', Math.max(0, (of(v, e.seat)?.free ?? 1) - 1))],
    flights: (v, e) => [
      { drawing: pieceOf(v, e.seat), from: `workers:${e.seat}`, to: text(e, 'place') },
    ],
    marks: (e) => [text(e, 'place')],
    time: 620,
    rest: 650,
  },
  recalled: {
    flights: (_, e) => [{ drawing: worker(e.seat), from: text(e, 'place'), to: `workers:${e.seat}` }],
    land: (v, e) => [set(e.seat, 'free', (of(v, e.seat)?.free ?? 0) + 1)],
    time: 500,
  },
  played: {
    lift: (v, e) => {
      const one = of(v, e.seat);
      if (text(e, 'from') === 'meadow') return [[['meadow', number(e, 'slot')], null]];
      return text(e, 'from') === 'hand' && one
        ? [set(e.seat, 'cards', without(one.cards, text(e, 'card'))), ...handBy(v, e.seat, -1)]
        : [];
    },
    flights: (v, e, c) => {
      const own = of(v, e.seat)?.cards.lastIndexOf(text(e, 'card')) ?? -1;
      const from =
        text(e, 'from') === 'meadow'
          ? `meadow:${number(e, 'slot')}`
          : text(e, 'from') === 'hand'
            ? v.seat === e.seat && own >= 0
              ? `hand:${own}`
              : handAt(e.seat)
            : 'deck';
      return [{ ...(from.startsWith('cards:') ? { drawing: c.picture(text(e, 'card')), size: 1.8 } : {}), from, to: `city:${e.seat}` }];
    },
    marks: (e) => [`player:${e.seat}`],
    time: 640,
    rest: 800,
  },
  paid: { lift: goodsGone, flights: (v, e) => goods(v, e, () => 'deck'), time: 380, rest: 150 },
  gave: { lift: goodsGone, flights: (v, e) => goods(v, e, (good) => goodsAt(v, number(e, 'to'), good)), time: 520, rest: 300 },
  'set-aside': { lift: goodsGone, flights: (v, e) => goods(v, e, () => `city:${e.seat}`), time: 480, rest: 250 },
  gained: {
    flights: (v, e) =>
      times(Math.min(5, number(e, 'count')), (i) => ({
        drawing: signOf(text(e, 'good')),
        from: v.focus || 'deck',
        to: goodsAt(v, e.seat, text(e, 'good')),
        delay: i * 0.22,
      })),
    land: (v, e) => goodsBy(v, e.seat, text(e, 'good'), number(e, 'count')),
    time: 480,
    rest: 220,
  },
  laid: { marks: (e) => [`city:${e.seat}`], time: 300, rest: 300 },
  occupied: { marks: (e) => [`city:${e.seat}`], time: 250, rest: 250 },
  helped: { marks: (e) => [`city:${e.seat}`], time: 250, rest: 250 },
  reacted: { marks: (e) => [`city:${e.seat}`], time: 250, rest: 350 },
  production: { marks: (e) => [`city:${e.seat}`, `player:${e.seat}`], time: 300, rest: 350 },
  left: { marks: (e) => [`city:${e.seat}`], time: 350, rest: 300 },
  drew: { flights: (_, e) => cards(e, 'deck', handAt(e.seat)), land: (v, e) => handBy(v, e.seat, number(e, 'count')), time: 460, rest: 200 },
  discarded: { lift: (v, e) => handBy(v, e.seat, -number(e, 'count')), flights: (_, e) => cards(e, handAt(e.seat), 'discard'), time: 400, rest: 150 },
  'drew-meadow': {
    lift: (_, e) => [[['meadow', number(e, 'slot')], null]],
    flights: (_, e) => [{ from: `meadow:${number(e, 'slot')}`, to: handAt(e.seat) }],
    land: (v, e) => handBy(v, e.seat, 1),
    time: 520,
    rest: 300,
  },
  'discarded-meadow': {
    lift: (_, e) => [[['meadow', number(e, 'slot')], null]],
    flights: (_, e) => [{ from: `meadow:${number(e, 'slot')}`, to: 'discard' }],
    time: 420,
    rest: 200,
  },
  shown: {
    flights: (_, e) => [{ drawing: cardBack(), from: 'deck', to: `meadow:${number(e, 'slot')}` }],
    land: (_, e) => [[['meadow', number(e, 'slot')], text(e, 'card')]],
    time: 360,
    rest: 120,
  },
  revealed: { centre: (e, c) => ({ drawing: pictures(list(e, 'cards').map((card) => c.picture(card))) }), rest: 400 },
  'gave-card': { flights: (_, e) => cards(e, handAt(e.seat), handAt(number(e, 'to')), 1), time: 460, rest: 250 },
  achieved: { flights: (_, e) => [{ drawing: worker(e.seat), from: `workers:${e.seat}`, to: `event:${text(e, 'event')}` }], marks: (e) => [`event:${text(e, 'event')}`], time: 700, rest: 900 },
  copied: { marks: (e) => [text(e, 'place')], time: 300, rest: 450 },
  prepared: {
    land: (_, e) => [set(e.seat, 'season', text(e, 'season') as Season)],
    marks: (e) => [`player:${e.seat}`, 'season'],
    time: 500,
    rest: 800,
  },
  passed: { land: (_, e) => [set(e.seat, 'passed', true)], marks: (e) => [`player:${e.seat}`], time: 300, rest: 600 },
  'rugwort-rolls': { centre: (e) => ({ drawing: die(number(e, 'slot') + 1), rolls: true }), marks: (e) => [`meadow:${number(e, 'slot')}`], time: 250, rest: 300 },
  'rugwort-plays': {
    lift: (_, e) => [[['meadow', number(e, 'slot')], null]],
    flights: (_, e) => [{ from: `meadow:${number(e, 'slot')}`, to: `city:${e.seat}` }],
    time: 620,
    rest: 600,
  },
  'rugwort-sends': {
    lift: (_, e) => [[['meadow', number(e, 'slot')], null]],
    flights: (_, e) => [{ from: `meadow:${number(e, 'slot')}`, to: 'discard' }],
    time: 520,
    rest: 500,
  },
  'rugwort-moves': { marks: (e) => list(e, 'places'), time: 500, rest: 700 },
  ...LAIR_ACTS,
}; // prettier-ignore

export const staging = staged(ACTS);
