import type { Decision, LogLine } from '../../lib/protocol';

/** The places of the table that words speak of. */

const CELLS = ['cell', 'to', 'slot'];

/** The places a line of the log speaks of, to be marked when somebody points at it. */
export function placesOf(line: Pick<LogLine, 'kind' | 'seat' | 'facts'>): string[] {
  const { seat, facts } = line;
  const cells = [...CELLS.map((key) => facts[key]), ...[facts['cells'] ?? []].flat()].filter(
    (one): one is string => typeof one === 'string' && /^-?\d+,-?\d+,-?\d+$/.test(one),
  );
  if (cells.length) return [...new Set(cells)].map((cell) => `tile:${cell}`);
  if (typeof facts['card'] === 'string') return [`market:${facts['card']}`, `hand:${facts['card']}`];
  if (line.kind === 'insects' || line.kind === 'stole') return [`insects:${seat}`];
  return seat >= 0 ? [`player:${seat}`] : [];
}

/** The places a prompt speaks of, beside those that can be chosen. */
export const askedAbout = (decision: Decision): string[] => (decision.prompt.source ? [decision.prompt.source] : []);
