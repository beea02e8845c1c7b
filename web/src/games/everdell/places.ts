import type { Decision, LogLine } from '../../lib/protocol';

/** The places of the table that words speak of. */

const CITY = new Set([
  'played',
  'occupied',
  'helped',
  'imprisoned',
  'left',
  'laid',
  'reacted',
  'production',
  'copied-card',
  'rugwort-plays',
]);

/** The places a line of the log speaks of, to be marked when somebody points at it. */
export function placesOf(line: Pick<LogLine, 'kind' | 'seat' | 'facts'>): string[] {
  const { kind, seat, facts } = line;
  if (typeof facts['place'] === 'string' && facts['place']) return [facts['place']];
  if (kind === 'nightweave-weaves') return (facts['places'] as string[] | undefined) ?? [];
  if (kind === 'achieved') return [`event:${String(facts['event'])}`];
  if (kind === 'gained')
    return facts['good'] === 'point' ? [`points:${seat}`] : [`goods:${seat}:${String(facts['good'])}`, 'goods:' + String(facts['good'])];
  if (kind === 'drew' || kind === 'discarded' || kind === 'kept') return [`cards:${seat}`];
  if (kind === 'shuffled') return ['deck'];
  if (kind === 'prepared') return ['season', `workers:${seat}`];
  if (typeof facts['slot'] === 'number') return [`meadow:${facts['slot']}`];
  if (CITY.has(kind)) return [`city:${seat}`];
  return seat >= 0 ? [`player:${seat}`] : [];
}

/** The places a prompt speaks of, beside those that can be chosen: the card or the place that asks. */
export const askedAbout = (decision: Decision): string[] => (decision.prompt.source ? [decision.prompt.source] : []);
