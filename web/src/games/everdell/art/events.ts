import { darker, lighter } from '../../../art/colour';
import { at, type Drawing, line, oval, path, place, upTo } from '../../../art/draw';
import { ball, body, box, flat, limb } from './brush';
import { bonusRow, effectRow, folded } from './rows';
import { type Colour, COLOUR, signOf, SIZE, worth } from './signs';
import { HAT } from './clothes';
import { head } from './heads';
import { TOOL } from './tools';

/** Events: a banner with an emblem, what it asks for on either side, and what it is worth. 120 by 90. */

const W = 120;
const H = 90;
const star = (x: number, y: number, r: number, colour: string): string =>
  upTo(8).map((i) => at(x, y, line(`M0 ${-r * 0.35}V${-r}`, colour, 1.8) + oval(0, -r - 2, 1.2, 1.2, colour), 1, i * 45)).join(''); // prettier-ignore
const scroll =
  body('M-18 -10H14Q20 -10 20 -5V14H-12Q-18 14 -18 9Z', '#f3e2b4') +
  line('M-12 -4H12M-12 1H12M-12 6H4', '#8a744a', 1.4) +
  ball(19, 13, 3.4, 3.4, '#e6cf95', 0.9);
const heart = 'M0 10C-12 2 -10 -8 -4 -8Q0 -8 0 -4Q0 -8 4 -8C10 -8 12 2 0 10Z';

