import { at, type Drawing, oval, place } from '../../../art/draw';
import { between, marked, numeral, signOf, SIZE } from './signs';

/** What an entry of the content says, as a row of signs: `discard_hand(1..3) => each(gain(any=1))`. Only pictures are
 *  made here; what it means is for the server's words. A word without a sign is a written page. */

const GAP = 3;

/** A row of signs, and the signs it is made of. */
export interface Row extends Drawing {
  signs: readonly Drawing[];
}

/** Drawings side by side, each in the middle of the row's height. */
export function row(items: readonly Drawing[], gap = GAP): Row {
  let x = 0;
  const body = items.map((d) => {
    const placed = place(d, x, (SIZE - d.box[3]) / 2, d.box[2], d.box[3]);
    x += d.box[2] + gap;
    return placed;
  });
  return { box: [0, 0, Math.max(1, x - gap), SIZE], body: body.join(''), signs: items };
}

/** On a card, a row that is so many times as wide as high would be too small to read. */
const LONG = 6;

/** A long row as two, one below the other and about as wide as each other; the second begins with a sign. */
export function folded(one: Row): Drawing {
  const { signs } = one;
  if (one.box[2] <= LONG * SIZE) return one;
  const ways = signs.flatMap((sign, i) => (i && sign.box[2] > SIZE / 2 ? [[row(signs.slice(0, i)), row(signs.slice(i))] as const] : []));
  const wide = ([above, below]: readonly [Row, Row]): number => Math.max(above.box[2], below.box[2]);
  const best = ways.sort((a, b) => wide(a) - wide(b))[0];
  if (!best) return one;
  const width = wide(best);
  const body = best.map((line, i) => place(line, (width - line.box[2]) / 2, i * (SIZE + GAP), line.box[2], SIZE));
  return { box: [0, 0, width, 2 * SIZE + GAP], body: body.join('') };
}

/** A text cut at a sign, but not inside brackets. */
export function cut(text: string, at: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') depth++;
    else if (text[i] === ')') depth--;
    else if (depth === 0 && text.startsWith(at, i)) {
      parts.push(text.slice(from, i));
      from = i + at.length;
    }
  }
  return [...parts, text.slice(from)].map((one) => one.trim());
}

interface Word {
  name: string;
  /** in order, and by name */
  list: string[];
  named: Record<string, string>;
}

export function word(text: string): Word {
  const [, name = text, inside = ''] = /^([a-z_]+)\s*(?:\((.*)\))?$/s.exec(text) ?? [];
  const args = inside ? cut(inside, ',') : [];
  const named = Object.fromEntries(args.flatMap((one) => { const [key, value] = cut(one, '='); return value ? [[key!, value]] : []; })); // prettier-ignore
  return { name, list: args.filter((one) => cut(one, '=').length < 2), named };
}

/** `2..all` → "2+", `0..3` → "≤3". */
const range = (text: string): string => {
  const [low = '', high] = text.split('..');
  return high === undefined ? low : high === 'all' ? `${low}+` : `≤${high}`;
};

const many = (name: string, count: string): Drawing[] => {
  const n = Number(count);
  if (n >= 1 && n <= 3) return Array.from({ length: n }, () => signOf(name));
  if (/^\d+$/.test(count)) return [marked(name, count)];
  const more = /^(\d+)\s*\+\s*(.*)$/s.exec(count);
  if (more) return [...many(name, more[1]!), between('+'), ...per(more[2]!, name)];
  const limit = /^min\((\d+),\s*(.*)\)$/s.exec(count);
  return limit ? [...per(limit[2]!, name), between(`≤${limit[1]}`, 18)] : per(count, name);
};

/** A quantity: what is counted, and how much each counts. */
function per(text: string, name = 'point'): Drawing[] {
  const [, factor = '1', rest = text] = /^(\d+)\s*\*\s*(.*)$/s.exec(text.trim()) ?? [];
  return [...many(name, factor), between('/'), ...counted(rest)];
}

function counted(text: string): Drawing[] {
  const { name, list, named } = word(text.trim());
  if (name === 'count') {
    const what = [named['rarity'], named['colour'], named['kind'], named['id'] ? 'construction' : undefined];
    if (list[0] !== 'city') what.push('person');
    return what.flatMap((one) => (one ? [signOf(one)] : []));
  }
  if (name === 'events') return [signOf('event'), between(list[0] === 'special' ? '✦' : '○', 15)];
  if (name === 'supply' || name === 'on_event' || name === 'on_self') return [signOf(list[0] ?? 'any')];
  if (name === 'on_card') return [signOf('keep'), signOf(list[1] ?? 'point')];
  return [signOf(COUNTED[name] ?? 'text')];
}
const COUNTED: Record<string, string> = {
  pairs: 'critter',
  paired: 'critter',
  workers_on: 'worker',
  prisoners: 'beneath',
  hand_size: 'hand',
  beneath: 'beneath',
};

