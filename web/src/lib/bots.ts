/** The level somebody meets who has not chosen one: neither the weakest nor the strongest. */
export const middleBot = (bots: readonly string[]): string => bots[Math.floor((bots.length - 1) / 2)] ?? '';
