import type { Language } from './settings';

const FOUND = import.meta.glob<string>('../../../src/fairyring/text/web/*.ftl', {
  query: '?only=server-away',
  import: 'default',
  eager: true,
});

/** What is said when the server is away: then there are no other texts either. */
export const AWAY = Object.fromEntries(Object.entries(FOUND).map(([path, text]) => [path.replace(/.*\/|\.ftl$/g, ''), text])) as Record<
  Language,
  string
>;
