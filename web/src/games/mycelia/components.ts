import { at, type Drawing, place } from '../../art/draw';
import { type Effect, some } from './art/effect';
import { effectRow } from './art/effectrow';
import { type GiftColour, giftEmblem } from './art/gifts';
import { gwidyon } from './art/gwidyon';
import { mushroom } from './art/mushroom/mushroom';
import { type GivenTraits, traitsFor } from './art/mushroom/traits';
import { leafToken } from './art/tokens';
import { say, sentence, t } from '../../lib/i18n';
import type { ComponentList, Message } from '../../lib/protocol';

/** A component of the game as the server lists it. */
export interface Component {
  id: string;
  kind: 'hero' | 'start_card' | 'gift' | 'tile' | 'solo_card' | 'board' | 'setup' | 'supply';
  name: string;
  box: string;
  cost?: number;
  draw?: number;
  colour?: GiftColour;
  /** what it does, by the facts of its entry: effect, once, passive, with_prisma, gwidyon */
  trees?: Record<string, Effect>;
  src: Record<string, string>;
}

/** Facts that do not speak of what a card does: nobody misses a mark on them. */
const SIDE_FACTS = new Set(['copies', 'copies_per_player', 'set', 'count', 'id', 'src']);

/** All components by id, with their drawings. Made once for each list. */
export class Components {
  #byId = new Map<string, Component>();
  #words: Record<string, Message[]>;
  #labels: Record<string, Message>;
  #looks: Record<string, GivenTraits>;
  #pictures = new Map<string, Drawing>();

  constructor(list: ComponentList) {
    for (const one of list.components as Component[]) this.#byId.set(one.id, one);
    this.#words = list.words;
    this.#labels = list.labels;
    this.#looks = list.looks as Record<string, GivenTraits>;
  }

  /** A component; one that is not in the list is shown by its id. */
  get(id: string): Component {
    return this.#byId.get(id) ?? { id, kind: 'hero', name: id, box: '', src: {} };
  }

  /** The component behind the source of a prompt: a card's id, or `tile:b`. */
  source(source: string): Component | undefined {
    return this.#byId.get(source.replace(/^tile:/, 'tile_'));
  }

  tile(letter: string): Component {
    return this.get(`tile_${letter}`);
  }

  name(id: string): string {
    const one = this.get(id);
    if (one.kind === 'tile') return t('component-tile', { name: one.name });
    if (one.kind === 'solo_card') return t('rival-gwidyon');
    return say(this.named(id));
  }

  /** The name as a message, for the texts that have it inside. */
  named(id: string): Message {
    return { key: 'card', args: { id, name: this.get(id).name } };
  }

  /** What it does, sentence by sentence. */
  words(id: string): Message[] {
    return this.#words[id] ?? [];
  }

  /** What kind of thing it is: "Hero, base game; costs 3 leaves". */
  label(id: string): string {
    const label = this.#labels[id];
    return label ? sentence(label) : '';
  }

  wordsSaid(id: string): string {
    return this.words(id)
      .map((one) => sentence(one))
      .join(' ');
  }

  /** Facts that are our reconstruction, not known from the printed game. */
  reconstructed(id: string): string[] {
    return Object.entries(this.get(id).src)
      .filter(([fact, from]) => from === 'reconstructed' && !SIDE_FACTS.has(fact))
      .map(([fact]) => fact);
  }

  picture(id: string): Drawing {
    let drawn = this.#pictures.get(id);
    if (!drawn) {
      const one = this.get(id);
      drawn =
        one.kind === 'gift'
          ? giftEmblem(id, one.colour ?? 'start')
          : one.kind === 'solo_card'
            ? gwidyon()
            : mushroom(traitsFor(id, this.#looks[id]), id);
      this.#pictures.set(id, drawn);
    }
    return drawn;
  }

  /** What a fact of its entry does, or null for nothing. */
  does(id: string, fact: string): Effect | null {
    return some(this.get(id).trees?.[fact]);
  }

  /** What a tile does with these modules. */
  tileEffect(id: string, prisma: boolean): Effect | null {
    return (prisma && this.does(id, 'with_prisma')) || this.does(id, 'effect');
  }

  effectOf(id: string): Drawing {
    const one = this.get(id);
    return one.kind === 'gift' ? effectRow(one.trees?.['passive'], { draw: one.draw ?? 0 }) : effectRow(one.trees?.['effect']);
  }

  /** A whole card as one drawing, for flights across the table. */
  card(id: string): Drawing {
    const one = this.get(id);
    const body =
      '<rect width="100" height="140" rx="9" fill="#f3e6c6" stroke="#a98a4e" stroke-width="2"/>' +
      `<svg x="3" y="3" width="94" height="98" viewBox="${this.picture(id).box.join(' ')}" preserveAspectRatio="xMidYMid slice">${this.picture(id).body}</svg>` +
      `<g color="#33261a">${place(this.effectOf(id), 6, 104, 88, 32)}</g>` +
      (one.cost ? at(70, 2, leafToken(one.cost).body, 0.9) : '');
    return { box: [0, 0, 100, 140], body };
  }
}
