import type { Decision, Option, Rating } from '../lib/protocol';

/** How options and the places of a scene find each other. The same for every game. */

/** `field:0:C3` lies in `field:0`: a pile stands for the cards in it that are not laid out. */
export const within = (element: string, holder: string): boolean => element === holder || element.startsWith(`${holder}:`);

/** The options a click on this place may mean: those that name it, or something lying in it. */
export const optionsAt = (options: readonly Option[], place: string): Option[] =>
  options.filter((option) => option.elements.some((element) => within(element, place)));

/** The ways to do nothing more: to let something lapse, to end the turn. They have one place of their own beside the prompt. */
export const isPassing = (option: Option): boolean => option.kind !== '';

/** Options that no place on the table shows exactly: they become buttons beside the prompt. */
export const looseOptions = (options: readonly Option[], shown: ReadonlySet<string>): Option[] =>
  options.filter((option) => !isPassing(option) && !option.elements.some((element) => shown.has(element)));

export const passingOption = (options: readonly Option[]): Option | undefined => options.find(isPassing);

/** All options on one and the same place ("how many?"): its menu opens by itself. */
export function onlyPlace(options: readonly Option[]): string | undefined {
  const choices = options.filter((option) => !isPassing(option));
  const place = choices[0]?.elements[0];
  return choices.length > 1 && place !== undefined && choices.every((one) => one.elements.length === 1 && one.elements[0] === place)
    ? place
    : undefined;
}

/** Whether a slip would hurt: something hidden would be shown, or the turn would end while there is more to do.
 *  Who is alone at the table may take anything back and is never asked. */
export function hurts(option: Option, decision: Decision, alone: boolean): boolean {
  if (alone || option.final === '') return false;
  return option.final === 'reveal' || (isPassing(option) && decision.options.length > 1);
}

/** Options in the order of the keys 1 to 9: as the game gives them, passing ones last. */
export const numbered = (options: readonly Option[]): Option[] => [
  ...options.filter((option) => !isPassing(option)),
  ...options.filter(isPassing),
];

/** The card an option speaks of, when its words name one. */
export function componentIn(option: Option): string | undefined {
  for (const arg of Object.values(option.message.args))
    if (typeof arg === 'object' && arg !== null && 'key' in arg && arg.key === 'card' && typeof arg.args['id'] === 'string')
      return arg.args['id'];
  return undefined;
}

/** The chances to win, where they say something: far ahead or far behind all would read alike. */
export function chancesOf(ratings: readonly Rating[]): string[] {
  const chances = ratings.map((rating) => Math.round(rating.estimate * 100));
  const tell = new Set(chances).size > 1 && chances[0]! > 1 && chances[0]! < 99;
  return chances.map((chance) => (tell ? `${chance} %` : ''));
}
