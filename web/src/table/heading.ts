import { language, say } from '../lib/i18n';
import type { LogLine } from '../lib/protocol';

const NOBODY_NAMED = '\u200b';

/** A line of the log under the heading of its player's turn, which names somebody of a seat or a rival: where it begins
 *  with that name, it begins with what comes after it. */
export function underHeading(line: LogLine, names: readonly string[]): string {
  const { player } = line.message.args;
  const name = names[line.seat] ?? (typeof player === 'object' ? say(player, names) : String(player ?? ''));
  const others = names.map((one, seat) => (seat === line.seat ? NOBODY_NAMED : one));
  const rest = say({ ...line.message, args: { ...line.message.args, player: NOBODY_NAMED } }, others)
    .replace(/^\u200b\s*[:：]\s*/u, '')
    .replaceAll(NOBODY_NAMED, name);
  return rest.charAt(0).toLocaleUpperCase(language()) + rest.slice(1);
}
