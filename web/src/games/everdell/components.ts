import type { Drawing } from '../../art/draw';
import type { ComponentList } from '../../lib/protocol';
import { Catalogue, type Thing, useComponents as use } from '../../table/catalogue';
import {
  bonusRow,
  cardPicture,
  type Colour,
  effectRow,
  event,
  folded,
  journey,
  location,
  power,
  type Season,
  season,
  together,
  whenRow,
} from './art';
import { activityCard, inSeason } from './nightweave/activity';
import { bust } from './nightweave/figure';
import { ploy } from './nightweave/ploys';

/** A component of the game as the server lists it; what else it has depends on its kind. */
export interface Component extends Thing {
  /** of cards */
  colour?: Colour;
  rarity?: 'common' | 'unique' | 'legendary';
  cost?: Partial<Record<string, number>>;
  hosts?: readonly string[];
  production?: string;
  visit?: string;
  when?: string;
  does?: string;
  when_else?: string;
  does_else?: string;
  /** the card whose place a Legend may take */
  upgrades?: string;
  ability?: string;
  before?: string;
  /** of cards, locations and Events: what happens, and what counts in the end */
  effect?: string;
  bonus?: string;
  points?: number;
  shared?: boolean;
  /** of Nightweave's Activity cards: two actions for each season, what is done else, and the arrow; of her Plots and Schemes: what they cost */
  winter?: readonly string[];
  spring?: readonly string[];
  summer?: readonly string[];
  autumn?: readonly string[];
  default?: string;
  arrow?: 'cw' | 'ccw';
  season?: string;
  toll?: number;
  tokens?: number;
  resources?: number;
  foil?: number;
  closed?: boolean;
  /** what an Event asks for */
  cards?: readonly string[];
  colours?: Partial<Record<Colour, number>>;
}

export const isCard = (one: { kind: string }): boolean => one.kind === 'critter' || one.kind === 'construction';

/** What a card does, as one row of signs, or two where one would be too small to read. */
export function doesRow(one: Component): Drawing | null {
  const parts = [one.before, one.effect, one.production, one.visit, one.ability].flatMap((text) => (text ? [effectRow(text)] : []));
  if (one.does) parts.push(together([whenRow(one.when ?? ''), effectRow(one.does)], ''));
  if (one.does_else) parts.push(together([whenRow(one.when_else ?? ''), effectRow(one.does_else)], ''));
  if (one.bonus) parts.push(bonusRow(one.bonus));
  const row = together(parts);
  return row.box[2] > 1 ? folded(row) : null;
}

/** A component as it lies on the table. An Event shows the cards it asks for. */
export function draw(one: Component, kindOf: (id: string) => string): Drawing {
  switch (one.kind) {
    case 'journey':
      return journey(one.points ?? 0, one.effect ?? '');
    case 'basic_event':
    case 'special_event':
      return event({ ...one, points: one.points ?? 0, cards: one.cards?.map((id) => cardPicture(id, kindOf(id))) });
    case 'critter':
    case 'construction':
      return cardPicture(one.id, one.kind);
    case 'power':
      return power(one.id);
    case 'personality':
    case 'plot':
    case 'scheme':
      return ploy(one.id);
    case 'activity':
      return activityCard(inSeason(one, (one.season ?? 'winter') as Season), 1, (id) => location(id, ''));
    case 'nightweave_season':
      return season(one.id.replace('nightweave_', '') as Season);
    case 'nightweave':
    case 'nightweave_level':
      return bust();
    default:
      return location(one.id, one.effect ?? '');
  }
}

/** The components of Everdell, with their drawings. */
export class Components extends Catalogue<Component> {
  readonly #rows = new Map<string, Drawing | null>();

  constructor(list: ComponentList) {
    super(list);
  }

  protected draw(one: Component): Drawing {
    return draw(one, (id) => this.find(id)?.kind ?? 'critter');
  }

  /** What it does, in signs; made when it is first looked at. */
  row(id: string): Drawing | null {
    if (!this.#rows.has(id)) this.#rows.set(id, doesRow(this.get(id)));
    return this.#rows.get(id) ?? null;
  }
}

export const useComponents = (): (() => Components) => use<Components>();
