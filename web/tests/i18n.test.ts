import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogLine, Message } from '../src/lib/protocol';
import { pretendBrowser } from './browserlike';

const SOURCES = new URL('../../src/fairyring/', import.meta.url);
const FOLDERS: Record<string, string> = { common: 'text', web: 'text/web', mycelia: 'games/mycelia/text' };
const asked: string[] = [];

/** The server's texts, straight from the files. */
const serve = (address: string): Promise<Response> => {
  asked.push(address);
  const [, , language, file] = address.split('/') as [string, string, string, string];
  const folder = FOLDERS[file.replace('.shelf', '').replace('.ftl', '')];
  if (!folder) return Promise.resolve(new Response('', { status: 404 }));
  return Promise.resolve(new Response(readFileSync(new URL(`${folder}/${language}.ftl`, SOURCES), 'utf8')));
};

async function fresh(languages: string[] = ['en']): Promise<typeof import('../src/lib/i18n')> {
  vi.resetModules();
  asked.length = 0;
  pretendBrowser(languages);
  vi.stubGlobal('fetch', vi.fn(serve));
  return import('../src/lib/i18n');
}

describe('a game on the shelf', () => {
  it('is named without its texts, in every language, and has them all once it is spoken of', async () => {
    const i18n = await fresh();
    await i18n.loadLanguage('en');
    await i18n.learnNames(['mycelia']);
    expect(i18n.t('game-name', {}, 'mycelia')).toBe('Mycelia');
    expect(asked).toContain('/text/en/mycelia.shelf.ftl');
    await i18n.chooseLanguage('de');
    expect(i18n.t('rival-gwidyon', {}, 'mycelia')).toBe('Gwidyon');
    expect(asked).not.toContain('/text/de/mycelia.ftl');
    await i18n.speakOf('mycelia');
    expect(i18n.t('card-leaf_one')).toBe('Treibendes Blatt');
  });
});

describe('words', () => {
  let i18n: Awaited<ReturnType<typeof fresh>>;
  beforeEach(async () => {
    i18n = await fresh();
    await i18n.loadLanguage('en', 'mycelia');
  });

  it('counts as each language counts', async () => {
    const counts = (): string[] => [1, 2, 5, 21].map((count) => i18n.t('cards-count', { count }));
    expect(counts()).toEqual(['1 component', '2 components', '5 components', '21 components']);
    await i18n.loadLanguage('ru');
    expect(counts()).toEqual(['1 компонент', '2 компонента', '5 компонентов', '21 компонент']);
  });

  it('says messages inside messages, and calls players by their names', () => {
    const effect = { key: 'fx-leaves', args: { count: 2 } };
    expect(i18n.say({ key: 'words-once', args: { effect } })).toBe('When hired, once: take 2 leaves.');
    expect(i18n.sentence(effect)).toBe('Take 2 leaves');
    const played = {
      key: 'event-played',
      args: { player: { key: 'player', args: { seat: 1 } }, card: { key: 'card', args: { id: 'x', name: 'Xylaria' } } },
    };
    expect(i18n.say(played, ['Ines', 'Boris'])).toBe('Boris: Xylaria played');
    expect(i18n.say(played)).toBe('Player 2: Xylaria played');
  });

  it('does not name a player or a rival again under the heading of their turn', async () => {
    const { underHeading } = await import('../src/table/heading');
    const line = (player: Message, seat: number): LogLine => ({
      message: { key: 'event-played', args: { player, card: { key: 'card', args: { id: 'x', name: 'xylaria' } } } },
      rule: '',
      kind: 'played',
      seat,
      facts: {},
    });
    expect(underHeading(line({ key: 'player', args: { seat: 1 } }, 1), ['Ines', 'Boris'])).toBe('Xylaria played');
    expect(underHeading(line({ key: 'rival-gwidyon', args: {} }, 2), ['Ines', 'Boris'])).toBe('Xylaria played');
  });

  it('gives a card its name in the language, or the spelling of its pack', async () => {
    const leaf = { key: 'card', args: { id: 'leaf_one', name: 'Drifting Leaf' } };
    await i18n.loadLanguage('de');
    expect(i18n.say(leaf)).toBe('Treibendes Blatt');
    expect(i18n.say({ key: 'card', args: { id: 'my_own', name: 'My Own' } })).toBe('My Own');
  });

  it('says the values of settings, alone or with a number', () => {
    expect(i18n.settingText('mycelia', 'starter', 'random')).toBe('drawn by chance');
    expect(i18n.settingText('mycelia', 'gwidyon', '22')).toBe('22 drops');
  });

  it('shows the key of a text that is missing', () => {
    expect(i18n.t('no-such-text')).toBe('[no-such-text]');
    expect(i18n.hasText('no-such-text')).toBe(false);
  });

  it('switches the language without asking for the same file twice', async () => {
    await i18n.loadLanguage('fr');
    expect(document.documentElement.lang).toBe('fr');
    expect(i18n.t('game-name')).toBe('Mycelia');
    await i18n.loadLanguage('en');
    expect(asked.filter((one) => one === '/text/en/web.ftl')).toHaveLength(1);
  });

  it('ends with the language wished for last, however long each takes', async () => {
    await Promise.all([i18n.loadLanguage('it'), i18n.loadLanguage('de')]);
    expect(i18n.language()).toBe('de');
    expect(i18n.t('home-rules')).toBe('Regeln');
  });

  it('keeps the old language when the new one cannot be fetched', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
    await expect(i18n.loadLanguage('it')).rejects.toThrow('no network');
    expect(i18n.language()).toBe('en');
    expect(i18n.t('home-rules')).toBe('Rules');
  });
});

describe('the first language', () => {
  it.each([
    [['de-CH', 'en'], 'de'],
    [['sv', 'FR-fr'], 'fr'],
    [['sv'], 'en'],
  ])('for a reader of %j is %s', async (languages, wanted) => {
    await fresh(languages);
    expect((await import('../src/lib/settings')).settings.language).toBe(wanted);
  });
});

describe('without a server', () => {
  it('there is a sentence in every language', async () => {
    await fresh();
    const { AWAY } = await import('../src/lib/away');
    const { LANGUAGES } = await import('../src/lib/settings');
    expect(Object.keys(AWAY).sort()).toEqual([...LANGUAGES].sort());
    expect(new Set(Object.values(AWAY)).size).toBe(LANGUAGES.length);
    expect(AWAY.de).toMatch(/^Fairyring erreicht /);
  });
});

describe('a bot at the table', () => {
  it('has a name of the forest when it is a level, else its own; two that are called alike are told apart', async () => {
    const i18n = await fresh();
    await i18n.loadLanguage('en');
    const { seatNames } = await import('../src/lib/names');
    const bot = (level: string) => ({ kind: 'bot' as const, name: '', bot: level, connected: true, plays_for: null, resigned: false });
    expect(seatNames([bot('easy'), bot('medium')])).toEqual(['Hazel', 'Bramble']);
    expect(seatNames([bot('easy'), bot('Old Sage')])).toEqual(['Hazel', 'Old Sage']);
    expect(seatNames([bot('Old Sage'), bot('Old Sage')])).toEqual(['Old Sage 1', 'Old Sage 2']);
  });
});
