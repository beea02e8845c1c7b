import { getContext, setContext, untrack } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import { say, sentence } from '../lib/i18n';
import { type Message, NOBODY, type Option, type Rating } from '../lib/protocol';
import { chancesOf, numbered, optionsAt } from './choices';

const KEY = Symbol('spots');

/** A hint as a place shows it: the rank of the best of its options, and its chance where chances tell them apart. */
export interface Hinted {
  rank: number;
  chance: string;
}

/** What a place tells when somebody looks closer: a component of the game, or what its kind of piece is for. */
export interface Explained {
  component: string;
  help?: { heading: string; text: string };
  anchor: HTMLElement;
  /** opened on purpose (click, long press): stays until closed */
  pinned: boolean;
}

export interface Menu {
  options: Option[];
  anchor: HTMLElement;
}

/** The places of a scene and what can be done there now. One for each scene; its parts find it by their context. */
export class Spots {
  options: readonly Option[] = $state.raw([]);
  ratings: readonly Rating[] = $state.raw([]);
  marked: ReadonlySet<string> = $state.raw(new Set());
  /** the seat of whoever sits here alone and has given no name; nobody's otherwise */
  myself = $state(NOBODY);
  /** what everybody at the table is called */
  people: readonly string[] = $state.raw([]);
  explained: Explained | null = $state.raw(null);
  menu: Menu | null = $state.raw(null);
  /** the place somebody looks at, by pointer or focus */
  looking = $state('');
  /** the keyboard is in use: numbers stand on the places */
  keyboard = $state(false);
  readonly shown = new SvelteSet<string>();
  onchoose: (option: Option) => void = () => undefined;

  #mounted = new Map<string, number>();
  #order = $derived(numbered(this.options));
  #chances = $derived(chancesOf(this.ratings));
  #hover = 0;

  /** A part of the scene with this id is on the screen, until the function returned is called. */
  mount(id: string): () => void {
    this.#mounted.set(id, (this.#mounted.get(id) ?? 0) + 1);
    untrack(() => this.shown.add(id));
    return () => {
      const left = (this.#mounted.get(id) ?? 1) - 1;
      if (left > 0) this.#mounted.set(id, left);
      else {
        this.#mounted.delete(id);
        untrack(() => {
          this.shown.delete(id);
          this.look(id, false);
        });
      }
    };
  }

  at(id: string, holder: boolean): Option[] {
    return holder ? optionsAt(this.options, id) : this.options.filter((option) => option.elements.includes(id));
  }

  /** A message of this table in words. */
  say = (message: Message): string => say(message, this.people);
  sentence = (message: Message): string => sentence(message, this.people);

  look(id: string, looks: boolean): void {
    if (looks) this.looking = id;
    else if (this.looking === id) this.looking = '';
  }

  /** 1 to 9 for the keys, 0 for an option that has none. */
  number(option: Option): number {
    const n = this.#order.indexOf(option) + 1;
    return n > 9 ? 0 : n;
  }

  hint(options: readonly Option[]): Hinted | null {
    const rank = this.ratings.findIndex((rating) => options.some((option) => option.name === rating.name));
    return rank < 0 ? null : { rank: rank + 1, chance: this.#chances[rank]! };
  }

  /** A click or Enter on a place: its only option is chosen, several open a menu beside it. */
  press(options: Option[], anchor: HTMLElement): void {
    this.hush();
    if (options.length === 1) this.choose(options[0]!);
    else this.menu = { options, anchor };
  }

  choose(option: Option): void {
    this.menu = null;
    this.onchoose(option);
  }

  /** Explain a component beside its place; after a pause, because pointer and focus may only pass by. */
  explain(component: string, anchor: HTMLElement, how: 'pass' | 'focus' | 'pin'): void {
    clearTimeout(this.#hover);
    if (how === 'pin') {
      this.explained = { component, anchor, pinned: true };
      return;
    }
    this.#hover = window.setTimeout(
      () => {
        if (anchor.isConnected && !this.menu) this.explained = { component, anchor, pinned: false };
      },
      how === 'focus' ? 600 : this.explained ? 120 : 420,
    );
  }

  /** Stop explaining; what was opened on purpose stays unless `all`. */
  hush(all = true): void {
    clearTimeout(this.#hover);
    if (all || !this.explained?.pinned) this.explained = null;
  }
}

export const provideSpots = (spots: Spots): Spots => setContext(KEY, spots);
export const useSpots = (): Spots => getContext<Spots>(KEY);
