import type { RuleInfo } from '../lib/protocol';

export interface Section {
  name: string;
  rules: RuleInfo[];
}

/** Rules that hold all words, in their id, section or text; an id or its beginning (`MYC-HIRE`) finds its family. */
export function findRules(rules: readonly RuleInfo[], wanted: string): RuleInfo[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = `${rule.id} ${rule.section} ${rule.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Rules under their headings, in the order of the book. */
export function sections(rules: readonly RuleInfo[]): Section[] {
  const found = new Map<string, RuleInfo[]>();
  for (const rule of rules) found.set(rule.section, [...(found.get(rule.section) ?? []), rule]);
  return [...found].map(([name, list]) => ({ name, rules: list }));
}

export interface Part {
  kind: 'text' | 'rule' | 'ruling';
  text: string;
}

const MARK = '(ruling)';

/** A rule's text in parts: ids of other rules are links, and our own decisions are marked where they begin. */
export function parts(rule: RuleInfo, ids: ReadonlySet<string>): Part[] {
  const text = rule.ruling && !rule.text.includes(MARK) ? `${MARK} ${rule.text}` : rule.text;
  return text
    .split(/(\(ruling\))|\b([A-Z]{3}(?:-[A-Z0-9]+)+)\b/)
    .filter(Boolean)
    .map((part) => ({ kind: part === MARK ? 'ruling' : ids.has(part) ? 'rule' : 'text', text: part }));
}
