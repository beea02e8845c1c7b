import type { Drawing } from '../../../art/draw';
import { n, place } from '../../../art/draw';
import { type Atom, type Effect, parseEffect } from './effect';
import * as icon from './icons';
import type { DropGroup, Ground, Verb } from './icons';

/** An effect as a row of icons, read like its notation from left to right. */

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

const range = (word = '1'): [lo: number, hi: number] => {
  const [lo, hi] = word.split('..').map(Number);
  return [lo!, hi ?? lo!];
};

function drops(a: Atom): Drawing {
  const [ground, count] = a.words;
  const [lo, hi] = range(count);
  return icon.fieldIcon(ground as Ground, [{ verb: a.name as Verb, solid: lo, ghost: hi - lo }], a.words.includes('exact'));
}

function field(a: Atom): Drawing {
  const steps: DropGroup[] = a.given
    .filter(([k]) => k === 'move' || k === 'remove')
    .map(([k, solid]) => ({ verb: k as Verb, solid, ghost: 0 }));
  const need = a.given.find(([k]) => k === 'need')?.[1] ?? 0;
  const rest = need - steps.reduce((sum, s) => sum + s.solid, 0);
  return icon.fieldIcon(
    a.words[0] as Ground,
    rest > 0 ? [{ verb: 'stay', solid: rest, ghost: 0 }, ...steps] : steps,
    a.words.includes('exact'),
  );
}

function burst(a: Atom): Drawing {
  const of = Object.fromEntries(a.given);
  return icon.burstIcon(a.words[0] as Ground, of['need'] ?? 0, of['centre'] ?? 0, of['sides'] ?? 0, of['each'] ?? 1);
}

const ATOMS: Record<string, (a: Atom, count: number) => Drawing> = {
  leaves: (_, k) => icon.leavesIcon(k),
  move: drops,
  remove: drops,
  field,
  burst,
  others: (a) => icon.othersFrame(row(items(a.inner ?? { kind: 'none' }))),
  trash: (_, k) => icon.trashIcon(k),
  recycle: (_, k) => icon.recycleIcon(k),
  favour: (_, k) => icon.favourIcon(k),
  tile: (a) => icon.tileIcon(a.words[0] ?? '?'),
  shrine: () => icon.shrineIcon(),
  refresh: (a) => (a.words[0] === 'roots' ? icon.refreshRootsIcon() : icon.refreshDisplayIcon()),
  gwidyon_flip: () => icon.gwidyonFlip(),
  gwidyon_remove: (_, k) => icon.gwidyonRemove(k),
  on_buy: () => icon.buyIcon(),
  on_drop_removed: () => icon.dropRemoved(),
  discount: (a) => icon.discountIcon(Number(a.words[1] ?? 1)),
  ignore: (a) =>
    a.words[0] === 'beetle'
      ? icon.struck(icon.beetle())
      : a.words[0] === 'others_bonus'
        ? icon.struck(icon.othersIcon())
        : a.words[0] === 'terrain'
          ? row([icon.groundRow(), icon.sign('→'), icon.anyGround()])
          : icon.unknownIcon(`ignore_${a.words[0]}`),
  replace: () => row([icon.moveSign(), icon.sign('→'), icon.removeSign()]),
  repeat: () => icon.handCardAgain(),
  free: () => icon.freeTile(),
};

function items(e: Effect): Drawing[] {
  switch (e.kind) {
    case 'none':
      return [];
    case 'and':
      return between(e.parts.map(items), '&');
    case 'or':
      return between(e.parts.map(items), '/');
    case 'times':
      return [icon.sign(`${e.times}×`), ...(e.what.kind === 'atom' ? items(e.what) : [icon.sign('('), ...items(e.what), icon.sign(')')])];
    case 'when':
      return [...items(e.event), icon.sign(':'), ...items(e.then)];
    case 'atom':
      return [ATOMS[e.name]?.(e, Number(e.words[0] ?? 1)) ?? icon.unknownIcon(e.name)];
  }
}

export interface RowOptions {
  /** a one-time effect: lightning and a golden frame */
  once?: boolean;
  /** cards to draw first (gift cards) */
  draw?: number;
}

/** The row of icons of an effect in its notation; "" gives an empty drawing of width 1. */
export function effectRow(text: string | Effect, o: RowOptions = {}): Drawing {
  const effect = typeof text === 'string' ? parseEffect(text) : text;
  const drawn = [...(o.draw ? [icon.drawIcon(o.draw)] : []), ...items(effect)];
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
