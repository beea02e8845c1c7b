import { describe, expect, it } from 'vitest';
import { artDefs } from '../../src/art/defs';
import { type Drawing, svg } from '../../src/art/draw';
import * as art from '../../src/games/everdell/art';
import { CONSTRUCTIONS } from '../../src/games/everdell/art/constructions';
import { CRITTERS } from '../../src/games/everdell/art/looks';
import { cut, word } from '../../src/games/everdell/art/rows';
import { SIGNS } from '../../src/games/everdell/art/signs';

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
  it('are 24 of the people and 24 buildings', () => expect([Object.keys(CRITTERS).length, CONSTRUCTIONS.length]).toEqual([24, 24]));

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

  it('what counts the same stands together', () => {
    const row = art.bonusRow('on_event(twig) + on_event(berry) + 2*on_event(resin) + 2*on_event(pebble)');
    expectSound(row);
    expect(row.body.split(SIGNS['point']!).length - 1).toBe(3);
    expect(art.bonusRow('3 if paired').body.split(SIGNS['point']!).length - 1).toBe(3);
    expect(art.bonusRow('min(6, supply(resin) + supply(pebble))').body).toContain('≤6');
  });
});
