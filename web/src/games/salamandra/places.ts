import type { Decision, LogLine } from '../../lib/protocol';

/** The places of the table that words speak of. */

/** The places a line of the log speaks of, to be marked when somebody points at it. */
export function placesOf(line: Pick<LogLine, 'kind' | 'seat' | 'facts'>): string[] {
  const { kind, seat, facts } = line;
  const field = typeof facts['field'] === 'string' ? facts['field'] : '';
  switch (kind) {
    case 'points':
      return [`score:${seat}`];
    case 'crystals':
    case 'paid':
    case 'exchanged':
      return [`crystals:${seat}`];
    case 'scrolls':
      return [`scrolls:${seat}`];
    case 'placed':
    case 'turned-over':
      return [`slot:${field}:${String(facts['slot'])}`];
    case 'worked':
    case 'turned':
    case 'woke':
    case 'cauldron':
    case 'built':
      return [`field:${field}`];
    case 'field-shown':
      return [`row:${field}`, `field:${field}`];
    case 'grove-drawn':
      return [`grove:${String(facts['corner'])}`];
    case 'grove-taken':
      return [`harvest:${seat}:${Math.min(7, Number(facts['place'])) - 1}`];
    case 'temple':
      return [`temple:${String(facts['half'])}`];
    case 'deity-taken':
    case 'salamander-taken':
      return [`player:${seat}`];
    case 'to-book':
      return [`book:${String(facts['book'])}:${Number(facts['book_slot']) % 2}`];
    case 'passed':
    case 'druid-turned':
      return [`druid:${seat}`];
    default:
      return seat >= 0 ? [`player:${seat}`] : [];
  }
}

/** The places a prompt speaks of, beside those that can be chosen: what is being built or paid for. */
export const askedAbout = (decision: Decision): string[] => (decision.prompt.source ? [decision.prompt.source] : []);
