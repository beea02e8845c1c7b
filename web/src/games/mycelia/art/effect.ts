/** Reads the notation of effects in the content files, e.g. `2x move(any,1) & others(move(any,1))`. */

export type Effect =
  | { kind: 'none' }
  /** carried out left to right */
  | { kind: 'and'; parts: Effect[] }
  /** one of them, never two */
  | { kind: 'or'; parts: Effect[] }
  /** up to so many times */
  | { kind: 'times'; times: number; what: Effect }
  | Atom
  /** of gift cards: each time the event happens, the effect */
  | { kind: 'when'; event: Atom; then: Effect };

export interface Atom {
  kind: 'atom';
  name: string;
  /** bare words and numbers in their order: `any`, `1`, `1..3`, `exact` */
  words: string[];
  /** `need=2` and the like, in their written order */
  given: [string, number][];
  /** what the other players may do, in `others(...)` */
  inner?: Effect;
}

export class BadEffect extends Error {
  constructor(
    readonly text: string,
    readonly place: number,
    readonly problem: string,
  ) {
    super(`effect "${text}": ${problem} (at character ${place + 1})`);
    this.name = 'BadEffect';
  }
}

/** @throws BadEffect with the text, the place and what is wrong */
export function parseEffect(text: string): Effect {
  let i = 0;
  const fail = (problem: string): never => {
    throw new BadEffect(text, i, problem);
  };
  const blank = (): void => {
    while (text[i] === ' ') i++;
  };
  const eat = (sign: string): boolean => {
    blank();
    if (!text.startsWith(sign, i)) return false;
    i += sign.length;
    return true;
  };
  const take = (what: RegExp): string | undefined => {
    blank();
    const hit = what.exec(text.slice(i));
    if (!hit || hit.index !== 0) return undefined;
    i += hit[0].length;
    return hit[0];
  };
  const row = (kind: 'and' | 'or', sign: string, one: () => Effect) => (): Effect => {
    const first = one();
    const parts = [first];
    while (eat(sign)) parts.push(one());
    return parts.length === 1 ? first : { kind, parts };
  };
  const choice = (): Effect => {
    const times = take(/^\d+x(?= )/);
    const what = eat('(') ? close(effect()) : atom();
    return times ? { kind: 'times', times: parseInt(times, 10), what } : what;
  };
  const close = (e: Effect): Effect => (eat(')') ? e : fail('")" is missing'));
  const effect = row('and', '&', row('or', '/', choice));
  const atom = (): Atom => {
    const name = take(/^[a-z_]+/) ?? fail(i >= text.length ? 'it stops too early' : `"${text[i]}" is not the beginning of an effect`);
    const a: Atom = { kind: 'atom', name, words: [], given: [] };
    if (!eat('(')) return a;
    if (name === 'others') {
      a.inner = effect();
    } else {
      do {
        const word = take(/^[a-z_]+(?:=\d+)?|^\d+(?:\.\.\d+)?/) ?? fail('a word or a number is missing');
        const [key, value] = word.split('=');
        if (value === undefined) a.words.push(word);
        else a.given.push([key!, parseInt(value, 10)]);
      } while (eat(','));
    }
    if (!eat(')')) fail('")" is missing');
    return a;
  };

  blank();
  if (i >= text.length || text.trim() === 'none') return { kind: 'none' };
  let result = effect();
  if (result.kind === 'atom' && eat(':')) result = { kind: 'when', event: result, then: effect() };
  blank();
  if (i < text.length) fail(`"${text.slice(i)}" is left over`);
  return result;
}