/** Emblems around 0, 0, about 44 wide. */
const EMBLEM: Record<string, string> = {
  city_monument: box(-12, 12, 24, 6, '#b3ada0') + body('M-7 12V-6H7V12Z', '#c4bdae') + at(0, -14, head('ermine'), 0.42) + at(0, -14, HAT.crown('#ecc046'), 0.42),
  grand_tour: limb('M-14 14L14 -16', '#8a5f34', 3) + body('M-2 -16C6 -8 12 -6 20 -8L14 -18Z', '#c43a4a') + place(signOf('location'), -18, -8, 26, 28),
  harvest_festival: upTo(5).map((i) => at(0, 16, limb('M0 0V-24', '#d9b24e', 2.6) + oval(0, -28, 3.4, 6, '#e8c65c', 'stroke="#a07f2e" stroke-width="1"'), 1, -36 + i * 18)).join('') + body('M-8 4H8L6 12H-6Z', '#b3402f'),
  cartographers_expedition: at(0, 0, TOOL.plan, 1.05) + oval(10, -10, 8, 8, '#f3e2b4', 'stroke="#7a5a2c" stroke-width="1.800"') + path('M10 -16L12 -10L10 -4L8 -10Z', '#c0392b'),
  a_brilliant_marketing_plan: body('M-16 -4L8 -14V12L-16 4Z', '#e0bd88') + body('M8 -15Q14 -1 8 13Z', '#c98e4a') + line('M15 -8L21 -12M16 -1H23M15 6L21 10', '#f2c33c', 2.6) + body('M-14 4H-6L-4 14H-11Z', '#8a5f34'),
  a_wee_run_city: ball(0, 0, 16, 16, '#f8efd4', 1.6) + upTo(12).map((i) => at(0, 0, line('M0 -13V-11', '#3a2a1a', 1.4), 1, i * 30)).join('') + line('M0 0V-10M0 0L7 4', '#3a2a1a', 2.2) + at(12, 8, place(signOf('recall'), -10, -10, 20, 20)),
  an_evening_of_fireworks: box(-22, -20, 44, 40, '#2c3a5c', 8) + star(-7, -4, 11, '#f2c33c') + star(10, 4, 8, '#e86f8a') + star(8, -12, 5, '#8fd0e0'),
  ancient_scrolls_discovered: scroll + at(-12, -14, body('M-8 6L-6 -6L4 -8L8 4Z', '#b0ab9a')),
  capture_of_the_acorn_thieves: body('M-16 18V-4A16 14 0 0 1 16 -4V18Z', '#4a3f48') + at(0, 4, ball(0, 4, 7, 8, '#c9843c') + path('M-8 1C-7 -6 7 -6 8 1Q0 4 -8 1Z', '#7a5026')) + limb('M-10 18V-12M0 18V-17M10 18V-12M-16 2H16', '#aab2b8', 2),
  croak_wart_cure: body('M-5 -18H5V-6L14 10Q15 18 8 18H-8Q-15 18 -14 10L-5 -6Z', '#cfe6e0') + path('M-9 2H9L13 10Q14 16.500 8 16.500H-8Q-14 16.500 -13 10Z', '#7cb342') + oval(-3, 9, 2, 2, '#dcebaa') + oval(4, 5, 1.4, 1.4, '#dcebaa') + box(-6, -21, 12, 4, '#8a5f34'),
  flying_doctor_service: at(0, -4, TOOL.bag, 1) + [1, -1].map((s) => `<g transform="scale(${s} 1)">${body('M12 2C16 -12 26 -16 32 -14Q30 -10 27 -9Q31 -7 30 -4Q27 -2 25 -2Q28 1 26 4Q18 8 12 8Z', '#cfd6e0')}</g>`).join(''),
  graduation_of_scholars: at(0, 22, HAT.mortar('#33303c'), 1.1) + at(-2, 12, body('M-16 -3H16V5H-16Z', '#f6ead0') + line('M0 -3V5', '#c0392b', 4)),
  ministering_to_miscreants: body(heart, '#d0504a') + limb('M-16 16V-14M16 16V-14M-6 18V12M6 18V12M-6 -12V-18M6 -12V-18M-18 14H18M-18 -14H18', '#aab2b8', 2.2),
  path_of_the_pilgrims: path('M-18 18Q-4 6 2 0T6 -16H10Q14 -4 10 4T20 18Z', '#e0c896', 'stroke="#a88a54" stroke-width="1.200"') + at(-10, -2, TOOL.staff, 0.55) + [[0, 12], [4, 3], [8, -6]].map(([x, y]) => oval(x!, y!, 2, 1.4, '#8a6a3a')).join(''),
  performer_in_residence: at(-4, -4, TOOL.lute, 0.95) + line('M14 -16V-4M14 -16L22 -18V-7', '#f8efd4', 2.2) + oval(11.5, -4, 3, 2.2, '#f8efd4') + oval(19.5, -7, 3, 2.2, '#f8efd4'),
  pristine_chapel_ceiling: body('M-22 16C-22 -24 22 -24 22 16Z', '#4a6aa8') + [[-10, 0], [0, -8], [10, 0], [-4, 6], [6, 8]].map(([x, y]) => path(`M${x} ${y! - 4}l1 3l3 1l-3 1l-1 3l-1 -3l-3 -1l3 -1Z`, '#f2c33c')).join('') + line('M14 18L20 4', '#8a5f34', 2.6) + body('M18 4L20 -4L23 4Z', '#e86f8a', 0.8),
  remembering_the_fallen: body('M-6 18V-2H6V18Z', '#f6f1e2') + path('M0 -4C-5 -10 -2 -14 0 -20C3 -14 5 -10 0 -4Z', '#f08a2c') + oval(0, -10, 14, 14, '#ffd27a', 'opacity=".3"') + [-15, 15].map((x) => at(x, 14, upTo(5).map((i) => at(0, 0, oval(0, -4, 2.2, 3.6, '#fff'), 1, i * 72)).join('') + oval(0, 0, 2, 2, '#f4d35e'))).join(''),
  tax_relief: body('M-12 16C-18 4 -10 -6 -6 -8H6C10 -6 18 4 12 16Q0 20 -12 16Z', '#b98a4a') + line('M-7 -8H7', '#6a4426', 3) + body('M-6 -8L-9 -17Q0 -13 9 -17L6 -8Z', '#c99a5a') + ball(0, 5, 6, 6, '#e3b644') + ball(16, 15, 4.5, 4.5, '#e3b644', 0.9),
  the_everdell_games: line('M-4 16Q-20 10 -17 -14M4 16Q20 10 17 -14', '#5f8a3a', 2.4) + upTo(5).map((i) => [1, -1].map((s) => `<g transform="scale(${s} 1)">${at(13 + i, 12 - i * 6, oval(0, 0, 2.4, 5, '#7fae45'), 1, 40)}</g>`).join('')).join('') + limb('M0 18L0 -2', '#c9985c', 4) + body('M-8 -2H8L6 4H-6Z', '#8a5f34') + body('M-6 -3C-8 -10 -1 -12 0 -20C3 -13 8 -10 6 -3Z', '#f08a2c', 1),
  under_new_management: at(0, -2, line('M-12 -14H12M-8 -14V-6M8 -14V-6', '#5a4030', 2) + box(-18, -6, 36, 20, '#e0bd88', 3, 1.5)) + place(signOf('any'), -9, -7, 18, 18),
}; // prettier-ignore

