import looksFile from '../../../../src/fairyring/games/mycelium/content/looks.toml';
import { type GivenTraits, traitsFor } from '../../art/mushroom/traits';
import { mushroom } from '../../art/mushroom/mushroom';

/** What lies on the lid of Mycelium's box: five of its mushrooms. */
const { looks } = looksFile as { looks: Record<string, GivenTraits> };
const FIVE = ['lions_mane', 'parrot_waxcap', 'chicken_of_the_woods', 'devils_fingers', 'violet_webcap'];

export const cover = FIVE.map((id) => mushroom(traitsFor(id, looks[id]), id));
/** They are cards, with a frame. */
export const framed = true;
