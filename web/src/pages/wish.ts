import { middleBot } from '../lib/bots';
import type { ChoiceInfo, GameInfo, ModuleInfo, NewSeat, NewTable } from '../lib/protocol';

/** A table as it is being thought of, before it is made. */
export interface Wish {
  seats: SeatWish[];
  modules: string[];
  /** packs of the server that are played with */
  packs: string[];
  /** values of settings that hold for the whole table */
  options: Record<string, string>;
  seed: string;
  /** seconds after which those who stay may give an absent seat to another */
  patience: number;
  /** seconds after which they may do the same with somebody who is there; 0: never */
  pace: number;
}

/** From two minutes to a week. */
export const PATIENCES = [120, 600, 3600, 86_400, 604_800] as const;
export const PACES = [0, 120, 600, 3600, 86_400, 259_200, 604_800] as const;

export interface SeatWish {
  kind: NewSeat['kind'];
  name: string;
  bot: string;
  /** values of settings that each seat has for itself */
  options: Record<string, string>;
}

export const MOST_SEED = Number.MAX_SAFE_INTEGER;

const perSeat = (game: GameInfo): ChoiceInfo[] => game.choices.filter((choice) => choice.per_seat);
const fits = (choice: ChoiceInfo, players: number, rival: string): boolean =>
  (!choice.players.length || choice.players.includes(players)) && (!choice.rival || choice.rival === rival);

/** The book's opponent who plays with so many: alone there is one, beside several one is chosen. */
export function rivalOf(game: GameInfo, players: number, chosen?: string): string {
  const kinds = game.rivals.filter((one) => one.players.includes(players)).map((one) => one.id);
  return kinds.find((one) => one === chosen) ?? (players === 1 ? (kinds[0] ?? '') : '');
}

export const newSeat = (game: GameInfo, kind: NewSeat['kind'], name = ''): SeatWish => ({
  kind,
  name,
  bot: middleBot(game.bots),
  options: Object.fromEntries(perSeat(game).map((choice) => [choice.id, choice.default])),
});

export const newWish = (game: GameInfo, name: string): Wish => ({
  seats: [newSeat(game, 'me', name), ...(game.most_players > 1 ? [newSeat(game, 'friend')] : [])],
  modules: [],
  packs: [],
  options: Object.fromEntries(game.choices.filter((choice) => !choice.per_seat).map((choice) => [choice.id, choice.default])),
  seed: '',
  patience: 600,
  pace: 0,
});

/** The game as it is with some packs: their own boards can be chosen, too. */
export const withPacks = (game: GameInfo, packs: readonly string[]): GameInfo => ({
  ...game,
  choices: game.choices.map((choice) => ({
    ...choice,
    values: [...choice.values, ...game.packs.filter((pack) => packs.includes(pack.id)).flatMap((pack) => pack.values[choice.id] ?? [])],
  })),
});

/** Settings that this number of players has, for the table or for each seat; a rival who plays brings its own. */
export const choicesFor = (game: GameInfo, players: number, each: boolean, chosen?: string): ChoiceInfo[] =>
  game.choices.filter((choice) => choice.per_seat === each && fits(choice, players, rivalOf(game, players, chosen)));

/** Values that make sense for so many seats. */
export const valuesFor = (choice: ChoiceInfo, players: number): string[] =>
  choice.who_begins ? choice.values.filter((value) => !(Number(value) > players)) : choice.values;

/** A module brings along what it needs; what is needed cannot be left out. */
export const neededBy = (modules: readonly ModuleInfo[], chosen: readonly string[]): Set<string> =>
  new Set(modules.filter((module) => chosen.includes(module.id)).flatMap((module) => module.needs));

/** "" when it is a seed the server takes. */
export const seedIsWrong = (seed: string): boolean => seed.trim() !== '' && !(/^\d+$/.test(seed.trim()) && Number(seed) <= MOST_SEED);

/** What is sent to the server. */
export function toNewTable(box: GameInfo, wish: Wish): NewTable {
  const game = withPacks(box, wish.packs);
  const players = wish.seats.length;
  const options: Record<string, string> = {};
  for (const choice of choicesFor(game, players, false, wish.options['rival'])) {
    const value = wish.options[choice.id] ?? choice.default;
    options[choice.id] = valuesFor(choice, players).includes(value) ? value : choice.default;
  }
  for (const choice of choicesFor(game, players, true, wish.options['rival'])) {
    const values = wish.seats.map((seat) => {
      const value = seat.options[choice.id] ?? choice.default;
      return choice.values.includes(value) ? value : choice.default; // a pack's own, which is not played with any more
    });
    options[choice.id] = new Set(values).size === 1 ? values[0]! : values.join(',');
  }
  const seats = wish.seats.map((seat): NewSeat => ({
    kind: seat.kind,
    name: seat.kind === 'me' ? seat.name.trim() : '',
    ...(seat.kind === 'bot' ? { bot: seat.bot } : {}),
  }));
  const seed = wish.seed.trim() === '' ? null : Number(wish.seed);
  const pace = seats.some((seat) => seat.kind === 'friend') ? wish.pace : 0;
  return { game: game.id, seats, modules: wish.modules, options, seed, patience: wish.patience, pace, packs: wish.packs };
}
