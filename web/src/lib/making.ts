import { makeTable } from './api';
import { keyToMake, makingAnswered } from './asking';
import { middleBot } from './bots';
import { keepMade } from './keys';
import type { GameInfo, NewTable } from './protocol';
import { go } from './router';
import { settings } from './settings';

/** Make a table, keep its keys, and go there: to the table, or first to the links for friends. */
export async function sitDown(wanted: NewTable): Promise<void> {
  const made = await makeTable({ ...wanted, secret: keyToMake(wanted) });
  keepMade(wanted.game, made);
  makingAnswered(wanted);
  go(made.invite ? 'invite' : 'table', made.table);
}

/** One click: against the book's rival, or against a bot; after a lesson against the easiest one, or one by name. */
export function playNow(game: GameInfo, against: 'rival' | 'bot' | 'easy' | { own: string }): Promise<void> {
  const level = against === 'easy' ? (game.bots[0] ?? '') : middleBot(game.bots);
  const bot = typeof against === 'object' ? against.own : level;
  const others = against === 'rival' ? [] : [{ kind: 'bot' as const, bot }];
  return sitDown({ game: game.id, seats: [{ kind: 'me', name: settings.name }, ...others] });
}
