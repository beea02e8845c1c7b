import { getContext, setContext } from 'svelte';
import type { Drawing } from '../art/draw';
import { say, sentence } from '../lib/i18n';
import type { ComponentList, Message } from '../lib/protocol';

/** A component of a game as the server lists it. What else it has depends on its kind. */
export interface Thing {
  id: string;
  kind: string;
  name: string;
  src?: Record<string, string>;
}

/** All components of a game by id, with their words and pictures. Made once for each list; a game says how its things
 *  are drawn, and what else they are called. */
export abstract class Catalogue<T extends Thing> {
  readonly all: readonly T[];
  #byId = new Map<string, T>();
  #words: Record<string, Message[]>;
  #labels: Record<string, Message>;
  #pictures = new Map<string, Drawing>();

  constructor(
    list: ComponentList,
    /** other names a thing goes by in options and events */
    also: (one: T) => readonly string[] = () => [],
  ) {
    this.all = list.components as unknown as T[];
    for (const one of this.all) this.#byId.set(one.id, one);
    for (const one of this.all) for (const name of also(one)) if (!this.#byId.has(name)) this.#byId.set(name, one);
    this.#words = list.words;
    this.#labels = list.labels;
  }

  protected abstract draw(one: T): Drawing;

  has(id: string): boolean {
    return this.#byId.has(id);
  }

  find(id: string): T | undefined {
    return this.#byId.get(id);
  }

  /** A component; one that is not in the list is shown by its id. */
  get(id: string): T {
    return this.#byId.get(id) ?? ({ id, kind: '', name: id, src: {} } as unknown as T);
  }

  name(id: string): string {
    return say(this.named(id));
  }

  /** The name as a message, for the texts that have it inside. */
  named(id: string): Message {
    const one = this.get(id);
    return { key: 'card', args: { id: one.id, name: one.name } };
  }

  /** What it does, sentence by sentence. */
  words(id: string): Message[] {
    return this.#words[this.get(id).id] ?? [];
  }

  wordsSaid(id: string): string {
    return this.words(id)
      .map((one) => sentence(one))
      .join(' ');
  }

  /** What kind of thing it is: "Hero, base game; costs 3 leaves". */
  label(id: string): string {
    const label = this.#labels[this.get(id).id];
    return label ? sentence(label) : '';
  }

  /** Name and words, for whoever cannot see the picture. */
  said(id: string): string {
    return `${this.name(id)}. ${this.wordsSaid(id)}`;
  }

  /** Its drawing, made when it is first looked at. */
  picture(id: string): Drawing {
    const known = this.#pictures.get(id) ?? this.draw(this.get(id));
    this.#pictures.set(id, known);
    return known;
  }
}

const KEY = Symbol('components');

/** The parts of a scene find the components of their game here. */
export const provideComponents = <C>(components: () => C): void => void setContext(KEY, components);
export const useComponents = <C>(): (() => C) => getContext(KEY);
