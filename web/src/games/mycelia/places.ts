import type { Decision, LogLine } from '../../lib/protocol';

/** The places of the table that words speak of. */

/** The places a line of the log speaks of, to be marked when somebody points at it. */
export function placesOf(line: Pick<LogLine, 'kind' | 'seat' | 'facts'>): string[] {
  const { kind, seat, facts } = line;
  const fields = [facts['field'], facts['to']].filter((one): one is string => typeof one === 'string' && /^[A-E][1-4]$/.test(one));
  const places = fields.map((field) => `field:${seat}:${field}`);
  if (kind === 'supply') return ['shrine', `supply:${String(facts['symbol'])}`];
  if (kind === 'revealed') return [facts['slot'] === undefined ? 'pile:heroes' : `display:${String(facts['slot'])}`];
  if (kind === 'hired' || kind === 'recycled' || kind === 'shuffled') return [`pile:${seat}`];
  if (kind === 'played' || kind === 'played-again') return [`discard:${seat}`];
  if (kind.startsWith('tile-')) return [`tile:${seat}:${String(facts['tile'])}`];
  if (kind === 'gift-bought') return [`root:${String(facts['colour'])}`];
  if (kind.startsWith('gift-')) return [`gifts:${seat}`];
  if (kind === 'leaves') return [`leaves:${seat}`];
  if (kind === 'favour') return [`pawn:${seat}`];
  if (kind === 'gwidyon-flips') return ['gwidyon:tile'];
  if (kind === 'gwidyon-removes') return ['gwidyon:drops', 'shrine'];
  if (kind.startsWith('gwidyon-')) return ['gwidyon:card'];
  if (places.length === 0 && seat >= 0) return [`player:${seat}`];
  return places;
}

/** The places a prompt speaks of, beside those that can be chosen: the field whose drop is on its way. */
export function askedAbout(decision: Decision): string[] {
  const field = decision.prompt.message.args['field'];
  return typeof field === 'string' && /^[A-E][1-4]$/.test(field) ? [`field:${decision.seat}:${field}`] : [];
}
