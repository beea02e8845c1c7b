import type { Drawing } from '../../art/draw';
import {
  amount,
  deityCard,
  type DeityFace,
  field,
  type FieldFace,
  grove,
  type Half,
  salamanderCard,
  spellbook,
  templeHalf,
  type Way,
} from './art';
import type { Cost, Part } from './art/rows';
import { hasText, say, t } from '../../lib/i18n';
import type { ComponentList } from '../../lib/protocol';
import { Catalogue, useComponents as use } from '../../table/catalogue';

/** A component of the game as the server lists it; what else it has depends on its kind. */
export interface Component extends Partial<Omit<DeityFace, 'does'>> {
  id: string;
  kind: string;
  name: string;
  /** Its gains, word by word, under the names of the facts that hold them. */
  drawn?: Partial<Record<'bonus' | 'work' | 'get' | 'get_if_deck_empty' | 'does', readonly Part[]>>;
  colours?: FieldFace['colours'];
  work?: Omit<FieldFace['work'], 'get'>;
  number?: number;
  cost?: Cost;
  crystals?: Way[];
  counts?: string;
  slots?: number[];
  crowns?: number;
  pay?: Cost;
  src?: Record<string, string>;
}

/** `field_17_purple_fruit_crystal` is called field_17 in options and texts. */
export const shortName = (id: string): string => /^[a-z]+_\d+/.exec(id)?.[0] ?? id;

/** How numbered things are called: "Grove 12", "Bear 3". */
const NUMBERED: Record<string, string> = {
  grove: 'name-grove',
  bear_card: 'name-bear',
  eagle_card: 'name-eagle',
  yellow_salamander_card: 'name-yellow',
  black_salamander_card: 'name-black',
};

/** The name of a component for people. A pack's own things may have a name of their own. */
export function nameOf(one: Component): string {
  if (one.kind === 'temple') return t('label-temple', { half: one.id.replace('temple_', '') });
  const numbered = NUMBERED[one.kind];
  if (numbered && one.number && hasText(numbered)) return t(numbered, { number: one.number });
  return say({ key: 'card', args: { id: shortName(one.id), name: one.name } });
}

/** What a Bear or Eagle card prints. */
export const deityFace = ({ number = 1, symbols = 0, when, exchange, drawn }: Component): DeityFace => ({
  number,
  symbols,
  when,
  exchange,
  does: drawn?.does,
});

/** A component as it lies on the table. */
export function draw(one: Component): Drawing {
  switch (one.kind) {
    case 'field':
      return field(
        {
          colours: one.colours ?? ['yellow'],
          bonus: one.drawn?.bonus ?? [],
          work: { kind: one.work?.kind ?? 'sickle', pay: one.work?.pay ?? {}, get: one.drawn?.work ?? [] },
        },
        one.id,
      );
    case 'grove':
      return grove(one.drawn?.get ?? [], one.crystals ?? [], one.id);
    case 'spellbook':
      return spellbook(one.counts ?? 'fixed', one.slots ?? []);
    case 'bear_card':
    case 'eagle_card':
      return deityCard(one.kind === 'bear_card' ? 'bear' : 'eagle', deityFace(one));
    case 'yellow_salamander_card':
    case 'black_salamander_card':
      return salamanderCard(one.kind === 'yellow_salamander_card' ? 'yellow' : 'black', one.crowns ?? 0, one.drawn?.get ?? []);
    case 'temple':
      return templeHalf(one.id.replace('temple_', '') as Half, one.pay ?? {}, one.drawn?.get_if_deck_empty ?? [], true);
    default:
      return amount('vp', 1);
  }
}

/** The components of Salamandra, by id and by short name, with their drawings. */
export class Components extends Catalogue<Component> {
  constructor(list: ComponentList) {
    super(list, (one) => [shortName(one.id)]);
  }

  override name(id: string): string {
    return nameOf(this.get(id));
  }

  protected draw(one: Component): Drawing {
    return draw(one);
  }
}

export const useComponents = (): (() => Components) => use<Components>();
