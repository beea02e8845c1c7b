import type { Drawing } from '../../art';
import type { GivenTraits } from '../../art/mushroom/traits';
import type { Look } from '../../pages/looks';
import { costRow, points } from './art';
import { type Component as Thing, draw, isCard } from './components';

/** The things of Mycelium. */

const drawn = new Map<string, Drawing>();

export const look: Look = {
  picture(one, list) {
    const known = drawn.get(one.id) ?? draw(one as unknown as Thing, list.looks as Record<string, GivenTraits>);
    drawn.set(one.id, known);
    return known;
  },
  effects: (one) => (isCard(one as unknown as Thing) ? [costRow((one as unknown as Thing).cost ?? {})] : []),
  cost: (one) => (isCard(one as unknown as Thing) ? points((one as unknown as Thing).points ?? 0) : null),
  once: () => null,
  fills: (kind) => kind === 'mushroom',
  latin: () => false,
  wide: () => false,
  name: () => null,
  owned: (player) =>
    ((player['boards'] ?? []) as { card: string | null; tucked: string[] }[]).flatMap((one) => [
      ...(one.card ? [one.card] : []),
      ...one.tucked,
    ]),
};
