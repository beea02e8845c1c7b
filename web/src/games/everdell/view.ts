import type { View } from '../../lib/protocol';
import type { LairView } from './nightweave/view';
import type { EverdellView as Table } from './types';

export type { AchievedView, CityCard, PlayerView } from './types';

/** The view of an Everdell table, as `games/everdell/view.py` declares it. Players are seats, then rivals. */
export interface EverdellView extends Table {
  /** where Nightweave plays: what lies in her Lair */
  nightweave?: LairView;
}

/** The rows of the Meadow (EVB-SETUP-05). */
export const ROWS = 2;

export const asEverdell = (view: View): EverdellView => view as unknown as EverdellView;

/** Those who sit at the table, without rivals: near and far seats are reckoned among them. */
export const seated = (view: EverdellView): EverdellView => ({ ...view, players: view.players.filter((one) => !one.rival) });
