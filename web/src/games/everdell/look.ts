import type { Drawing } from '../../art';
import type { Look } from '../../pages/looks';
import { everTree, goodsColumn, type Season, SEASONS, worth } from './art';
import { type Component, doesRow, draw, isCard } from './components';

/** The things of Everdell, on the pages beside its table. */

const drawn = new Map<string, Drawing>();

function picture(one: Component, all: readonly Component[]): Drawing {
  const made = (): Drawing =>
    SEASONS.includes(one.id as Season)
      ? everTree(one.id as Season)
      : draw(one, (id) => all.find((card) => card.id === id)?.kind ?? 'critter');
  const known = drawn.get(one.id) ?? made();
  drawn.set(one.id, known);
  return known;
}

const asComponent = (one: unknown): Component => one as Component;

export const look: Look = {
  picture: (one, list) => picture(asComponent(one), list.components as unknown as Component[]),
  effects(one) {
    const row = isCard(one) ? doesRow(asComponent(one)) : null;
    return row ? [row] : [];
  },
  cost(one) {
    const { cost = {} } = asComponent(one);
    return isCard(one) && Object.keys(cost).length ? goodsColumn(cost as Record<string, number>) : null;
  },
  once: (one) => (isCard(one) ? worth(asComponent(one).points ?? 0) : null),
  fills: (kind) => isCard({ kind }),
  latin: () => false,
  wide: (kind) => !isCard({ kind }),
  name: () => null,
  owned: (player) => ((player['city'] ?? []) as { card: string }[]).map((one) => one.card),
};
