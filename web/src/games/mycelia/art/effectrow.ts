import type { Drawing } from '../../../art/draw';
import { n, place } from '../../../art/draw';
import type { Effect, Word } from './effect';
import * as icon from './icons';
import type { DropGroup, Ground, Verb } from './icons';

/** An effect as a row of icons, from left to right. */

const GAP = 3;

/** Drawings side by side, each in the middle of the row's height. */
export function row(items: readonly Drawing[], gap = GAP): Drawing {
  const high = Math.max(icon.TALL, ...items.map((d) => d.box[3]));
  let x = 0;
  const body = items.map((d) => {
    const placed = place(d, x, (high - d.box[3]) / 2, d.box[2], d.box[3]);
    x += d.box[2] + gap;
    return placed;
  });
  return { box: [0, 0, Math.max(1, x - gap), high], body: body.join('') };
}

const between = (items: Drawing[][], text: string): Drawing[] => items.flatMap((d, i) => (i ? [icon.sign(text), ...d] : d));

const text = (a: Word, key: string): string => String(a.args[key] ?? '');
const number = (a: Word, key: string, otherwise = 1): number => Number(a.args[key] ?? otherwise);

function drops(a: Word): Drawing {
  const ground = text(a, 'terrain') as Ground;
  const exact = Boolean(a.args['exact']);
  if (a.word !== 'field') {
    const [lo, hi] = a.args['count'] as [number, number];
    return icon.fieldIcon(ground, [{ verb: a.word as Verb, solid: lo, ghost: hi - lo }], exact);
  }
  const steps: DropGroup[] = Object.entries(a.args['parts'] as Record<string, number>).map(([verb, solid]) => ({
    verb: verb as Verb,
    solid,
    ghost: 0,
  }));
  const rest = number(a, 'need') - steps.reduce((sum, s) => sum + s.solid, 0);
  return icon.fieldIcon(ground, rest > 0 ? [{ verb: 'stay', solid: rest, ghost: 0 }, ...steps] : steps, exact);
}

const IGNORED: Record<string, () => Drawing> = {
  beetle: () => icon.struck(icon.beetle()),
  others_bonus: () => icon.struck(icon.othersIcon()),
  terrain: () => row([icon.groundRow(), icon.sign('→'), icon.anyGround()]),
};

/** The drawing of each word, by the name that the word has for it. */
const ICONS: Record<string, (a: Word) => Drawing> = {
  leaves: (a) => icon.leavesIcon(number(a, 'count')),
  field: drops,
  burst: (a) =>
    icon.burstIcon(text(a, 'terrain') as Ground, number(a, 'need', 0), number(a, 'centre', 0), number(a, 'sides', 0), number(a, 'each')),
  trash: (a) => icon.trashIcon(number(a, 'count')),
  recycle: (a) => icon.recycleIcon(number(a, 'count')),
  favour: (a) => icon.favourIcon(number(a, 'count')),
  tile: (a) => icon.tileIcon(text(a, 'tile')),
  shrine: () => icon.shrineIcon(),
  refresh: (a) => (a.args['what'] === 'roots' ? icon.refreshRootsIcon() : icon.refreshDisplayIcon()),
  'gwidyon-flip': () => icon.gwidyonFlip(),
  'gwidyon-remove': (a) => icon.gwidyonRemove(number(a, 'count')),
  hired: () => icon.buyIcon(),
  removed: () => icon.dropRemoved(),
  discount: (a) => icon.discountIcon(number(a, 'count')),
  ignore: (a) => IGNORED[text(a, 'what')]?.() ?? icon.unknownIcon(a.word),
  replace: () => row([icon.moveSign(), icon.sign('→'), icon.removeSign()]),
  repeat: () => icon.handCardAgain(),
  free: () => icon.freeTile(),
};

const SIGNS: Record<string, string> = { then: '&', either: '/', one_of: '/', pay: '→', when: ':' };

const grouped = (e: Effect): Drawing[] => (e.op === 'word' ? items(e) : [icon.sign('('), ...items(e), icon.sign(')')]);

function items(e: Effect): Drawing[] {
  if (e.op === 'none') return [];
  if (e.op === 'word') return [ICONS[e.icon]?.(e) ?? icon.unknownIcon(e.word)];
  const [first] = e.parts;
  switch (e.op) {
    case 'up_to':
      return [icon.sign(`${e.count}×`), ...grouped(first!)];
    case 'times':
      return [icon.sign(`=${e.count}×`), ...grouped(first!)];
    case 'others':
      return [icon.othersFrame(row(items(first!)))];
    case 'optional':
    case 'if_possible':
    case 'if':
    case 'each':
    case 'as_often':
      return [...items(first!), icon.sign('?')];
    default:
      return between(e.parts.map(items), SIGNS[e.op]!);
  }
}

export interface RowOptions {
  /** a one-time effect: lightning and a golden frame */
  once?: boolean;
  /** cards to draw first (gift cards) */
  draw?: number;
}

/** The row of icons of an effect; none gives an empty drawing of width 1. */
export function effectRow(effect: Effect | null | undefined, o: RowOptions = {}): Drawing {
  const drawn = [...(o.draw ? [icon.drawIcon(o.draw)] : []), ...items(effect ?? { op: 'none' })];
  const inner = row(drawn);
  if (!o.once || drawn.length === 0) return inner;
  const [, , w, h] = inner.box;
  const W = w + 32;
  return {
    box: [0, 0, W, h + 8],
    body:
      `<rect x="1" y="1" width="${n(W - 2)}" height="${n(h + 6)}" rx="9" fill="#fff0c2" stroke="#c98d12" stroke-width="2"/>` +
      `<g color="#33261a">${place(icon.lightning(), 4, 4, 20, h)}${place(inner, 26, 4, w, h)}</g>`,
  };
}
