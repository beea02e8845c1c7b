import { type Drawing, place } from '../../art/draw';
import { mushroom } from '../../art/mushroom/mushroom';
import { type GivenTraits, traitsFor } from '../../art/mushroom/traits';
import { sentence } from '../../lib/i18n';
import type { ComponentList } from '../../lib/protocol';
import { Catalogue, useComponents as use } from '../../table/catalogue';
import { action, type Colour, costRow, points, spread, tile, windDie, type Wind } from './art';
import { windsOf } from './map';

/** One half of an automa card: a cost, a number of spores, and a target for each sign of the wind. */
export interface Half extends Record<Wind, string> {
  cost: Partial<Record<Colour | 'any', number>>;
  spread: number;
  decay: string;
}

/** A component of the game as the server lists it; what else it has depends on its kind. */
export interface Component {
  id: string;
  kind: string;
  name: string;
  latin?: string;
  points?: number;
  cost?: Partial<Record<Colour, number>>;
  spread?: number;
  decay?: string;
  colour?: Colour;
  wind?: string;
  insect?: boolean;
  medium?: Half;
  hard?: Half;
  src?: Record<string, string>;
}

/** Cards of mushrooms, not the effects of that name. */
export const isCard = (one: Component): boolean => one.kind === 'mushroom' && one.points !== undefined;

export function draw(one: Component, looks: Record<string, GivenTraits>): Drawing {
  if (one.kind === 'tile') return tile(one.colour ?? 'green', true, windsOf(one.wind ?? 'OUA'), one.id);
  if (isCard(one)) return mushroom(traitsFor(one.id, looks[one.id]), one.id);
  return one.kind === 'automa_card' ? windDie('A') : action('decay');
}

/** The components of Mycelium with their drawings. */
export class Components extends Catalogue<Component> {
  #looks: Record<string, GivenTraits>;

  constructor(list: ComponentList) {
    super(list);
    this.#looks = list.looks as Record<string, GivenTraits>;
  }

  protected draw(one: Component): Drawing {
    return draw(one, this.#looks);
  }

  /** Cards of the automa have no names, but numbers. */
  override name(id: string): string {
    return this.get(id).kind === 'automa_card' ? this.label(id) : super.name(id);
  }

  /** The half of an automa card that counts at this level. */
  half(id: string, level: string): Half | null {
    const one = this.get(id);
    return (level === 'hard' ? one.hard : one.medium) ?? null;
  }

  /** What a mushroom brings when it decays, or an effect of an automa card does; empty where there is nothing to say. */
  decay(id: string): string {
    const words = this.words(id).find((one) => one.key === 'words-decay' || one.key === 'words-effect');
    return words ? sentence(words) : '';
  }

  cost(id: string): Drawing {
    return costRow(this.get(id).cost ?? {});
  }

  /** A whole card as one drawing, for flights across the table. */
  card(id: string): Drawing {
    const one = this.get(id);
    const picture = this.picture(id);
    return {
      box: [0, 0, 100, 140],
      body:
        '<rect width="100" height="140" rx="9" fill="#f3e6c6" stroke="#a98a4e" stroke-width="2"/>' +
        `<svg x="3" y="3" width="94" height="104" viewBox="${picture.box.join(' ')}" preserveAspectRatio="xMidYMid slice">${picture.body}</svg>` +
        place(this.cost(id), 6, 112, 88, 22) +
        place(points(one.points ?? 0), 4, 4, 26, 26) +
        place(spread(one.spread ?? 0), 66, 4, 30, 26),
    };
  }
}

export const useComponents = (): (() => Components) => use<Components>();