/** Points at the end. `min(6, supply(resin) + supply(pebble))` is drawn as a point for each of both. */
export function bonusRow(text: string): Row {
  const limit = /^min\((\d+),\s*(.*)\)$/s.exec(text.trim());
  const said = limit?.[2] ?? text;
  if (/^\d+( if .*)?$/.test(said)) return row(many('point', said.split(' ')[0]!));
  // what counts the same stands together: `supply(resin) + supply(pebble)`
  const groups = new Map<string, string[]>();
  for (const part of cut(said, '+')) {
    const [, factor = '1', rest = part] = /^(\d+)\s*\*\s*(.*)$/s.exec(part) ?? [];
    groups.set(factor, [...(groups.get(factor) ?? []), rest]);
  }
  const items = [...groups].flatMap(([factor, rest], i) => [
    ...(i ? [between('+')] : []),
    ...many('point', factor),
    between('/'),
    ...rest.flatMap(counted),
  ]);
  return row([...items, ...(limit ? [between(`≤${limit[1]}`, 18)] : [])]);
}

const gains = (one: Word): Drawing[] => Object.entries(one.named).flatMap(([good, count]) => many(good, count));

const apart = (parts: readonly Drawing[][]): Drawing[] => parts.flatMap((part, i) => [...(i ? [between('|')] : []), ...part]);

/** What comes to lie on a card, one of several: in numbers, and the card once, or nobody could read it on a small card. */
const kept = (parts: readonly string[]): Drawing[] => [
  ...apart(
    parts.map((part) => Object.entries(word(part).named).map(([good, count]) => (count === '1' ? signOf(good) : marked(good, count)))),
  ),
  signOf('keep'),
];

const WORD: Record<string, (one: Word) => Drawing[]> = {
  gain: gains,
  one_of: (one) => (one.list.every((part) => word(part).name === 'put_on_self') ? kept(one.list) : apart(one.list.map(items))),
  draw: (one) => many('card', one.list[0] ?? '1'),
  draw_meadow: (one) => [marked('meadow', range(one.list[0] ?? '1'))],
  draw_to_limit: () => [marked('card', '8')],
  discard_hand: (one) => [marked('discard', range(one.list[0] ?? ''))],
  discard_meadow: (one) => [signOf('meadow'), marked('discard', one.list[0] ?? '')],
  discard_city: (one) => [signOf('city'), marked('discard', one.list[0] ?? '')],
  refund: () => [signOf('again'), signOf('any')],
  pay: (one) => [marked(one.list[0] ?? 'any', range(one.list[1] ?? '1')), ...gains(one), between('→')],
  give: (one) => [...(one.list.length ? [marked(one.list[0]!, range(one.list[1] ?? '1'))] : gains(one)), signOf('person')],
  give_cards: (one) => [between('→'), marked('card', one.list[0] ?? '1'), signOf('person')],
  teach: () => [signOf('card'), between('+'), signOf('card'), signOf('person')],
  reveal: (one) => [marked('reveal', one.list[0] ?? '')],
  play: (one) => [...(one.named['from'] === 'meadow' ? [signOf('meadow')] : []), marked('play', one.named['reduce'] ? `−${one.named['reduce']}` : '')],
  play_free: (one) => [marked('play', one.named['max_points'] ? `≤${one.named['max_points']}` : '0')],
  put_on_self: (one) => [...gains(one), ...one.list.flatMap(items), signOf('keep')],
  take_from_self: (one) => [signOf('keep'), ...gains(one)],
  put_on_event: gains,
  set_aside: (one) => [marked(one.list[0] ?? 'any', range(one.list[1] ?? '')), signOf('event')],
  take_all_from_self: () => [signOf('keep'), between('→'), signOf('any')],
  copy_production: (one) => [signOf('again'), signOf('green'), ...(one.list[0] === 'own' ? [] : [signOf('person')])],
  activate_production: () => [signOf('green'), signOf('again')],
  activate_location: () => [signOf('location'), signOf('again')],
  recall_worker: () => [signOf('recall')],
  move_worker: () => [signOf('move')],
  take_to_hand: () => [signOf('hand')],
  put_rest_beneath: () => [signOf('beneath')],
  put_city_beneath: (one) => [marked('beneath', range(one.list[0] ?? ''))],
  put_hand_beneath: (one) => [marked('beneath', range(one.list[0] ?? ''))],
  refill: () => [],
  discard_rest: () => [],
  swap: () => [signOf('any'), between('⇄'), signOf('any')],
  reduce: (one) => [marked('play', `−${Object.values(one.named)[0] ?? one.list.at(-1) ?? ''}`)],
  draw_some: (one) => [marked('card', `≤${one.list[0] ?? '1'}`)],
  opponents_draw: () => [signOf('person'), signOf('card')],
  copy_visited: () => [signOf('person'), signOf('location'), signOf('again')],
  copy_workers: (one) => [marked('worker', `≤${one.list[0] ?? ''}`), signOf('again')],
  give_mixed: (one) => [marked('any', range(one.list[0] ?? '')), signOf('card'), signOf('person')],
  give_drawn: () => [signOf('card'), signOf('person')],
  activate_own: (one) => [marked('green', `≤${one.list[0] ?? ''}`), signOf('again')],
  spend_tokens: (one) => [signOf('point'), between('→'), marked('play', `−${one.list[0] ?? ''}`)],
  imprison: () => [signOf('critter'), signOf('beneath')],
}; // prettier-ignore

