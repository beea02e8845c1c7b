import type { Option } from '../../lib/protocol';
import { provideComponents } from '../catalogue';
import { provideSpots, type Spots } from '../spots.svelte';

interface Given {
  options: readonly Option[];
  onchoose?: ((option: Option) => void) | undefined;
  highlight?: ReadonlySet<string> | undefined;
  components: unknown;
}

/** What every scene does first: its parts find the places and the components by their context, and the places know what
 *  can be done. */
export function setScene(spots: Spots, given: () => Given): void {
  provideSpots(spots);
  provideComponents(() => given().components);
  $effect.pre(() => {
    const { options, onchoose, highlight } = given();
    spots.options = options;
    if (highlight) spots.marked = highlight;
    if (onchoose) spots.onchoose = onchoose;
  });
}
