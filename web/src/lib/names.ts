import { hasText, t } from './i18n';
import type { Rival, Seat } from './protocol';

/** What a bot of this level is called. A level without a text of its own goes by its id. */
export const botName = (level: string): string => (hasText(`bot-${level}`) ? t(`bot-${level}`) : level);

/** How a seat is called here: by its name, else by what sits there. Bots have names of the forest. */
export function seatName(seat: Seat, number: number): string {
  if (seat.kind === 'free') return t('seat-free');
  if (seat.name) return seat.name;
  if (seat.kind === 'bot') return t('bot-name', { number: number + 1 });
  return t('player-seat', { number: number + 1 });
}

export const seatNames = (seats: readonly Seat[]): string[] => seats.map(seatName);

/** Everybody at a table by their numbers: the seats, then the rivals of the book. */
export const everybodyNamed = (seats: readonly string[], rivals: readonly Rival[]): string[] => [
  ...seats,
  ...rivals.map((one) => t(`rival-${one.kind}`)),
];

/** The colour of somebody at the table: a seat's own, or the one that a rival has. */
export const colourOf = (number: number, seats: number, rivals: readonly Rival[]): number =>
  number < seats ? number : (rivals[number - seats]?.colour ?? 0);
