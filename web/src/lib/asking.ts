import { recall, remember } from './storage';

/** Keys that this browser has drawn for a seat or a table it asks for. They are kept before the request leaves: should its
    answer be lost, one asks again with the same key, and gets the same seat or table. */
type Asked = Record<string, string>;

const NAME = 'asking';
const JOIN = 'join ';
const MAKE = 'make ';
/** 64 signs, so that each holds six random bits; with 27 of them it is a key as the server draws them. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LENGTH = 27;

export const drawKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => SIGNS[byte & 63]).join('');

const asked = (): Asked => recall<Asked>(NAME) ?? {};

function keyFor(what: string, others: (other: string) => boolean): string {
  const known = asked();
  const key = known[what] ?? drawKey();
  remember(NAME, { ...Object.fromEntries(Object.entries(known).filter(([other]) => others(other))), [what]: key });
  return key;
}

function answered(what: string): void {
  const { [what]: _, ...others } = asked();
  remember(NAME, others);
}

/** The key to ask for a seat with. */
export const keyToJoin = (table: string): string => keyFor(JOIN + table, () => true);
/** The server has said yes or no. */
export const joinAnswered = (table: string): void => answered(JOIN + table);

/** Whoever wants the same table once more, without having heard of the first, gets that one; of other wishes nothing is kept. */
export const keyToMake = (wanted: object): string => keyFor(MAKE + JSON.stringify(wanted), (other) => !other.startsWith(MAKE));
export const makingAnswered = (wanted: object): void => answered(MAKE + JSON.stringify(wanted));

/** Seats that were asked for without an answer. */
export const unansweredJoins = (): { table: string; secret: string }[] =>
  Object.entries(asked()).flatMap(([what, secret]) => (what.startsWith(JOIN) ? [{ table: what.slice(JOIN.length), secret }] : []));
