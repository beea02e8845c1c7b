import type { Decision, Message, TableEvent } from '../../lib/protocol';
import type { Components } from './components';

/** The events of Mycelia in words, and the places they speak of. */

/** Leaves out the end of a turn, which the next one tells, and the removal of a drop just moved to a shrine. */
export function worthTelling(events: readonly TableEvent[]): TableEvent[] {
  let toShrine = false;
  return events.filter((event) => {
    const keep = event.kind !== 'turn-ended' && !(toShrine && event.kind === 'removed');
    toShrine = event.kind === 'moved' && Boolean(event.facts['shrine']);
    return keep;
  });
}

const list = (parts: Message[], key: string): Message | undefined =>
  parts.length > 1 ? parts.reduceRight((second, first) => ({ key, args: { first, second } })) : parts[0];

/** One line of the log. `player` is how the seat of the event is called. */
export function tell(event: TableEvent, player: string, components: Components): Message {
  const facts = Object.entries(event.facts).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]);
  const args: Message['args'] = { ...Object.fromEntries(facts), player };
  const card = event.facts['card'];
  if (event.kind === 'gwidyon-card') {
    const words = list(components.words(String(card)), 'words-beside');
    return { key: 'event-gwidyon-card', args: { words: words ?? '' } };
  }
  if (typeof card === 'string') args['card'] = components.named(card);
  const drawn = list(
    (event.secret?.['cards'] ?? []).map((one) => components.named(one)),
    'list',
  );
  return drawn ? { key: 'event-drew-cards', args: { ...args, cards: drawn } } : { key: `event-${event.kind}`, args };
}

/** The places an event speaks of, to be marked when somebody points at its line. */
export function placesOf(event: TableEvent): string[] {
  const { seat, facts } = event;
  const fields = [facts['field'], facts['to']].filter((one): one is string => typeof one === 'string' && /^[A-E][1-4]$/.test(one));
  const places = fields.map((field) => `field:${seat}:${field}`);
  if (event.kind === 'supply') return ['shrine', `supply:${String(facts['symbol'])}`];
  if (event.kind === 'revealed') return [`display:${String(facts['slot'])}`];
  if (event.kind === 'hired' || event.kind === 'recycled' || event.kind === 'shuffled') return [`pile:${seat}`];
  if (event.kind === 'played' || event.kind === 'played-again') return [`discard:${seat}`];
  if (event.kind.startsWith('tile-')) return [`tile:${seat}:${String(facts['tile'])}`];
  if (event.kind === 'gift-bought') return [`root:${String(facts['colour'])}`];
  if (event.kind.startsWith('gift-')) return [`gifts:${seat}`];
  if (event.kind === 'leaves') return [`leaves:${seat}`];
  if (event.kind === 'favour') return [`pawn:${seat}`];
  if (event.kind === 'gwidyon-flips') return ['gwidyon:tile'];
  if (event.kind === 'gwidyon-removes') return ['gwidyon:drops', 'shrine'];
  if (event.kind.startsWith('gwidyon-')) return ['gwidyon:card'];
  if (places.length === 0 && seat >= 0) return [`player:${seat}`];
  return places;
}

/** The places a prompt speaks of, beside those that can be chosen: the field whose drop is on its way. */
export function askedAbout(decision: Decision): string[] {
  const field = decision.prompt.message.args['field'];
  return typeof field === 'string' && /^[A-E][1-4]$/.test(field) ? [`field:${decision.seat}:${field}`] : [];
}
