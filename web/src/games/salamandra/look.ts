import type { Drawing } from '../../art';
import { costRow } from './art';
import type { Cost } from './art/rows';
import { type Component as Thing, draw, nameOf } from './components';
import type { Look } from '../../pages/looks';

/** The things of Salamandra. */

const drawn = new Map<string, Drawing>();

function picture(one: Thing): Drawing {
  const known = drawn.get(one.id) ?? draw(one);
  drawn.set(one.id, known);
  return known;
}

export const look: Look = {
  picture: (one) => picture(one as unknown as Thing),
  effects: (one) => (one.kind === 'field' && Object.keys((one.cost ?? {}) as Cost).length ? [costRow(one.cost as Cost)] : []),
  cost: () => null,
  once: () => null,
  fills: () => false,
  latin: () => false,
  wide: () => false,
  name: (one) => nameOf(one as unknown as Thing),
  owned: (player) => [...((player['salamanders'] ?? []) as string[]), ...((player['deities'] ?? []) as string[])],
};
