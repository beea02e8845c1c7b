import { vi } from 'vitest';

/** The little of a browser that the client's modules touch when they are loaded. */
export function pretendBrowser(languages: readonly string[] = ['en']): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  vi.stubGlobal('document', { documentElement: { lang: '', dataset: {} } });
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined, setTimeout, clearTimeout });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
}
