import { hasText, t } from './i18n';
import type { Rival, Seat } from './protocol';

/** One of the levels that every server has; other bots are called by their own names. */
export const isLevel = (bot: string): boolean => hasText(`bot-${bot}-about`);

/** What a bot is called: a level by its text, a bot of whoever runs the server by the name it was given. */
export const botName = (bot: string): string => (isLevel(bot) ? t(`bot-${bot}`) : bot);

/** How a seat is called here: by its name, else by what sits there. Levels have names of the forest, other bots their own. */
export function seatName(seat: Seat, number: number): string {
  if (seat.kind === 'free') return t('seat-free');
  if (seat.name) return seat.name;
  if (seat.kind === 'bot') return isLevel(seat.bot) ? t('bot-name', { number: number + 1 }) : seat.bot;
  return t('player-seat', { number: number + 1 });
}

/** Everybody's names; bots that are called alike are told apart by their seats. */
export const seatNames = (seats: readonly Seat[]): string[] => {
  const names = seats.map(seatName);
  return names.map((name, number) =>
    seats[number]!.kind === 'bot' && names.indexOf(name) !== names.lastIndexOf(name) ? `${name} ${number + 1}` : name,
  );
};

/** The same as somebody reads them who has the seats `mine`: whoever sits there alone and gave no name is "You". */
export const namesFor = (seats: readonly Seat[], mine: readonly number[]): string[] =>
  seatNames(seats).map((name, number) => (mine.length === 1 && mine[0] === number && !seats[number]!.name ? t('player-you') : name));

/** Everybody at a table by their numbers: the seats, then the rivals of the book. */
export const everybodyNamed = (seats: readonly string[], rivals: readonly Rival[], game?: string): string[] => [
  ...seats,
  ...rivals.map((one) => t(`rival-${one.kind}`, {}, game)),
];

/** Who won, in one sentence, for whoever has the seats `mine`. `names` are everybody's, rivals behind the seats. */
export function whoWon(ranks: readonly number[], names: readonly string[], seats: number, mine: readonly number[]): string {
  const winners = ranks.flatMap((rank, number) => (rank === 1 ? [number] : []));
  const seated = winners.filter((number) => number < seats);
  if (!winners.length) return t('after-nobody');
  if (!seated.length) return t('after-rival-won', { rival: names[winners[0]!]! });
  if (winners.length === 1 && mine.length === 1 && mine[0] === winners[0]) return t('after-you-won');
  const together = new Intl.ListFormat(document.documentElement.lang).format(winners.map((number) => names[number]!));
  return t('after-won', { names: together, count: winners.length });
}

/** The colour of somebody at the table: a seat's own, or the one that a rival has. */
export const colourOf = (number: number, seats: number, rivals: readonly Rival[]): number =>
  number < seats ? number : (rivals[number - seats]?.colour ?? 0);
