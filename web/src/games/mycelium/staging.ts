import type { Change, TableEvent } from '../../lib/protocol';
import { type Act, list, number, staged, text } from '../../table/staging';
import { insect, mother, mushroomBack, spore, tileBack, token, windDie, type Wind } from './art';
import type { Components } from './components';
import { windsOf } from './map';
import type { MyceliumView, PlayerView, TileView } from './view';

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
/** What grows on a tile, or nothing any more. */
function mushroom(v: MyceliumView, cell: string, what: TileView['mushroom']): Change[] {
  const place = at(v, cell);
  return place < 0 ? [] : [[['tiles', place, 'mushroom'], what]];
}
function grown(v: MyceliumView, e: TableEvent): Change[] {
  const [cell, board] = [text(e, 'cell'), number(e, 'board')];
  return [...mushroom(v, cell, { owner: e.seat, board }), [['players', e.seat, 'boards', board - 1, 'token'], cell]];
}
/** Spores go back to their owners. */
function spent(v: MyceliumView, e: TableEvent): Change[] {
  const owners = list(e, 'owners').map(Number);
  const gone = new Map<string, number>();
  list(e, 'cells').forEach((cell, i) => gone.set(`${at(v, cell)}:${owners[i]}`, (gone.get(`${at(v, cell)}:${owners[i]}`) ?? 0) + 1));
  return [...gone].flatMap(([where, count]) => {
    const [place = -1, owner = 0] = where.split(':').map(Number);
    const there = v.tiles[place]?.spores;
    return there ? [[['tiles', place, 'spores', owner], Math.max(0, (there[owner] ?? 0) - count)] as Change] : [];
  });
}
/** A tile that has come to lie on the board. */
function laidTile(v: MyceliumView, e: TableEvent, c: Components): TileView {
  const one = c.get(text(e, 'tile'));
  const spores = v.players.map(() => 0);
  const wind = windsOf(one.wind ?? 'OUA', number(e, 'rotation'));
  const [cell, id, colour] = [text(e, 'cell'), one.id, one.colour ?? 'green'];
  return { cell, id, colour, rotation: number(e, 'rotation'), wind, insect: number(e, 'insect') > 0, mother: null, mushroom: null, spores };
}
/** Where the spores of this sporing have fallen, in order. */
const fallen = (wind: NonNullable<MyceliumView['wind']>, cell: string): Change => [
  ['wind'],
  { ...wind, laid: [...(wind.laid ?? []), cell], left: Math.max(0, (wind.left ?? 0) - 1) },
];
function motherTo(v: MyceliumView, whose: number, cell: string): Change[] {
  const from = v.tiles.findIndex((one) => one.mother === whose);
  const to = at(v, cell);
  return [
    set(whose, 'mother', cell),
    ...(from >= 0 ? [[['tiles', from, 'mother'], null] as Change] : []),
    ...(to >= 0 ? [[['tiles', to, 'mother'], whose] as Change] : []),
  ];
}
const insects = (v: MyceliumView, seat: number, more: number): Change => set(seat, 'insects', Math.max(0, of(v, seat).insects + more));
/** A mother takes the insects of the tiles that she enters. */
const gathered = (v: MyceliumView, e: TableEvent, cells: readonly string[]): Change[] =>
  number(e, 'insects')
    ? [
        insects(v, e.seat, number(e, 'insects')),
        ...[...new Set(cells)].flatMap((cell) =>
          v.tiles[at(v, cell)]?.insect ? [[['tiles', at(v, cell), 'insect'], false] as Change] : [],
        ),
      ]
    : [];
const whom = (e: TableEvent): number => number(e, 'whom');