function items(text: string): Drawing[] {
  const clean = text.trim();
  if (!clean) return [];
  const sides = cut(clean, '/');
  if (sides.length > 1) return sides.flatMap((side, i) => [...(i ? [between('|')] : []), ...items(side)]);
  const steps = cut(clean, '&');
  if (steps.length > 1) return steps.flatMap(items);
  const way = cut(clean, '=>');
  if (way.length > 1) return way.flatMap((one, i) => (i ? [between('→'), ...items(one)] : items(one).filter((d) => d.box[2] !== ARROW)));
  const [bare = ''] = cut(clean, ' if ');
  if (bare.startsWith('(')) return items(bare.slice(1, -1));
  const one = word(bare);
  if (one.name === 'each' || one.name === 'optional') return one.list.flatMap(items);
  return WORD[one.name]?.(one) ?? [signOf('text')];
}
/** the width of an arrow between signs: two of them never follow each other */
const ARROW = between('→').box[2];

/** An effect as a row of signs; nothing gives an empty drawing. */
export const effectRow = (text: string): Row => row(items(text));

/** What a listening card waits for: a card of a kind, or any; the start of a season. */
export const whenRow = (when: string): Row => {
  const one = word(when);
  return row([
    signOf(one.name === 'preparing' ? 'recall' : one.name === 'drew' ? 'card' : (one.named['kind'] ?? one.named['colour'] ?? 'play')),
    between(':'),
  ]);
};

/** Rows one after the other, as one. */
export const together = (rows: readonly Row[], sign = '·'): Row =>
  row(rows.filter((d) => d.box[2] > 1).flatMap((d, i) => (i ? [between(sign), ...d.signs] : d.signs)));

/** What it costs, or what somebody has: goods beside each other with their numbers. */
export const goodsRow = (goods: Readonly<Record<string, number>>): Drawing =>
  row(
    Object.entries(goods).flatMap(([good, count]) => (count ? many(good, String(count)) : [])),
    1,
  );

/** What lies on an Event, and how many cards lie beneath it; nothing gives an empty drawing. */
export const lying = (goods: Readonly<Record<string, number>>, beneath: number): Drawing =>
  row([goodsRow(goods), ...(beneath ? [marked('beneath', String(beneath))] : [])].filter((one) => one.box[2] > 1));

/** Goods below each other, for the edge of a card. */
export const goodsColumn = (goods: Readonly<Record<string, number>>): Drawing => {
  const drawn = Object.entries(goods).filter(([, count]) => count > 0);
  return {
    box: [0, 0, 46, Math.max(1, drawn.length * 34)],
    body: drawn.map(([good, count], i) => at(0, i * 34, `<g color="#33261a"><rect x="0" y="1" width="46" height="32" rx="16" fill="#fbf3de" stroke="#7a5a2c" stroke-width="1.500"/>${place(signOf(good), 15, 2, 30, 30)}${figureOf(count)}</g>`)).join(''),
  }; // prettier-ignore
};
/** The same for a card that is very small: each number stands on its good. */
export const goodsStack = (goods: Readonly<Record<string, number>>): Drawing => {
  const drawn = Object.entries(goods).filter(([, count]) => count > 0);
  return {
    box: [0, 0, 32, Math.max(1, drawn.length * 32)],
    body: drawn.map(([good, count], i) => at(0, i * 32, oval(16, 16, 15.5, 15.5, '#fbf3de', 'stroke="#7a5a2c" stroke-width="1.500"') + signOf(good).body + numeral(16, String(count), 26))).join(''),
  }; // prettier-ignore
};
const figureOf = (count: number): string => place(between(String(count), 24), 2, 1, 16, 32);
