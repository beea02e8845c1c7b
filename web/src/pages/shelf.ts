import type { Component } from './looks';

/** What to show of all components. Empty: everything. */
export interface Filter {
  kind: string;
  box: string;
  words: string;
}

/** Components that fit, by kind, box and words of their name or effect. `text` puts one into words. */
export const filtered = (all: readonly Component[], filter: Filter, text: (one: Component) => string): Component[] => {
  const words = filter.words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return all.filter((one) => {
    if (filter.kind && one.kind !== filter.kind) return false;
    if (filter.box && one.box !== filter.box) return false;
    const said = words.length ? text(one).toLocaleLowerCase() : '';
    return words.every((word) => said.includes(word));
  });
};

/** Values in the order of their first appearance. */
export const kindsOf = (all: readonly Component[], what: 'kind' | 'box'): string[] => [...new Set(all.map((one) => one[what]))];

/** Where each fact comes from: [fact, provenance]. What nobody has a text for is only bookkeeping of the content file. */
export const provenance = (one: Component, told: (fact: string) => boolean): [string, string][] =>
  Object.entries(one.src).filter(([fact]) => told(fact));

/** Our reconstruction, tuned or not. */
export const isOurs = (from: string): boolean => from.startsWith('reconstructed');

/** Something about it is our reconstruction. */
export const isReconstructed = (one: Component, told: (fact: string) => boolean): boolean =>
  provenance(one, told).some(([, from]) => isOurs(from));
