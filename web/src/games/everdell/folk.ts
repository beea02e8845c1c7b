import type { Drawing } from '../../art';
import { rat, worker } from './art';
import { spider } from './nightweave/figure';
import type { EverdellView } from './view';

/** The worker of a player, or of the rival at this table: Rugwort's rat, Nightweave's spider. */
export const pieceOf = (view: EverdellView, who: number): Drawing =>
  !view.players[who]?.rival ? worker(who) : view.nightweave ? spider() : rat();
