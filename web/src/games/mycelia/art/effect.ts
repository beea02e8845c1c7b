/** What an effect is made of, as the server tells it: words with their arguments, and how they are put together. */

export interface Word {
  op: 'word';
  word: string;
  /** the name of its drawing */
  icon: string;
  args: Record<string, unknown>;
}

export type Effect =
  | { op: 'none' }
  | Word
  | {
      op:
        | 'then'
        | 'either'
        | 'one_of'
        | 'optional'
        | 'others'
        | 'if_possible'
        | 'if'
        | 'pay'
        | 'when'
        | 'times'
        | 'up_to'
        | 'as_often'
        | 'each';
      parts: Effect[];
      /** of `times` and `up_to` */
      count?: number;
    };

/** An effect that does something; the trees of a component have no other. */
export const some = (effect: Effect | undefined): Effect | null => (effect && effect.op !== 'none' ? effect : null);
