import { deityCard, field, salamanderCard } from './art';

/** What lies on the lid of Salamandra's box: two fields, a bear, an eagle, and the salamander in their middle. */
const word = (word: string, args: Record<string, number | string>) => ({ op: 'word' as const, word, icon: '', args });
const vp = (count: number, each = 'fixed') => word('vp', { count, each });
const bonus = [word('scroll', { count: 1 }), vp(2)];

export const cover = [
  field(
    { colours: ['yellow'], bonus, work: { kind: 'cauldron', pay: { crystal: 3 }, get: [vp(2, 'field_yellow')] } },
    'field_12_yellow_cauldron_crystals',
  ),
  deityCard('bear', { number: 11, symbols: 3, when: 'place(yellow)', does: [vp(1)] }),
  salamanderCard('yellow', 2, [vp(11)]),
  deityCard('eagle', { number: 10, symbols: 3, when: 'enter_spellbook', does: [vp(2)] }),
  field(
    { colours: ['purple'], bonus, work: { kind: 'cauldron', pay: { crystal: 2, fruit: 1 }, get: [vp(3, 'field_purple')] } },
    'field_19_purple_cauldron_fruit',
  ),
];
/** They stand for themselves, without a frame. */
export const framed = false;
