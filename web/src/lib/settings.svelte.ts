import { OWN_NAMES } from './protocol';
import { recall, remember } from './storage';

export type Language = keyof typeof OWN_NAMES;
export const LANGUAGES = Object.keys(OWN_NAMES) as Language[];
export type Theme = 'auto' | 'light' | 'dark';

export interface Settings {
  language: Language;
  theme: Theme;
  /** my name, for the seats I take */
  name: string;
  /** sounds: my turn, cards, dice, the end */
  sound: boolean;
  /** how loud they are: above 0, at most 1 */
  volume: number;
  /** a notification of the system when it is my turn and the page is hidden */
  notifications: boolean;
  /** follow the system, or never move */
  motion: 'auto' | 'none';
  /** how fast others' turns are played back: 0.5 to 3 */
  speed: number;
  /** ask before what cannot be taken back */
  confirm: boolean;
}

const isLanguage = (code: string): code is Language => (LANGUAGES as readonly string[]).includes(code);

/** The first language of the browser that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const code = one.toLowerCase().split('-')[0] ?? '';
    if (isLanguage(code)) return code;
  }
  return 'en';
}

const defaults = (): Settings => ({
  language: preferredLanguage(navigator.languages),
  theme: 'auto',
  name: '',
  sound: false,
  volume: 0.6,
  notifications: false,
  motion: 'auto',
  speed: 1,
  confirm: true,
});

/** The reader's wishes. Written with `change`, so that they are remembered. */
export const settings: Settings = $state({ ...defaults(), ...recall<Partial<Settings>>('settings') });
if (!isLanguage(settings.language)) settings.language = 'en';

export function change(wish: Partial<Settings>): void {
  Object.assign(settings, wish);
  remember('settings', $state.snapshot(settings));
  showSettings();
}

/** Theme and motion are for the style sheets: they stand on <html>. */
export function showSettings(): void {
  const root = document.documentElement;
  if (settings.theme === 'auto') delete root.dataset['theme'];
  else root.dataset['theme'] = settings.theme;
  if (settings.motion === 'auto') delete root.dataset['motion'];
  else root.dataset['motion'] = settings.motion;
}

/** Nothing may move: by the system's wish or the reader's. */
export const stillness = (): boolean => settings.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
