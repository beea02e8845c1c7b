import { describe, expect, it } from 'vitest';
import { artDefs } from '../../src/art/defs';
import { type Drawing, svg } from '../../src/art/draw';
import * as art from '../../src/games/everdell/art';
import { CONSTRUCTIONS } from '../../src/games/everdell/art/constructions';
import { CRITTERS } from '../../src/games/everdell/art/looks';
import { cut, word } from '../../src/games/everdell/art/rows';
import { SIGNS } from '../../src/games/everdell/art/signs';
import { foreseen } from '../../src/games/everdell/foresight';
import { actionRow, activityCard, defaultRow, inSeason } from '../../src/games/everdell/nightweave/activity';
import { isMood } from '../../src/games/everdell/nightweave/figure';
import { ploy, PLOYS } from '../../src/games/everdell/nightweave/ploys';
import { parted } from '../../src/games/everdell/nightweave/view';
import { placesOf } from '../../src/games/everdell/places';
import { staging } from '../../src/games/everdell/staging';
import { asEverdell, type EverdellView, type PlayerView, seated } from '../../src/games/everdell/view';
import { applyChanges } from '../../src/lib/changes';
import type { ComponentList, Message, Option, TableEvent, View } from '../../src/lib/protocol';
import { pretendBrowser } from '../browserlike';

pretendBrowser();
const { Components } = await import('../../src/games/everdell/components');

const CARDS = [...Object.keys(CRITTERS), ...CONSTRUCTIONS];

