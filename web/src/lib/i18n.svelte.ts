import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Message } from './protocol';
import { change, type Language, settings } from './settings.svelte';

/** Words for people: the Fluent files that the server shares with the engine, put together per game. */

export type Args = Record<string, FluentVariable>;

/** What every page needs, whatever the game. */
const SHARED = ['common', 'web'];

/** The page speaks one language at a time. A game's bundle holds the shared texts too, with the game's laid over them. */
interface Speech {
  language: Language;
  shared: FluentBundle;
  games: ReadonlyMap<string, FluentBundle>;
  /** of games that only stand on the shelf: their names and what they are about */
  shelf: ReadonlyMap<string, FluentBundle>;
}

let speech: Speech = $state.raw({ language: 'en', shared: new FluentBundle('en'), games: new Map(), shelf: new Map() });
let spokenGame = $state('');
const files = new Map<string, Promise<FluentResource>>();
const wantedGames = new Set<string>();
const shelvedGames = new Set<string>();
/** games that are being taught: their texts have a part that nobody else needs */
const taughtGames = new Set<string>();
let newest: Promise<void> = Promise.resolve();
let wishes = 0;

async function fetchFile(address: string): Promise<FluentResource> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new FluentResource(await answer.text());
}

function file(language: string, part: string): Promise<FluentResource> {
  const address = `/text/${language}/${part}.ftl`;
  const known = files.get(address);
  if (known) return known;
  const wanted = fetchFile(address);
  files.set(address, wanted);
  wanted.catch(() => files.delete(address)); // the next wish tries again
  return wanted;
}

/** A game that does not know a language speaks English. */
const gameFile = (language: string, game: string): Promise<FluentResource> => file(language, game).catch(() => file('en', game));
const gameFiles = (language: string, game: string): Promise<FluentResource[]> =>
  Promise.all([gameFile(language, game), ...(taughtGames.has(game) ? [gameFile(language, `${game}.teaching`)] : [])]);

function bundleOf(language: string, resources: readonly FluentResource[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const resource of resources) bundle.addResource(resource, { allowOverrides: true });
  return bundle;
}

async function fetchSpeech(language: Language, games: readonly string[], wish: number): Promise<void> {
  const seen = [...shelvedGames].filter((game) => !games.includes(game));
  const [shared, own, names] = await Promise.all([
    Promise.all(SHARED.map((part) => file(language, part))),
    Promise.all(games.map((game) => gameFiles(language, game))),
    Promise.all(seen.map((game) => gameFile(language, `${game}.shelf`))),
  ]);
  if (wish !== wishes) return newest; // somebody wished for more meanwhile; theirs holds this too
  speech = {
    language,
    shared: bundleOf(language, shared),
    games: new Map(games.map((game, i) => [game, bundleOf(language, [...shared, ...own[i]!])])),
    shelf: new Map(seen.map((game, i) => [game, bundleOf(language, [...shared, names[i]!])])),
  };
  document.documentElement.lang = language;
}

/** Speak this language from now on, and about this game, without loading the page anew. */
export async function loadLanguage(language: Language, game = ''): Promise<void> {
  if (game) wantedGames.add(game);
  wishes += 1;
  newest = fetchSpeech(language, [...wantedGames], wishes);
  await newest;
  if (game) spokenGame = game;
}

/** Have at hand what is said of these games on the shelf: a few lines of each. */
export async function learnNames(games: readonly string[]): Promise<void> {
  for (const game of games) shelvedGames.add(game);
  if (games.some((game) => !speech.games.has(game) && !speech.shelf.has(game))) await loadLanguage(settings.language);
}

/** Have the texts of these games at hand too. */
export async function learn(games: readonly string[]): Promise<void> {
  if (games.every((game) => speech.games.has(game))) return;
  for (const game of games) wantedGames.add(game);
  await loadLanguage(settings.language);
}

/** The reader wishes another language: speak it and remember it. */
export async function chooseLanguage(language: Language): Promise<void> {
  await loadLanguage(language);
  change({ language });
}

/** From now on `t` and `say` speak about this game. */
export async function speakOf(game: string): Promise<void> {
  await learn([game]);
  spokenGame = game;
}

/** As `speakOf`, with the texts of its lessons and its page on how to play. */
export async function speakToTeach(game: string): Promise<void> {
  wantedGames.add(game);
  taughtGames.add(game);
  await loadLanguage(settings.language, game);
}

export const language = (): Language => speech.language;

function format(bundle: FluentBundle, key: string, args: Args): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args, []) : `[${key}]`;
}

const bundle = (game: string): FluentBundle => speech.games.get(game) ?? speech.shelf.get(game) ?? speech.shared;

/** A text of the message files. `game`: of that game, if it is not the one spoken of. */
export const t = (key: string, args: Args = {}, game = spokenGame): string => format(bundle(game), key, args);

export const hasText = (key: string, game = spokenGame): boolean => bundle(game).hasMessage(key);

/** A message tree in words, people called by their names. Card names that packs bring fall back to their own spelling. */
export function say(message: Message, names: readonly string[] = [], game = spokenGame): string {
  const { key, args } = message;
  if (key === 'card') {
    const name = `card-${String(args['id'])}`;
    return hasText(name, game) ? t(name, {}, game) : String(args['name']);
  }
  if (key === 'player') {
    const seat = Number(args['seat']);
    return names[seat] || t('player-seat', { number: seat + 1 }, game);
  }
  const said = Object.entries(args).map(([name, value]) => [name, typeof value === 'object' ? say(value, names, game) : value]);
  return t(key, Object.fromEntries(said) as Args, game);
}

/** A message as a sentence: clauses that are put together begin small. */
export function sentence(message: Message, names: readonly string[] = [], game = spokenGame): string {
  const words = say(message, names, game);
  return words.charAt(0).toLocaleUpperCase(speech.language) + words.slice(1);
}

/** The value of a setting of a game in words. */
export function settingText(game: string, setting: string, value: string): string {
  const key = `setting-${setting}-${value}`;
  if (hasText(key, game)) return t(key, {}, game);
  return t(`setting-${setting}-value`, { value: /^\d+$/.test(value) ? Number(value) : value }, game);
}
