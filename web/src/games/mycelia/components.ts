import { at, type Drawing, place } from '../../art/draw';
import { type Effect, some } from './art/effect';
import { effectRow } from './art/effectrow';
import { type GiftColour, giftEmblem } from './art/gifts';
import { gwidyon } from './art/gwidyon';
import { mushroom } from '../../art/mushroom/mushroom';
import { type GivenTraits, traitsFor } from '../../art/mushroom/traits';
import { leafToken } from './art/tokens';
import { t } from '../../lib/i18n';
import type { ComponentList } from '../../lib/protocol';
import { Catalogue, useComponents as use } from '../../table/catalogue';

/** A component of the game as the server lists it. */
export interface Component {
  id: string;
  kind: 'hero' | 'start_card' | 'gift' | 'tile' | 'solo_card' | 'board' | 'setup' | 'supply';
  name: string;
  box: string;
  cost?: number;
  draw?: number;
  colour?: GiftColour;
  /** what it does, by the facts of its entry: effect, once, passive, when, prisma_effect, you, gwidyon */
  trees?: Record<string, Effect>;
  src: Record<string, string>;
}

/** Facts that do not speak of what a card does: nobody misses a mark on them. */
const SIDE_FACTS = new Set(['copies', 'copies_per_player', 'set', 'count', 'id', 'src']);

/** The components of Mycelia with their drawings. */
export class Components extends Catalogue<Component> {
  #looks: Record<string, GivenTraits>;

  constructor(list: ComponentList) {
    super(list);
    this.#looks = list.looks as Record<string, GivenTraits>;
  }

  /** The component behind the source of a prompt: a card's id, or `tile:b`. */
  source(source: string): Component | undefined {
    return this.find(source.replace(/^tile:/, 'tile_'));
  }

  tile(letter: string): Component {
    return this.get(`tile_${letter}`);
  }

  override name(id: string): string {
    const one = this.get(id);
    if (one.kind === 'tile') return t('component-tile', { name: one.name });
    if (one.kind === 'solo_card') return t('rival-gwidyon');
    return super.name(id);
  }

  /** Facts that are our reconstruction, not known from the printed game. */
  reconstructed(id: string): string[] {
    return Object.entries(this.get(id).src)
      .filter(([fact, from]) => from === 'reconstructed' && !SIDE_FACTS.has(fact))
      .map(([fact]) => fact);
  }

  protected draw(one: Component): Drawing {
    if (one.kind === 'gift') return giftEmblem(one.id, one.colour ?? 'start');
    if (one.kind === 'solo_card') return gwidyon();
    return mushroom(traitsFor(one.id, this.#looks[one.id]), one.id);
  }

  /** What a fact of its entry does, or null for nothing. */
  does(id: string, fact: string): Effect | null {
    return some(this.get(id).trees?.[fact]);
  }

  /** What a tile does with these modules. */
  tileEffect(id: string, prisma: boolean): Effect | null {
    return (prisma && this.does(id, 'prisma_effect')) || this.does(id, 'effect');
  }

  effectOf(id: string): Drawing {
    const one = this.get(id);
    return one.kind === 'gift'
      ? effectRow(one.trees?.['passive'] ?? one.trees?.['when'], { draw: one.draw ?? 0 })
      : effectRow(one.trees?.['effect']);
  }

  /** What a card does, as signs at its foot; a solo card tells what you get and what Gwidyon does. */
  #rows(one: Component): string {
    const [mine, his] = [this.does(one.id, 'you'), this.does(one.id, 'gwidyon')];
    if (one.kind !== 'solo_card' || !mine || !his)
      return place(one.kind === 'solo_card' ? effectRow(mine ?? his) : this.effectOf(one.id), 6, 104, 88, 32);
    return place(effectRow(mine), 6, 90, 88, 22) + place(effectRow(his), 6, 114, 88, 22);
  }

  /** A whole card as one drawing, for flights across the table. */
  card(id: string): Drawing {
    const one = this.get(id);
    const body =
      '<rect width="100" height="140" rx="9" fill="#f3e6c6" stroke="#a98a4e" stroke-width="2"/>' +
      `<svg x="3" y="3" width="94" height="98" viewBox="${this.picture(id).box.join(' ')}" preserveAspectRatio="xMidYMid slice">${this.picture(id).body}</svg>` +
      `<g color="#33261a">${this.#rows(one)}</g>` +
      (one.cost ? at(70, 2, leafToken(one.cost).body, 0.9) : '');
    return { box: [0, 0, 100, 140], body };
  }
}

export const useComponents = (): (() => Components) => use<Components>();
