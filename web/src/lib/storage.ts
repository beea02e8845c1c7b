/** What this browser remembers. Where it may not remember anything (a private window, say), it does for the page's life. */
const PREFIX = 'fairyring.';
const inMemory = new Map<string, string>();
/** What could not be kept: what the browser has of it is older than what this page knows. */
const unsaved = new Set<string>();

export function recall<T>(name: string): T | null {
  return (unsaved.has(name) ? null : stored<T>(name)) ?? read<T>(inMemory.get(name));
}

/** What the browser has kept, also where this page knows more. */
export function stored<T>(name: string): T | null {
  try {
    return read<T>(localStorage.getItem(PREFIX + name));
  } catch {
    return null;
  }
}

function read<T>(text: string | null | undefined): T | null {
  try {
    return text ? (JSON.parse(text) as T) : null;
  } catch {
    return null;
  }
}

/** Returns whether it stays when the page is closed: a browser may be full, or forbid it. Then this page remembers it. */
export function remember(name: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  inMemory.set(name, text);
  try {
    localStorage.setItem(PREFIX + name, text);
    unsaved.delete(name);
  } catch {
    unsaved.add(name);
  }
  return !unsaved.has(name);
}

/** Calls back when another tab of this browser remembers something else. Returns how to stop. */
export function onRemembered(name: string, changed: () => void): () => void {
  const hear = (event: StorageEvent): void => {
    if (event.key === PREFIX + name) changed();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
