/** What this browser remembers. Where it may not remember anything (a private window, say), it does for the page's life. */
const PREFIX = 'fairyring.';
const inMemory = new Map<string, string>();

export function recall<T>(name: string): T | null {
  try {
    const text = localStorage.getItem(PREFIX + name) ?? inMemory.get(name);
    return text ? (JSON.parse(text) as T) : null;
  } catch {
    return null;
  }
}

export function remember(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  inMemory.set(name, text);
  try {
    localStorage.setItem(PREFIX + name, text);
  } catch {
    // full or forbidden: the copy in memory has to do
  }
}

/** Calls back when another tab of this browser remembers something else. Returns how to stop. */
export function onRemembered(name: string, changed: () => void): () => void {
  const hear = (event: StorageEvent): void => {
    if (event.key === PREFIX + name) changed();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
