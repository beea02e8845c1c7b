import { hasText, say, settingText, t } from '../lib/i18n';
import type { Component, Look } from './looks';

/** What a thing of a game's box is called: cards have names; boards are called as their setting calls them, numbered things
 *  by their number. */
export function nameOf(one: Component, look: Look | null, game: string): string {
  const own = look?.name(one);
  if (own) return own;
  const [, number = '', side = ''] = /(\d+)(?:\/(\w))?$/.exec(one.id) ?? [];
  if (hasText(`thing-${one.kind}`)) return t(`thing-${one.kind}`, { number, side });
  if (one.kind === 'board') return settingText(game, 'boards', one.id);
  if (hasText(`component-${one.kind}`)) return t(`component-${one.kind}`, { name: one.name });
  return say({ key: 'card', args: { id: one.id, name: one.name } });
}
