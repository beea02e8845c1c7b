/** Who sits where at a table, from one pair of eyes. */

/** Whose side lies near: mine, or for a spectator that of whoever is at turn; a rival has no side. */
export const nearSeat = (view: { active: number; players: readonly unknown[] }, eyes: number): number =>
  eyes >= 0 ? eyes : view.active >= 0 && view.active < view.players.length ? view.active : 0;

/** The others in the order of play, beginning with whoever comes after me. */
export const otherSeats = (view: { players: readonly unknown[] }, near: number): number[] =>
  view.players.slice(1).map((_, i) => (near + i + 1) % view.players.length);
