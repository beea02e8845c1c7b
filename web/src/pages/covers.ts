import type { ComponentList } from '../lib/protocol';

/** Which cards lie fanned out on a game's cover. */
const COVERS: Record<string, readonly string[]> = {
  mycelia: ['omphalotus_nidiformis', 'lactarius_indigo', 'amanita_muscaria', 'cantharellus_cibarius', 'laccaria_amethystina'],
};
const MANY = 5;

/** A game we know has its chosen cards, another one its first. */
export const coverOf = (game: string, list: ComponentList): readonly string[] =>
  COVERS[game]?.filter((id) => id in list.looks) ?? Object.keys(list.looks).slice(0, MANY);
