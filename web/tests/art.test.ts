import { describe, expect, it } from 'vitest';
import { deityCard } from '../src/games/salamandra/art';
import looksFile from '../../src/fairyring/games/mycelia/content/looks.toml';
import content from '../../src/fairyring/games/mycelia/content/mycelia.toml';
import myceliumLooks from '../../src/fairyring/games/mycelium/content/looks.toml';
import mycelium from '../../src/fairyring/games/mycelium/content/mycelium.toml';
import { cardBack, favourField } from '../src/games/mycelia/art/cards';
import { discardSign, pileSign } from '../src/games/mycelia/art/piles';
import { field, type Terrain } from '../src/games/mycelia/art/board';
import { artDefs } from '../src/art/defs';
import { type Drawing, svg } from '../src/art/draw';
import { dropStack } from '../src/games/mycelia/art/drops';
import { giftEmblem, GIFTS } from '../src/games/mycelia/art/gifts';
import { gwidyon, leafPile } from '../src/games/mycelia/art/gwidyon';
import { lid } from '../src/art/lid';
import { favicon, logo } from '../src/art/logo';
import { mushroom } from '../src/art/mushroom/mushroom';
import { CAPS, COATS, EDGES, GILLS, type GivenTraits, PATTERNS, PLACES, STEMS, traitsFor } from '../src/art/mushroom/traits';
import { shrineOfLife } from '../src/games/mycelia/art/shrine';
import { pawn } from '../src/games/mycelia/art/tokens';

const looks = (looksFile as { looks: Record<string, GivenTraits> }).looks;
const others = (myceliumLooks as { looks: Record<string, GivenTraits> }).looks;
const species = (mycelium as unknown as Record<string, { id: string }[]>)['mushroom']!.map((c) => c.id);
const tables = content as unknown as Record<string, { id: string }[]>;
const cards = [...tables['start_card']!, ...tables['hero']!].map((c) => c.id);

