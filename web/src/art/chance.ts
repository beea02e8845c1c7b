/** Small differences between drawings that are the same on every screen: chance that follows from a name. */

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

export interface Chance {
  /** from lo up to hi */
  between(lo: number, hi: number): number;
  /** one of a list */
  of<T>(list: readonly T[]): T;
}

/** The same seed gives the same row of numbers (mulberry32). */
export function chance(seed: string): Chance {
  let a = hash(seed);
  const next = (): number => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (lo, hi) => lo + (hi - lo) * next(),
    of: (list) => list[Math.floor(next() * list.length)]!,
  };
}
