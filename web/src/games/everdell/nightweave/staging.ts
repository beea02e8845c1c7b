import type { Change, TableEvent } from '../../../lib/protocol';
import { type Act, type Flight, list, number, text } from '../../../table/staging';
import { cardBack, die } from '../art';
import type { Components } from '../components';
import type { EverdellView } from '../view';
import { activityCard, inSeason } from './activity';
import { nightweave, spider, web } from './figure';

/** How her events move, and what she shows of herself meanwhile. */

export const GESTURES = ['glad', 'cross', 'weaving'] as const;
const GLAD = 'lair:glad';
const CROSS = 'lair:cross';
const WEAVING = 'lair:weaving';

const lairBy = (changes: Record<string, unknown>): Change[] => Object.entries(changes).map(([key, value]) => [['nightweave', key], value]);
const handBy = (v: EverdellView, e: TableEvent, count: number): Change[] => [
  [['players', e.seat, 'hand'], Math.max(0, (v.players[e.seat]?.hand ?? 0) + count)],
];
const gone = (e: TableEvent): Change[] => (typeof e.facts['slot'] === 'number' ? [[['meadow', number(e, 'slot')], null]] : []);
const fromMeadow = (e: TableEvent, to: string): Flight[] =>
  typeof e.facts['slot'] === 'number'
    ? [{ from: `meadow:${number(e, 'slot')}`, to }]
    : [{ drawing: cardBack(), from: `cards:${e.seat}`, to }];
const cards = (e: TableEvent, from: string, to: string): Flight[] =>
  Array.from({ length: Math.min(5, number(e, 'count')) }, (_, i) => ({ drawing: cardBack(), from, to, delay: i * 0.25 }));

export const LAIR_ACTS: Record<string, Act<EverdellView, Components>> = {
  'nightweave-turns-up': {
    centre: (e, c, v) => ({
      drawing: activityCard(inSeason(c.get(text(e, 'activity')), v.nightweave?.season ?? 'winter'), v.nightweave?.star ?? 0, (id) => c.picture(id)),
    }),
    land: (_, e) => lairBy({ activity: text(e, 'activity') }),
    marks: (e) => [`player:${e.seat}`, 'lair:activity'],
    time: 500,
    rest: 650,
  },
  'nightweave-acts': { marks: (e) => [`lair:${e.facts['right'] ? 'right' : 'left'}`, WEAVING], time: 250, rest: 450 },
  'nightweave-cannot': { marks: (e) => [`lair:${e.facts['right'] ? 'right' : 'left'}`, CROSS], time: 350, rest: 450 },
  'nightweave-defaults': { marks: () => ['lair:default', CROSS], time: 300, rest: 450 },
  'nightweave-rolls': { centre: (e) => ({ drawing: die(number(e, 'die')), rolls: true }), time: 250, rest: 300 },
  'nightweave-goes-on': { marks: (e) => [text(e, 'place'), 'lair:arrow'], time: 300, rest: 350 },
  'nightweave-places': {
    lift: (v) => lairBy({ lair: Math.max(0, (v.nightweave?.lair ?? 1) - 1) }),
    flights: (_, e) => [{ drawing: spider(), from: `workers:${e.seat}`, to: text(e, 'place') }],
    marks: (e) => [text(e, 'place'), WEAVING],
    time: 650,
    rest: 600,
  },
  'nightweave-enters': {
    lift: (_, e) => gone(e),
    flights: (_, e) => [{ drawing: nightweave('weaving'), from: 'lair:her', to: `meadow:${number(e, 'slot')}`, size: 0.8 }],
    land: (_, e) => lairBy({ figure: number(e, 'slot'), adjacent: [] }),
    marks: (e) => [`meadow:${number(e, 'slot')}`],
    time: 800,
    rest: 700,
  },
  'nightweave-plays': { lift: (_, e) => gone(e), flights: (_, e) => fromMeadow(e, `city:${e.seat}`), marks: () => [GLAD], time: 640, rest: 700 },
  'nightweave-draws': { flights: (_, e) => cards(e, 'deck', `cards:${e.seat}`), land: (v, e) => handBy(v, e, number(e, 'count')), marks: () => [WEAVING], time: 460, rest: 250 },
  'nightweave-discards': { lift: (v, e) => handBy(v, e, -number(e, 'count')), flights: (_, e) => cards(e, `cards:${e.seat}`, 'discard'), time: 420, rest: 250 },
  'nightweave-sends': { marks: (e) => [`city:${number(e, 'to')}`, WEAVING], time: 400, rest: 500 },
  'nightweave-throws': { lift: (_, e) => gone(e), flights: (_, e) => fromMeadow(e, 'discard'), time: 480, rest: 300 },
  'nightweave-wins': { lift: (_, e) => gone(e), flights: (_, e) => fromMeadow(e, 'lair:won'), marks: () => [GLAD], time: 620, rest: 600 },
  'nightweave-hides': { flights: (_, e) => cards(e, 'deck', 'lair:won'), marks: () => [GLAD], time: 520, rest: 450 },
  'nightweave-takes': {
    lift: (_, e) => gone(e),
    flights: (_, e) => fromMeadow(e, `cards:${e.seat}`),
    land: (v, e) => handBy(v, e, 1),
    marks: () => [WEAVING],
    time: 560,
    rest: 400,
  },
  'nightweave-prepares': { marks: (e) => [`player:${e.seat}`, GLAD], time: 450, rest: 800 },
  'nightweave-shuffles': { marks: () => ['lair:activity', WEAVING], time: 400, rest: 400 },
  'nightweave-ends': { marks: (e) => [`player:${e.seat}`], time: 400, rest: 700 },
  'nightweave-adds': { flights: (_, e) => [{ drawing: cardBack(), from: 'lair:won', to: `city:${e.seat}` }], time: 480, rest: 300 },
  'nightweave-schemes': { centre: (e, c) => ({ drawing: c.picture(text(e, 'ploy')) }), marks: () => ['lair:ploys', GLAD], time: 600, rest: 900 },
  'nightweave-changes': { centre: (e, c) => ({ drawing: c.picture(text(e, 'ploy')) }), marks: () => ['lair:ploys'], time: 600, rest: 900 },
  'nightweave-weaves': {
    flights: (_, e) => list(e, 'places').slice(0, 8).map((to, i) => ({ drawing: web(), from: 'lair:her', to, size: 0.5, delay: i * 0.15 })),
    marks: (e) => [...list(e, 'places'), WEAVING],
    time: 700,
    rest: 700,
  },
  'nightweave-robs': { flights: (_, e) => cards(e, `cards:${number(e, 'from')}`, `cards:${e.seat}`), marks: () => [GLAD], time: 560, rest: 600 },
  'nightweave-catches': { flights: (_, e) => cards(e, `cards:${number(e, 'from')}`, 'lair:her'), marks: () => [WEAVING], time: 560, rest: 600 },
  'nightweave-shuts': { marks: (e) => [`city:${number(e, 'from')}`, GLAD], time: 450, rest: 600 },
  'nightweave-holds': { flights: (_, e) => [{ from: `workers:${number(e, 'from')}`, to: 'lair:her' }], marks: () => [GLAD], time: 560, rest: 600 },
  foiled: { marks: () => ['lair:ploys', CROSS], time: 350, rest: 600 },
}; // prettier-ignore