/** Sound markup: numbers are numbers, all light it refers to exists, what is opened is closed. */
function expectSound(d: Drawing): void {
  expect(d.body).not.toMatch(/NaN|undefined|Infinity/);
  for (const side of d.box) expect(Number.isFinite(side)).toBe(true);
  const light = artDefs();
  for (const [, id] of d.body.matchAll(/url\(#([\w-]+)\)/g)) expect(light).toContain(`id="${id}"`);
  for (const tag of ['g', 'svg', 'text']) {
    expect(d.body.match(new RegExp(`</${tag}>`, 'g'))?.length ?? 0).toBe(d.body.match(new RegExp(`<${tag}[ >]`, 'g'))?.length ?? 0);
  }
}

describe('the cards', () => {
  it('are 24 of the people and 24 buildings, and 8 and 15 of Mistwood', () =>
    expect([Object.keys(CRITTERS).length, CONSTRUCTIONS.length]).toEqual([24 + 8, 24 + 15]));

  it.each(CARDS)('%s is drawn soundly, small in bytes, and the same each time', (id) => {
    const one = art.cardPicture(id, '');
    expectSound(one);
    expect(svg(one).length).toBeLessThan(14_000);
    expect(art.cardPicture(id, '')).toEqual(one);
  });

  it('no two look alike', () => expect(new Set(CARDS.map((id) => art.cardPicture(id, '').body)).size).toBe(CARDS.length));

  it('one that nobody described gets a face that follows from its id', () => {
    for (const kind of ['critter', 'construction']) {
      for (let i = 0; i < 200; i++) expectSound(art.cardPicture(`pack_${i}`, kind));
      expect(art.cardPicture('mine_own', kind)).toEqual(art.cardPicture('mine_own', kind));
      expect(art.cardPicture('mine_own', kind)).not.toEqual(art.cardPicture('your_own', kind));
    }
  });
});

describe('what Nightweave has', () => {
  const LAIR = Object.values(
    import.meta.glob<Record<string, { id: string; [season: string]: unknown }[]>>(
      '../../../src/fairyring/games/everdell/content/nightweave.toml',
      {
        eager: true,
        import: 'default',
      },
    ),
  )[0]!;
  const ids = ['personality', 'plot', 'scheme'].flatMap((kind) => LAIR[kind]!.map((one) => one.id));

  it('has a picture of its own for each of her 54 cards', () => {
    expect(ids.length).toBe(54);
    for (const id of ids) expect(isMood(id) || PLOYS.includes(id), id).toBe(true);
    expect(new Set(ids.map((id) => ploy(id).body)).size).toBe(54);
  });

  it.each(ids)('%s is drawn soundly', (id) => expectSound(ploy(id)));

  it('shows every action of every Activity card in signs', () => {
    const places = (id: string) => art.location(id, '');
    for (const card of LAIR['activity']!)
      for (const season of art.SEASONS) {
        for (const action of (card[season] ?? []) as string[]) {
          expect(parted(action).does, action).not.toBe('');
          expect(actionRow(action, 2, places).box[2]).toBeGreaterThan(30);
        }
        expectSound(activityCard(inSeason(card as never, season), 2, places));
      }
  });

  it('shows that a card discarded as an action earns her a token, and by default nothing', () => {
    const width = (one: { box: readonly number[] }) => one.box[2]!;
    const places = (id: string) => art.location(id, '');
    expect(width(defaultRow('discard', 2, places))).toBe(width(defaultRow('draw', 2, places)));
    expect(width(actionRow('discard', 2, places))).toBeGreaterThan(width(defaultRow('discard', 2, places)));
  });
});

describe('the board', () => {
  const seats = [0, 1, 2, 3];
  it('is sound', () => {
    const all = [
      art.location('three_twigs', 'gain(twig=3)'),
      art.location('of_a_pack', 'discard_hand(1..3) => each(gain(any=1))'),
      art.journey(5, 'discard_hand(5)'),
      art.event({ id: 'city_monument', points: 3, colours: { blue: 3 } }),
      art.event({ id: 'the_games', points: 9, colours: { tan: 2, green: 2, red: 2, blue: 2, purple: 2 } }),
      art.event({ id: 'tax_relief', points: 0, cards: [art.cardPicture('judge', ''), art.cardPicture('queen', '')], bonus: '3*prisoners' }),
      ...art.SEASONS.flatMap((one) => [art.everTree(one), art.season(one)]),
      ...seats.flatMap((seat) => [art.worker(seat), art.portrait(seat)]),
      ...Object.keys(SIGNS).map(art.signOf),
      ...[-2, 0, 12].map(art.worth),
      art.rat(),
      art.die(8),
      art.pictures([art.cardPicture('inn', ''), art.cardPicture('bard', '')]),
      art.cardBack(),
      art.stand(true),
      art.goodsColumn({ twig: 2, resin: 0, pebble: 3 }),
    ];
    all.forEach(expectSound);
  });
  it('four kinds of workers look different', () => expect(new Set(seats.map((seat) => art.worker(seat).body)).size).toBe(4));
});

describe('rows of signs', () => {
  it('are cut only outside brackets', () => {
    expect(cut('a(b & c) & d', '&')).toEqual(['a(b & c)', 'd']);
    expect(word('gain(twig=2*count(city, id=farm))')).toEqual({ name: 'gain', list: [], named: { twig: '2*count(city, id=farm)' } });
  });

  const wide = (text: string): number => art.effectRow(text).box[2];
  it('show one sign for each thing, up to three, then a number', () => {
    const one = wide('gain(twig=1)');
    expect(wide('gain(twig=3)')).toBeGreaterThan(3 * one - 1);
    expect(wide('gain(twig=4)')).toBeLessThan(2 * one);
    expect(wide('gain(twig=1, resin=1)')).toBe(wide('gain(twig=1) & gain(resin=1)'));
  });

  it('a word without a sign is a written page, and nothing is nothing', () => {
    expect(art.effectRow('unheard_of(3)').body).toContain(SIGNS['text']);
    expect(wide('')).toBe(1);
  });

  it('what comes to lie on a card is told in numbers, and the card once', () => {
    const row = art.effectRow('one_of(put_on_self(twig=3), put_on_self(resin=2), put_on_self(pebble=1))');
    expectSound(row);
    expect(row.body.split(SIGNS['twig']!).length - 1).toBe(1);
    expect(row.body.split(SIGNS['keep']!).length - 1).toBe(1);
    expect(row.body).toContain('>3<');
  });

  it('are folded where one would be too small to read, with every sign still there', () => {
    const stored = 'one_of(put_on_self(twig=3), put_on_self(resin=2), put_on_self(pebble=1), put_on_self(berry=2)) & take_all_from_self';
    const [long, short] = [art.effectRow(stored), art.effectRow('gain(twig=2) & draw(1)')];
    const two = art.folded(long);
    expectSound(two);
    expect(two.box[2]).toBeLessThan(0.7 * long.box[2]);
    expect(two.box[3]).toBeGreaterThan(2 * long.box[3]);
    for (const sign of ['twig', 'resin', 'pebble', 'berry', 'keep', 'any'])
      expect(two.body.split(SIGNS[sign]!).length).toBe(long.body.split(SIGNS[sign]!).length);
    expect(art.folded(short)).toBe(short);
  });

  it('what counts the same stands together', () => {
    const row = art.bonusRow('on_event(twig) + on_event(berry) + 2*on_event(resin) + 2*on_event(pebble)');
    expectSound(row);
    expect(row.body.split(SIGNS['point']!).length - 1).toBe(3);
    expect(art.bonusRow('3 if paired').body.split(SIGNS['point']!).length - 1).toBe(3);
    expect(art.bonusRow('min(6, supply(resin) + supply(pebble))').body).toContain('≤6');
  });
});

const components = new Components({
  content: '',
  components: [
    {
      id: 'inn',
      kind: 'construction',
      name: 'Inn',
      colour: 'red',
      cost: { twig: 2, resin: 1 },
      points: 2,
      visit: 'play(from=meadow, reduce=3)',
    },
    { id: 'shopkeeper', kind: 'critter', name: 'Shopkeeper', when: 'played(kind=critter)', does: 'gain(berry=1)' },
    { id: 'fool', kind: 'critter', name: 'Fool', points: -2 },
    { id: 'bard', kind: 'critter', name: 'Bard' },
    { id: 'performer', kind: 'special_event', name: 'Performer', cards: ['inn', 'bard'], bonus: '2*on_event(berry)' },
    { id: 'journey_2', kind: 'journey', name: 'Journey', points: 2, effect: 'discard_hand(2)' },
    { id: 'haven', kind: 'haven', name: 'Haven', effect: 'discard_hand(1..all) => each(gain(any=1), per=2)' },
  ],
  labels: {},
  words: {},
  looks: {},
} as unknown as ComponentList);

describe('components', () => {
  it('are all drawn, each by its kind', () => {
    for (const one of components.all) expectSound(components.picture(one.id));
    expect(components.picture('performer').body).toContain(components.picture('inn').body);
    expect(components.picture('haven')).not.toEqual(components.picture('journey_2'));
  });
  it('say in signs what they do, and nothing where they do nothing', () => {
    expect(components.row('shopkeeper')!.body).toContain(SIGNS['critter']);
    expect(components.row('shopkeeper')!.body).toContain(SIGNS['berry']);
    expect(components.row('inn')!.body).toContain(SIGNS['meadow']);
    expect(components.row('fool')).toBeNull();
  });
});

const player = (more: Partial<PlayerView> = {}): PlayerView => ({
  colour: 'red',
  rival: false,
  season: 'winter',
  passed: false,
  free: 2,
  workers: 2,
  idle: 0,
  goods: { twig: 2, resin: 0, pebble: 0, berry: 1 },
  tokens: 1,
  hand: 2,
  cards: [],
  spaces: { used: 0, of: 15 },
  city: [],
  prisoners: [],
  events: [],
  score: { total: 1 },
  ...more,
});
const view = (more: Partial<EverdellView> = {}): EverdellView => ({
  seat: 0,
  deciding: 0,
  active: 0,
  round: 0,
  over: false,
  moves: 0,
  turn: 1,
  rivals: ['rugwort'],
  year: 1,
  deck: 90,
  discard: 0,
  meadow: ['inn', null, 'bard', null, null, null, null, null],
  closed: [],
  on_meadow: [],
  basic: [],
  forest: [],
  haven: { workers: [] },
  journey: [],
  events: [],
  playing: [],
  revealed: [],
  focus: 'basic:three_twigs',
  players: [player({ cards: ['inn', 'bard'] }), player(), player({ rival: true })],
  ...more,
});

describe('how events move', () => {
  const stage = staging(components);
  const event = (kind: string, facts: TableEvent['facts'], seat = 0): TableEvent => ({ kind, seat, rule: '', facts }) as TableEvent;
  const asView = (v: EverdellView): View => v as unknown as View;
  const after = (v: EverdellView, e: TableEvent): EverdellView => {
    const lifted = applyChanges(asView(v), stage.lift(asView(v), e)) as View;
    return asEverdell(applyChanges(lifted, stage.land(lifted, e)) as View);
  };

  it('a worker goes from its player to the place', () => {
    const e = event('placed', { place: 'haven', what: 'haven' });
    expect(stage.motion(asView(view()), e).flights).toMatchObject([{ from: 'workers:0', to: 'haven' }]);
    expect(after(view(), e).players[0]!.free).toBe(1);
  });

  it('a card goes from the hand or the Meadow into the city', () => {
    const mine = event('played', { card: 'bard', from: 'hand' });
    expect(stage.motion(asView(view()), mine).flights).toMatchObject([{ from: 'hand:1', to: 'city:0' }]);
    expect(after(view(), mine).players[0]).toMatchObject({ hand: 1, cards: ['inn'] });
    const open = event('played', { card: 'inn', from: 'meadow', slot: 0 });
    expect(stage.motion(asView(view()), open).flights).toMatchObject([{ from: 'meadow:0', to: 'city:0' }]);
    expect(after(view(), open).meadow[0]).toBeNull();
    // nobody knows where in another hand it was: it is shown
    const theirs = stage.motion(asView(view()), event('played', { card: 'bard', from: 'hand' }, 1)).flights;
    expect(theirs).toMatchObject([{ from: 'cards:1', to: 'city:1', drawing: components.picture('bard') }]);
  });

  it('goods are paid and gained where they lie', () => {
    const paid = event('paid', { goods: ['twig', 'twig', 'berry'], count: 3 });
    expect(after(view(), paid).players[0]!.goods).toMatchObject({ twig: 0, berry: 0 });
    const gained = event('gained', { good: 'twig', count: 3 });
    expect(after(view(), gained).players[0]!.goods['twig']).toBe(5);
    expect(stage.motion(asView(view()), gained).flights).toHaveLength(3);
    expect(stage.motion(asView(view()), gained).flights[0]).toMatchObject({ from: 'basic:three_twigs', to: 'goods:twig' });
    expect(after(view(), event('gained', { good: 'point', count: 2 })).players[0]!.tokens).toBe(3);
  });

  it('the Meadow is filled, seasons go on, players pass', () => {
    expect(after(view(), event('shown', { card: 'fool', slot: 1 }, -1)).meadow[1]).toBe('fool');
    expect(after(view(), event('prepared', { season: 'spring', workers: 1 })).players[0]!.season).toBe('spring');
    expect(after(view(), event('passed', {}, 1)).players[1]!.passed).toBe(true);
  });

  it('chance is seen in the middle of the stage before it is told', () => {
    for (const e of [event('rugwort-rolls', { slot: 3 }, 2), event('revealed', { cards: ['inn', 'bard'] })])
      expect(stage.motion(asView(view()), e)).toMatchObject({ centre: { drawing: expect.anything() } });
  });

  it('an event that nobody has staged changes nothing', () => {
    expect(after(view(), event('unheard-of', {}))).toEqual(view());
  });
});

describe('what is foreseen', () => {
  const said = (key: string, args: Message['args'] = {}): Message => ({ key, args });
  const good = (name: string, count: number): Message => said('good', { good: name, count });
  const both = (first: Message, second: Message, key = 'list'): Message => said(key, { first, second });
  const of = (message: Message) => foreseen({ name: '', message, rule: '', elements: [], kind: '', final: '' } as Option);
  const cost = both(good('twig', 2), good('resin', 1));

  it('is what is paid', () => {
    expect(of(said('option-play', { way: said('way-pay', { cost }) }))).toEqual({ twig: -2, resin: -1 });
    expect(of(said('way-pay', { cost }))).toEqual({ twig: -2, resin: -1 });
    expect(of(said('option-pay', { cost }))).toEqual({ twig: -2, resin: -1 });
    expect(of(said('option-play', { way: said('way-with', { cost, waived: 0 }) }))).toEqual({ twig: -2, resin: -1 });
    expect(of(said('option-spend', { verb: 'give', good: 'berry', count: 2 }))).toEqual({ berry: -2 });
  });
  it('is what is gained and drawn', () => {
    const effect = both(said('fx-gain', { goods: good('berry', 1) }), said('fx-draw', { count: 2 }), 'fx-then');
    expect(of(said('option-visit', { effect }))).toEqual({ berry: 1, card: 2 });
    expect(of(said('option-take', { good: 'pebble' }))).toEqual({ pebble: 1 });
  });
  it('is nothing where a choice or another card decides', () => {
    expect(of(said('option-play', { way: said('way-with', { cost, waived: 3 }) }))).toEqual({});
    expect(of(said('option-play', { way: said('way-host', { card: said('card', { id: 'inn' }) }) }))).toEqual({});
    expect(of(said('option-visit', { effect: said('fx-gain', { goods: good('any', 2) }) }))).toEqual({});
    expect(of(said('option-visit', { effect: said('fx-each', { effect: said('fx-gain', { goods: good('twig', 1) }) }) }))).toEqual({});
    expect(foreseen(undefined)).toEqual({});
  });
});

describe('places', () => {
  it('a line of the log marks what it speaks of', () => {
    const line = (kind: string, facts: Record<string, unknown>, seat = 1) =>
      placesOf({ kind, seat, facts } as Parameters<typeof placesOf>[0]);
    expect(line('placed', { place: 'basic:two_resin' })).toEqual(['basic:two_resin']);
    expect(line('achieved', { event: 'grand_tour' })).toEqual(['event:grand_tour']);
    expect(line('gained', { good: 'point', count: 1 })).toEqual(['points:1']);
    expect(line('shown', { card: 'inn', slot: 3 }, -1)).toEqual(['meadow:3']);
    expect(line('played', { card: 'inn', from: 'hand' })).toEqual(['city:1']);
    expect(line('passed', {})).toEqual(['player:1']);
  });
  it('rivals have no side of the table', () => expect(seated(view()).players).toHaveLength(2));
});
