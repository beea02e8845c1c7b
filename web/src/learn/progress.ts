import { recall, remember } from '../lib/storage';

/** Where somebody is in a lesson: the part, and the answers given in it. */
export interface Place {
  part: number;
  answers: readonly string[];
}

interface Kept extends Place {
  /** the lesson has been learned to its end at least once */
  learned?: boolean;
}

const name = (game: string, lesson: string): string => `lesson.${game}.${lesson}`;
const kept = (game: string, lesson: string): Kept | null => recall<Kept>(name(game, lesson));

export function placeIn(game: string, lesson: string): Place {
  const found = kept(game, lesson);
  return found && Number.isInteger(found.part) && found.part >= 0 && Array.isArray(found.answers) ? found : { part: 0, answers: [] };
}

export const keepPlace = (game: string, lesson: string, place: Place): void =>
  void remember(name(game, lesson), { ...place, learned: hasLearned(game, lesson) });

/** The lesson is learned; who opens it again begins at the beginning. */
export const markLearned = (game: string, lesson: string): void =>
  void remember(name(game, lesson), { part: 0, answers: [], learned: true });

export const hasLearned = (game: string, lesson: string): boolean => kept(game, lesson)?.learned === true;

/** Somebody has begun and not finished. */
export function hasBegun(game: string, lesson: string): boolean {
  const place = placeIn(game, lesson);
  return place.part > 0 || place.answers.length > 0;
}