const ACTS: Record<string, Act<MyceliumView, Components>> = {
  turn: { land: () => [[['wind'], null]], marks: (e) => [`player:${e.seat}`], time: 120, rest: 420 },
  moved: {
    flights: (v, e) => {
      const cells = list(e, 'cells');
      const from = of(v, e.seat).mother ?? cells[0] ?? '';
      return [{ drawing: mother(e.seat), from: `tile:${from}`, to: `tile:${cells.at(-1) ?? from}`, size: 0.4 }];
    },
    land: (v, e) => [...motherTo(v, e.seat, list(e, 'cells').at(-1) ?? ''), ...gathered(v, e, list(e, 'cells'))],
    marks: (e) => list(e, 'cells').map((cell) => `tile:${cell}`),
    time: 600,
    rest: 350,
  },
  'mother-placed': {
    flights: (_, e) => [{ drawing: mother(e.seat), from: `player:${e.seat}`, to: `tile:${text(e, 'cell')}`, size: 0.3 }],
    land: (v, e) => [...motherTo(v, e.seat, text(e, 'cell')), ...gathered(v, e, [text(e, 'cell')])],
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
    land: (v, e, c) => [[['tiles', v.tiles.length], laidTile(v, e, c)]],
    marks: (e) => [`tile:${text(e, 'cell')}`],
    time: 560,
    rest: 400,
  },
  wind: {
    centre: (e) => ({ drawing: windDie(text(e, 'symbol') as Wind), rolls: true }),
    time: 100,
    rest: 150,
  },
  /** where the wind blows, before spores fall */
  area: {
    land: (_, e) => {
      const depths = list(e, 'depths');
      const area = Object.fromEntries(list(e, 'cells').map((cell, i) => [cell, Number(depths[i])]));
      const side = text(e, 'side');
      return [[['wind'], { symbol: text(e, 'symbol'), cell: text(e, 'cell'), side, area, laid: [], left: number(e, 'count') }]];
    },
    time: 250,
    rest: 550,
  },
  'spore-laid': {
    flights: (_, e) => [{ drawing: spore(e.seat), from: `supply:${e.seat}`, to: `tile:${text(e, 'cell')}`, size: 0.8 }],
    land: (v, e) => [
      ...spores(v, text(e, 'cell'), e.seat, 1),
      set(e.seat, 'supply', Math.max(0, of(v, e.seat).supply - 1)),
      ...(v.wind ? [fallen(v.wind, text(e, 'cell'))] : []),
    ],
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
  'spores-spent': { land: spent, marks: (e) => list(e, 'cells').map((cell) => `tile:${cell}`), time: 450, rest: 300 },
  fruited: {
    land: grown,
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
  decayed: {
    land: (v, e) => [
      ...mushroom(v, text(e, 'cell'), null),
      [['players', e.seat, 'boards', number(e, 'board') - 1, 'card'], null],
      [['players', e.seat, 'boards', number(e, 'board') - 1, 'token'], null],
    ],
    marks: (e) => [`tile:${text(e, 'cell')}`, `board:${e.seat}:${number(e, 'board')}`],
    time: 500,
    rest: 500,
  },
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
  'automa-card': { land: (_, e) => [[['automa', 'card'], text(e, 'card')]], marks: () => ['automa'], time: 200, rest: 500 },
  'automa-target': { marks: (e) => [`player:${e.seat}`], time: 150, rest: 450 },
  'automa-spores': { marks: (e) => [`tile:${text(e, 'cell')}`], time: 200, rest: 350 },
  'automa-fruits': {
    flights: (_, e) => [
      { drawing: token(e.seat, number(e, 'board')), from: `player:${e.seat}`, to: `tile:${text(e, 'cell')}`, size: 0.25 },
    ],
    land: grown,
    marks: (e) => [`tile:${text(e, 'cell')}`],
    time: 700,
    rest: 450,
  },
  'automa-decays': {
    flights: (_, e) => [{ drawing: token(e.seat, number(e, 'board')), from: `tile:${text(e, 'cell')}`, to: `player:${e.seat}`, size: 0.4 }],
    lift: (v, e) => mushroom(v, text(e, 'cell'), null),
    marks: (e) => [`tile:${text(e, 'cell')}`],
    time: 600,
    rest: 450,
  },
  final: { marks: (e) => [`player:${e.seat}`], time: 500, rest: 700 },
};

/** What the automa considered is told on request, not shown. */
const SILENT = ['automa-skips', 'automa-lot', 'automa-person', 'tile-drawn'];

export const staging = staged(ACTS, (events) => events.filter((event) => !SILENT.includes(event.kind)));
