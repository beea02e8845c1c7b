import type { View } from '../../lib/protocol';
import type { FieldView, PlayerView } from './types';
import type * as made from './types';

export type { Apprentice, PlayerView } from './types';

/** The view of a Salamandra table, as `games/salamandra/view.py` declares it. */

export type Deck = keyof made.SalamandraView['decks'];
export type Deity = keyof PlayerView['belief'];
/** belief: what the first and the second place are worth */
export type SalamandraView = Omit<made.SalamandraView, 'belief'> & { belief: Record<Deity, [number, number]> };
export const DEITIES: readonly Deity[] = ['crown', 'bear', 'eagle'];

export const asSalamandra = (view: View): SalamandraView => view as unknown as SalamandraView;

/** The field on a slot's or field's name: `slot:field_17:S` and `field:field_17` are on field_17. */
export const fieldNamed = (view: SalamandraView, name: string): FieldView | undefined => view.fields.find((one) => one.field === name);
