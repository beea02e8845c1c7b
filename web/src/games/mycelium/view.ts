import type { View } from '../../lib/protocol';
import type { Colour } from './art';
import type { MyceliumView } from './types';

export type { BoardView, MyceliumView, PlayerView, TileView, Unit } from './types';

/** The view of a Mycelium table, as `games/mycelium/view.py` declares it. */

export const asMycelium = (view: View): MyceliumView => view as unknown as MyceliumView;

/** What has been paid of a cost so far, by colour: a spore on a black tile pays for whatever colour is still owed. */
export function paidSoFar(v: MyceliumView): Partial<Record<Colour, number>> {
  const paid: Partial<Record<Colour, number>> = {};
  if (!v.payment) return paid;
  let anyColour = 0;
  for (const { cell } of v.payment.taken) {
    const colour = v.tiles.find((one) => one.cell === cell)?.colour;
    if (colour === 'black') anyColour += 1;
    else if (colour) paid[colour] = (paid[colour] ?? 0) + 1;
  }
  for (const [colour, count] of Object.entries(v.payment.cost) as [Colour, number][]) {
    const filled = Math.min(anyColour, Math.max(0, count - (paid[colour] ?? 0)));
    anyColour -= filled;
    if (filled) paid[colour] = (paid[colour] ?? 0) + filled;
  }
  return paid;
}
