import { at, type Drawing, line } from '../../../art/draw';
import { amount, colourSign, type FieldColour, points, SIZE, signOf } from './signs';

/** Costs and gains as rows of signs. */

export type Cost = Readonly<Record<string, number>>;

/** A word of a gain as the server sends it: so many of it, perhaps for each of something. */
export interface Part {
  word: string;
  args: { count?: number; each?: string };
}

const GAP = 3;
const INK = '#2f2116';

/** Drawings side by side, all of the height of a sign. */
export function beside(parts: readonly Drawing[], gap = GAP): Drawing {
  let x = 0;
  const body = parts.map((one) => {
    const here = at(x - one.box[0], 0, one.body);
    x += one.box[2] + gap;
    return here;
  });
  return { box: [0, 0, Math.max(1, x - gap), SIZE], body: body.join('') };
}

const arrow = (): Drawing => ({ box: [0, 0, 16, SIZE], body: line('M2 16H13M8.500 11L13.500 16L8.500 21', INK, 2.8) });
const each = (): Drawing => ({ box: [0, 0, 9, SIZE], body: line('M7.500 4L1.500 28', INK, 2.6) });
const slotOn = (ground: Drawing): Drawing => ({
  box: [0, 0, 40, SIZE],
  body: at(0, 0, signOf('apprentice').body, 0.78) + at(16, 8, ground.body, 0.74),
});

/** What is paid, dearest things first. Turning an apprentice is part of some costs. */
export function costParts(cost: Cost): Drawing[] {
  return Object.entries(cost)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => amount(name === 'turn_apprentice' ? 'apprentice' : name, count));
}

/** One part of a gain. */
export function gainParts({ word, args }: Part): Drawing[] {
  const count = args.count ?? 1;
  return args.each && args.each !== 'fixed' ? [points(count), each(), signOf(args.each)] : [amount(word, count)];
}

export const costRow = (cost: Cost): Drawing => beside(costParts(cost));
export const gainRow = (gains: readonly Part[]): Drawing => beside(gains.flatMap(gainParts));

/** What somebody pays for what. */
export const tradeRow = (cost: Cost, gains: readonly Part[]): Drawing => {
  const paid = costParts(cost);
  return beside([...paid, ...(paid.length ? [arrow()] : []), ...gains.flatMap(gainParts)]);
};

const WHEN: Record<string, () => Drawing> = {
  take_grove: () => signOf('grove'),
  build_field: () => signOf('hammer'),
  gain_scroll: () => signOf('scroll'),
  take_deity_card: () => signOf('deity_card'),
  take_salamander_card: () => signOf('salamander_card'),
  'place(cauldron)': () => slotOn(signOf('cauldron')),
  enter_spellbook: () => slotOn(signOf('spellbook')),
};

/** A card that pays whenever something happens. */
export function triggerRow(when: string, gains: readonly Part[]): Drawing {
  const colour = /^place\((yellow|green|white|purple)\)$/.exec(when)?.[1] as FieldColour | undefined;
  const sign = colour ? slotOn(colourSign(colour)) : (WHEN[when]?.() ?? signOf(when));
  return beside([sign, arrow(), ...gains.flatMap(gainParts)]);
}
