import { provideComponents } from '../catalogue';
import type { SceneProps } from '../scenes';
import { provideSpots, Spots } from '../spots.svelte';

/** What every scene does first: its parts find the places and the components by their context, and the places know what
 *  can be done. */
export function setScene<C>(props: () => SceneProps<C>): Spots {
  const spots = provideSpots(props().spots ?? new Spots());
  provideComponents(() => props().components);
  $effect.pre(() => {
    const { options = [], onchoose, highlight } = props();
    spots.options = options;
    if (highlight) spots.marked = highlight;
    if (onchoose) spots.onchoose = onchoose;
  });
  return spots;
}