/** Sound markup: numbers are numbers, and all light it refers to exists. */
function expectSound(d: Drawing): void {
  expect(d.body).not.toMatch(/NaN|undefined|Infinity/);
  const light = artDefs();
  for (const [, id] of d.body.matchAll(/url\(#([\w-]+)\)/g)) expect(light).toContain(`id="${id}"`);
  const open = d.body.match(/<g[ >]/g)?.length ?? 0;
  expect(d.body.match(/<\/g>/g)?.length ?? 0).toBe(open);
}

describe('mushrooms', () => {
  it('every start card and hero has a look, and no look is left over', () => expect(Object.keys(looks).sort()).toEqual([...cards].sort()));

  it('every mushroom of Mycelium has a look, and no look is left over', () =>
    expect(Object.keys(others).sort()).toEqual([...species].sort()));

  it.each(Object.entries({ ...looks, ...others }))('%s uses only known words', (_, look) => {
    const words: [unknown, readonly string[]][] = [
      [look.cap, CAPS],
      [look.pattern, PATTERNS],
      [look.gills, GILLS],
      [look.stem, STEMS],
      [look.coat, COATS],
      [look.place, PLACES],
      [look.edge, EDGES],
    ];
    for (const [word, known] of words) if (word !== undefined) expect(known).toContain(word);
    for (const colour of [...Object.values(look.colours ?? {}), ...(look.glow ? [look.glow] : [])])
      expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    const keys = [
      'cap',
      'colours',
      'edge',
      'pattern',
      'gills',
      'stem',
      'coat',
      'count',
      'tuft',
      'height',
      'width',
      'lean',
      'ring',
      'volva',
      'place',
      'glow',
    ];
    for (const key of Object.keys(look)) expect(keys).toContain(key);
  });

  it.each(cards)('%s is drawn soundly, and the same each time', (id) => {
    const one = mushroom(traitsFor(id, looks[id]), id);
    expectSound(one);
    expect(mushroom(traitsFor(id, looks[id]), id)).toEqual(one);
  });

  it('no two cards look alike', () => {
    const seen = cards.map((id) => JSON.stringify([looks[id]!.cap, looks[id]!.colours!.cap]));
    expect(new Set(seen).size).toBe(cards.length);
  });

  it('a card nobody described gets a face from its id', () => {
    expect(traitsFor('my_own_hero')).toEqual(traitsFor('my_own_hero'));
    expect(traitsFor('my_own_hero')).not.toEqual(traitsFor('my_other_hero'));
    for (let i = 0; i < 300; i++) expectSound(mushroom(traitsFor(`pack_card_${i}`), `pack_card_${i}`));
  });

  it('stays small: a picture is under 30 kB of markup', () => {
    for (const id of cards) expect(svg(mushroom(traitsFor(id, looks[id]), id)).length).toBeLessThan(30_000);
  });
});

describe('the other drawings', () => {
  const seats = [0, 1, 2, 3];
  const all: Drawing[] = [
    ...(['leaf', 'moss', 'water', 'earth', 'shrine', 'extra'] as Terrain[]).map((t) => field(t, 'A1')),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 20].flatMap((n) => [dropStack(n), dropStack(n, 2), dropStack(0, n)]),
    ...[10, 15, 20].flatMap((holes) => [
      shrineOfLife({ drops: 0, holes }),
      shrineOfLife({ drops: holes, holes, prisms: 4, face: 'root', tipping: true }),
    ]),
    ...seats.flatMap((s) => [pawn(s), cardBack('start', { seat: s })]),
    ...(['start', 'none', 'green', 'amber', 'purple'] as const).map((k) => favourField(k, 3)),
    ...[...GIFTS, 'unheard_of'].map((g) => giftEmblem(g, 'purple')),
    cardBack('hero'),
    cardBack('gift', { colour: 'amber' }),
    cardBack('solo'),
    discardSign(),
    ...seats.map(pileSign),
    gwidyon(),
    leafPile(25),
    logo(),
    favicon(),
    favicon(true),
  ];
  it('are sound', () => all.forEach(expectSound));
  it('every gift of the content has its emblem', () => expect([...GIFTS].sort()).toEqual(tables['gift']!.map((g) => g.id).sort()));
  it('texts are escaped', () => expect(svg(logo(), { label: '"<b>' })).toContain('aria-label="&quot;&lt;b&gt;"'));
});

describe('the lid of every box', () => {
  const LIDS = import.meta.glob<{ cover: Drawing[]; framed: boolean }>('../src/games/*/cover.ts', { eager: true });
  const MANIFESTS = Object.keys(import.meta.glob('../src/games/*/index.ts'));

  it('is there for every game', () => expect(Object.keys(LIDS)).toEqual(MANIFESTS.map((path) => path.replace('index.ts', 'cover.ts'))));
  // `npm test -- -u` writes the files anew after a change of the drawings
  it.each(Object.entries(LIDS))('%s shows five things', async (path, { cover, framed }) => {
    expect(cover).toHaveLength(5);
    cover.forEach(expectSound);
    await expect(lid(cover, framed) + '\n').toMatchFileSnapshot(path.replace('.ts', '.svg'));
  });
});

describe('icons of the browser tab', () => {
  // `npm test -- -u` writes the files anew after a change of the drawing
  it('are the drawings of the house', async () => {
    await expect(svg(favicon()) + '\n').toMatchFileSnapshot('../public/favicon.svg');
    await expect(svg(favicon(true)) + '\n').toMatchFileSnapshot('../public/favicon-turn.svg');
    expect(svg(favicon())).not.toContain('url(');
  });
});

describe('the twelve bears and twelve eagles of Salamandra', () => {
  it('are all different', () => {
    const kinds = ['bear', 'eagle'] as const;
    const drawn = kinds.flatMap((kind) =>
      Array.from({ length: 12 }, (_, i) => deityCard(kind, { number: i + 1, symbols: 1, when: 'take_grove', does: [] }).body),
    );
    expect(new Set(drawn).size).toBe(24);
  });
});
