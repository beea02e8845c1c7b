import type { Change, TableEvent } from '../../lib/protocol';
import { type Act, list, number, staged, text } from '../../table/staging';
import { insect, mother, mushroomBack, spore, tileBack, token, windDie, type Wind } from './art';
import type { Components } from './components';
import type { MyceliumView, PlayerView } from './view';

/** How the events of Mycelium move. Only what an event says is carried out; the rules stay on the server. */

const of = (v: MyceliumView, seat: number): PlayerView => v.players[seat]!;
const set = (seat: number, key: keyof PlayerView, value: unknown): Change => [['players', seat, key], value];
const at = (v: MyceliumView, cell: string): number => v.tiles.findIndex((one) => one.cell === cell);

/** One spore more or fewer of a player on a tile. */
function spores(v: MyceliumView, cell: string, owner: number, more: number): Change[] {
  const place = at(v, cell);
  const there = v.tiles[place]?.spores;
  return there ? [[['tiles', place, 'spores', owner], Math.max(0, (there[owner] ?? 0) + more)]] : [];
}
function motherTo(v: MyceliumView, whose: number, cell: string): Change[] {
  const from = v.tiles.findIndex((one) => one.mother === whose);
  const to = at(v, cell);
  return [
    ...(from >= 0 ? [[['tiles', from, 'mother'], null] as Change] : []),
    ...(to >= 0 ? [[['tiles', to, 'mother'], whose] as Change] : []),
  ];
}
const insects = (v: MyceliumView, seat: number, more: number): Change => set(seat, 'insects', Math.max(0, of(v, seat).insects + more));
const whom = (e: TableEvent): number => number(e, 'whom');

const ACTS: Record<string, Act<MyceliumView, Components>> = {
  turn: { marks: (e) => [`player:${e.seat}`], time: 120, rest: 420 },
  moved: {
    flights: (v, e) => {
      const cells = list(e, 'cells');
      const from = of(v, e.seat).mother ?? cells[0] ?? '';
      return [{ drawing: mother(e.seat), from: `tile:${from}`, to: `tile:${cells.at(-1) ?? from}`, size: 0.4 }];
    },
    land: (v, e) => motherTo(v, e.seat, list(e, 'cells').at(-1) ?? ''),
    marks: (e) => list(e, 'cells').map((cell) => `tile:${cell}`),
    time: 600,
    rest: 350,
  },
  'mother-placed': {
    flights: (_, e) => [{ drawing: mother(e.seat), from: `player:${e.seat}`, to: `tile:${text(e, 'cell')}`, size: 0.3 }],
    land: (v, e) => motherTo(v, e.seat, text(e, 'cell')),
    time: 600,
    rest: 350,
  },
  'mother-sent': {
    flights: (v, e) => [
      { drawing: mother(whom(e)), from: `tile:${of(v, whom(e)).mother ?? ''}`, to: `tile:${text(e, 'cell')}`, size: 0.4 },
    ],
    land: (v, e) => motherTo(v, whom(e), text(e, 'cell')),
    time: 700,
    rest: 450,
  },
  'tile-laid': {
    flights: (_, e) => [{ drawing: tileBack(), from: 'stack:1', to: `slot:${text(e, 'cell')}` }],
    marks: (e) => [`tile:${text(e, 'cell')}`],
    time: 560,
    rest: 400,
  },
  wind: {
    flights: (_, e) => [{ drawing: windDie(text(e, 'symbol') as Wind), from: 'wind', to: 'wind', spin: 3 }],
    time: 700,
    rest: 500,
  },
  'spore-laid': {
    flights: (_, e) => [{ drawing: spore(e.seat), from: `supply:${e.seat}`, to: `tile:${text(e, 'cell')}`, size: 0.8 }],
    land: (v, e) => [...spores(v, text(e, 'cell'), e.seat, 1), set(e.seat, 'supply', Math.max(0, of(v, e.seat).supply - 1))],
    marks: (e) => [`tile:${text(e, 'cell')}`],
    time: 380,
    rest: 120,
  },
  'spore-removed': {
    lift: (v, e) => spores(v, text(e, 'cell'), whom(e), -1),
    flights: (_, e) => [{ drawing: spore(whom(e)), from: `tile:${text(e, 'cell')}`, to: `supply:${whom(e)}`, size: 0.15 }],
    time: 380,
    rest: 200,
  },
  'spores-spent': { marks: (e) => list(e, 'cells').map((cell) => `tile:${cell}`), time: 450, rest: 300 },
  fruited: {
    flights: (_, e, c) => [
      { drawing: c.card(text(e, 'card')), from: `hand:${e.seat}`, to: `board:${e.seat}:${number(e, 'board')}`, size: 0.5 },
      {
        drawing: token(e.seat, number(e, 'board')),
        from: `board:${e.seat}:${number(e, 'board')}`,
        to: `tile:${text(e, 'cell')}`,
        delay: 0.4,
      },
    ],
    marks: (e) => [`tile:${text(e, 'cell')}`],
    time: 750,
    rest: 500,
  },
  decayed: { marks: (e) => [`tile:${text(e, 'cell')}`, `board:${e.seat}:${number(e, 'board')}`], time: 500, rest: 500 },
  'took-card': {
    flights: (_, e, c) => [{ drawing: c.card(text(e, 'card')), from: `market:${text(e, 'card')}`, to: `hand:${e.seat}` }],
    land: (v, e) => [[['market'], v.market.filter((card) => card !== text(e, 'card'))]],
    time: 520,
    rest: 350,
  },
  drew: {
    flights: (_, e) => [{ drawing: mushroomBack(), from: 'deck', to: `hand:${e.seat}` }],
    time: 420,
    rest: 250,
  },
  market: { land: (_, e) => [[['market'], list(e, 'cards')]], marks: () => ['market'], time: 350, rest: 250 },
  insects: {
    flights: (_, e) => [{ drawing: insect(), from: 'insects', to: `insects:${e.seat}`, size: 0.5 }],
    land: (v, e) => [insects(v, e.seat, number(e, 'count'))],
    time: 380,
    rest: 200,
  },
  final: { marks: (e) => [`player:${e.seat}`], time: 500, rest: 700 },
};

export const staging = staged(ACTS);
