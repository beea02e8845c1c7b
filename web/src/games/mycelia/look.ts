import { type Drawing, place } from '../../art';
import {
  actionTile,
  dieSymbol,
  dropStack,
  type Effect,
  effectRow,
  FACES,
  field,
  giftEmblem,
  type GiftColour,
  gwidyon,
  leafToken,
  mushroom,
  some,
  type Terrain,
  traitsFor,
} from './art';
import type { ComponentList } from '../../lib/protocol';
import type { Component as Listed, Look } from '../../pages/looks';

/** The things of Mycelia. */

interface Component extends Listed {
  cost?: number;
  draw?: number;
  colour?: GiftColour;
  /** what it does, by the facts of its entry: effect, once, passive, when, you, gwidyon */
  trees?: Record<string, Effect>;
  terrain?: Terrain[];
  drops?: number[];
  prism?: number[];
  fields?: number[][];
}

const COLUMNS = 5;
const [WIDE, HIGH, PITCH_X, PITCH_Y] = [112, 88, 118, 94];

/** A grid of fields with drops on them, as boards and set-up cards have it. */
export function grid(terrain: readonly Terrain[], drops: readonly number[] = [], prism: readonly number[] = []): Drawing {
  const rows = Math.ceil(terrain.length / COLUMNS);
  const cells = terrain.map((kind, i) => {
    const [x, y] = [(i % COLUMNS) * PITCH_X, Math.floor(i / COLUMNS) * PITCH_Y];
    const many = drops[i] ?? 0;
    const stack = many ? place(dropStack(many - (prism[i] ?? 0), prism[i] ?? 0), x + 14, y + 8, WIDE - 28, HIGH - 16) : '';
    return place(field(kind, `${i}`), x, y, WIDE, HIGH) + stack;
  });
  return { box: [-4, -4, COLUMNS * PITCH_X + 2, rows * PITCH_Y + 2], body: cells.join('') };
}

const drawn = new Map<string, Drawing>();

function draw(one: Component, list: ComponentList): Drawing {
  if (one.kind === 'gift') return giftEmblem(one.id, one.colour ?? 'start');
  if (one.kind === 'tile') return actionTile(one.name, one.cost ?? 0, one.trees?.['effect']);
  if (one.kind === 'solo_card') return gwidyon();
  if (one.kind === 'board' && one.terrain) return grid(one.terrain);
  if (one.kind === 'setup' && one.drops)
    return grid(
      one.drops.map((_, i) => shrineOr(list, i)),
      one.drops,
      one.prism,
    );
  if (one.kind === 'supply' && one.fields) return supply(one.fields, list);
  return mushroom(traitsFor(one.id, list.looks[one.id]), one.id);
}

/** A supply card: on which fields a drop comes for each face of the die. */
function supply(fields: readonly (readonly number[])[], list: ComponentList): Drawing {
  const ground = grid(Array.from({ length: COLUMNS * 4 }, (_, i) => shrineOr(list, i)));
  const signs = fields.flatMap((cells, face) =>
    cells.map((cell) =>
      place(dieSymbol(FACES[face]!), (cell % COLUMNS) * PITCH_X + 20, Math.floor(cell / COLUMNS) * PITCH_Y + 10, WIDE - 40, HIGH - 20),
    ),
  );
  return { box: ground.box, body: ground.body + signs.join('') };
}

/** Set-up cards show no terrain but where the shrine field is: the same on every board. */
function shrineOr(list: ComponentList, cell: number): Terrain {
  const board = (list.components as Component[]).find((one) => one.kind === 'board');
  return board?.terrain?.[cell] === 'shrine' ? 'shrine' : 'earth';
}

const CARDS = ['hero', 'start_card', 'gift'];

export const look: Look = {
  picture(one, list) {
    const known = drawn.get(one.id) ?? draw(one as Component, list);
    drawn.set(one.id, known);
    return known;
  },
  effects(one) {
    const it = one as Component;
    const { effect, passive, when, you, gwidyon } = it.trees ?? {};
    if (it.kind === 'gift') return [effectRow(passive ?? when, { draw: it.draw ?? 0 })];
    if (CARDS.includes(it.kind)) return [effectRow(effect)];
    if (it.kind === 'solo_card') return [...(some(you) ? [effectRow(you)] : []), effectRow(gwidyon)];
    return [];
  },
  cost: (one) => (one.kind === 'hero' ? leafToken((one as Component).cost ?? 0) : null),
  once: (one) => {
    const once = some((one as Component).trees?.['once']);
    return once ? effectRow(once, { once: true }) : null;
  },
  fills: (kind) => kind === 'hero' || kind === 'start_card',
  latin: (kind) => CARDS.includes(kind),
  wide: (kind) => ['board', 'setup', 'supply'].includes(kind),
  name: () => null,
  owned: (player) => (player['deck'] as string[] | undefined) ?? [],
};
