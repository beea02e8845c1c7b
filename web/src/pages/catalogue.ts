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

/** The heading a rule stands under, as one says it: without its number and the beginnings of its ids. */
export function headingOf(rules: readonly RuleInfo[], id: string): string {
  const section = rules.find((rule) => rule.id === id)?.section ?? '';
  return section.replace(/^\d+\.\s*/, '').replace(/\s*\([A-Z]{2,}[A-Z, -]*\)$/, '');
}

export interface Part {
  kind: 'text' | 'rule' | 'ruling' | 'waiting';
  text: string;
}

const MARK = '(ruling)';
const WAITING = '(waiting)';

/** A rule's text in parts: ids of other rules are links; our own decisions are marked where they begin, and so are rules
 * that wait for a box which is not there yet. */
export function parts(rule: RuleInfo, ids: ReadonlySet<string>): Part[] {
  const text = rule.ruling && !rule.text.includes(MARK) ? `${MARK} ${rule.text}` : rule.text;
  return text
    .split(/(\(ruling\)|\(waiting\))|\b([A-Z]{3}(?:-[A-Z0-9]+)+)\b/)
    .filter(Boolean)
    .map((part) => ({ kind: kindOf(part, ids), text: part }));
}

function kindOf(part: string, ids: ReadonlySet<string>): Part['kind'] {
  if (part === MARK) return 'ruling';
  if (part === WAITING) return 'waiting';
  return ids.has(part) ? 'rule' : 'text';
}
