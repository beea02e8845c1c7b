import type { Drawing } from '../../art';
import { costRow } from './art';
import type { Cost } from './art/rows';
import { type Component as Thing, draw, nameOf } from './components';
import type { Look } from '../../pages/looks';

/** The things of Salamandra. */

const COVER = [
  'field_12_yellow_cauldron_crystals',
  'bear_11_yellow_vp',
  'yellow_salamander_3',
  'eagle_10_spellbook_vp',
  'field_19_purple_cauldron_fruit',
];
const drawn = new Map<string, Drawing>();

function picture(one: Thing): Drawing {
  const known = drawn.get(one.id) ?? draw(one);
  drawn.set(one.id, known);
  return known;
}

export const look: Look = {
  cover(list) {
    const all = list.components as unknown as Thing[];
    return COVER.flatMap((id) => all.filter((one) => one.id === id)).map(picture);
  },
  framed: false,
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