const banner = (colour: string): string =>
  `<rect width="${W}" height="${H}" rx="10" fill="${lighter(colour, 0.62)}"/>` + path('M26 0H94V84L60 74L26 84Z', colour, `stroke="${darker(colour, 0.45)}" stroke-width="1.400"`) + path('M26 0H94V84L60 74L26 84Z', 'url(#fr-stem)', 'opacity=".5"') + `<rect x=".8" y=".8" width="${W - 1.6}" height="${H - 1.6}" rx="10" fill="none" stroke="#5a4326" stroke-width="1.600"/>`; // prettier-ignore

export interface EventFace {
  id: string;
  points: number;
  /** so many cards of these colours */
  colours?: Partial<Record<Colour, number>>;
  /** pictures of the two cards it needs */
  cards?: readonly Drawing[];
  bonus?: string;
  effect?: string;
}

/** A card's picture in a small frame. */
const medal = ({ box: [x, y, w, h], body }: Drawing, left: number): string =>
  `<svg x="${left}" y="7" width="30" height="32" viewBox="${x} ${y} ${w} ${h}" preserveAspectRatio="xMidYMid slice">${body}</svg>` +
  `<rect x="${left}" y="7" width="30" height="32" rx="4" fill="none" stroke="#7a5a2c" stroke-width="2.600"/>`;

/** An Event as it lies on the board. */
export function event(one: EventFace): Drawing {
  const colours = Object.entries(one.colours ?? {}) as [Colour, number][];
  const [only] = colours;
  const cloth = colours.length === 1 && only ? COLOUR[only[0]] : one.colours ? '#c9a23c' : '#8a6a9a';
  const asked =
    colours.length === 1 && only
      ? upTo(only[1]).map((i) => place(signOf(only[0]), i % 2 ? 97 : 3, 6 + Math.floor(i / 2) * 24, 20, 20)).join('')
      : colours.flatMap(([c, many]) => upTo(many).map(() => c)).map((c, i) => place(signOf(c), i % 2 ? 98 : 4, 4 + Math.floor(i / 2) * 17, 16, 16)).join(''); // prettier-ignore
  const needed = (one.cards ?? []).map((picture, i) => medal(picture, i ? 86 : 4)).join('');
  const emblem = at(60, 34, EMBLEM[one.id] ?? place(signOf('event'), -18, -18, 36, 36), 0.95);
  const long = one.bonus ? bonusRow(one.bonus) : !one.points && one.effect ? effectRow(one.effect) : null;
  const row = long && folded(long);
  const high = row && row.box[3] > SIZE ? 35 : 26;
  const wide = row ? Math.min(104, (row.box[2] / row.box[3]) * (high - 5) + 10) : 0;
  return {
    box: [0, 0, W, H],
    body:
      banner(cloth) + emblem + asked + needed +
      (one.points ? place(worth(one.points), 47, 60, 26, 26) : '') +
      (row ? flat(`M${60 - wide / 2} ${87 - high}H${60 + wide / 2}V87H${60 - wide / 2}Z`, '#fbf3de', 1) + `<g color="#33261a">${place(row, 60 - wide / 2 + 4, 89 - high, wide - 8, high - 4)}</g>` : ''),
  }; // prettier-ignore
}
