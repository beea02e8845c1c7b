import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Message } from './protocol';

const speech = $state<{ language: string; bundle: FluentBundle }>({ language: 'en', bundle: new FluentBundle('en') });

/** Fetch the texts of a language (and of a game) and speak it from now on. */
export async function loadLanguage(language: string, game?: string): Promise<void> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const part of ['common', 'web', ...(game ? [game] : [])]) {
    const answer = await fetch(`/text/${language}/${part}.ftl`);
    if (answer.ok) bundle.addResource(new FluentResource(await answer.text()), { allowOverrides: true });
  }
  speech.language = language;
  speech.bundle = bundle;
  document.documentElement.lang = language;
}

export const language = (): string => speech.language;

/** A text of the message files. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = speech.bundle.getMessage(key)?.value;
  return pattern ? speech.bundle.formatPattern(pattern, args, []) : `[${key}]`;
}

/** A message tree in words. A card without a text of its own has its spelling. */
export function say(message: Message): string {
  if (message.key === 'card') {
    const key = `card-${String(message.args['id'])}`;
    return speech.bundle.hasMessage(key) ? t(key) : String(message.args['name']);
  }
  const args = Object.entries(message.args).map(([name, value]) => [name, typeof value === 'object' ? say(value) : value]);
  return t(message.key, Object.fromEntries(args) as Record<string, FluentVariable>);
}
