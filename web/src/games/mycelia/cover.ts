import looksFile from '../../../../src/fairyring/games/mycelia/content/looks.toml';
import { type GivenTraits, mushroom, traitsFor } from './art';

/** What lies on the lid of Mycelia's box: five of its mushrooms. */
const { looks } = looksFile as { looks: Record<string, GivenTraits> };
const HEROES = ['omphalotus_nidiformis', 'lactarius_indigo', 'amanita_muscaria', 'cantharellus_cibarius', 'laccaria_amethystina'];

export const cover = HEROES.map((id) => mushroom(traitsFor(id, looks[id]), id));
/** They are cards, with a frame. */
export const framed = true;
