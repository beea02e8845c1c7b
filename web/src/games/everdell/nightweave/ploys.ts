import { at, type Drawing, line, oval, path, place, upTo } from '../../../art/draw';
import { backdrop, type Backdrop } from '../art/backdrop';
import { ball, body, box } from '../art/brush';
import { cardPicture } from '../art/cards';
import { head, type Species } from '../art/heads';
import { amount, signOf } from '../art/signs';
import { TOOL, type Tool } from '../art/tools';
import { sack } from '../art/walls';
import { die, worker } from '../art/workers';
import { face, isMood, type MoodName, nightweave, spiderBody, webBody } from './figure';

/** Her Personalities, Plots and Schemes, 100 by 110: each is put together from a place at night and the few things it is
 *  about, so that a card of a pack is drawn as well. */

const sign = (name: string, x: number, y: number, size = 34): string => place(signOf(name), x - size / 2, y - size / 2, size, size);
const tool = (name: Tool, x: number, y: number, k = 1, turn = 0): string => at(x, y, TOOL[name], k, turn);
const spider = (x: number, y: number, k = 1): string => at(x, y, spiderBody(), k);
const hanging = (x: number, y: number, k = 1): string => line(`M${x} 0V${y}`, '#f6f2ff', 0.8) + spider(x, y, k);
const web = (x: number, y: number, size: number, see = 1): string => `<g opacity="${see}">${place({ box: [0, 0, 100, 100], body: webBody() }, x - size / 2, y - size / 2, size, size)}</g>`; // prettier-ignore
const animal = (kind: Species, x: number, y: number, k = 1): string => at(x, y, head(kind), k);
const building = (id: string): string => cardPicture(id, 'construction').body;
const card = (x: number, y: number, turn = 0, k = 1): string => at(x, y, place(signOf('card'), -15, -20, 30, 40), k, turn);
const down = (x: number, y: number): string =>
  body(`M${x - 5} ${y - 16}H${x + 5}V${y}H${x + 12}L${x} ${y + 14}L${x - 12} ${y}H${x - 5}Z`, '#b5453a', 1.2);
const bars = (x: number, y: number, w: number, h: number): string => upTo(5).map((i) => line(`M${x + (i * w) / 4} ${y}v${h}`, '#2a2430', 2.8)).join('') + line(`M${x} ${y}h${w}M${x} ${y + h}h${w}`, '#2a2430', 3.2); // prettier-ignore
const stare = [[30, 46], [70, 46]].map(([x, y]) => oval(x!, y!, 17, 19, '#fdfbff', 'stroke="#3d3055" stroke-width="2"') + oval(x! + 1, y! + 2, 10, 12, '#3f8f8a') + oval(x! + 1, y! + 2, 5.5, 7, '#1c1226') + oval(x! - 4, y! - 5, 3.4, 3.4, '#fff')).join(''); // prettier-ignore
const bowl = body('M24 64H76Q74 90 50 90T24 64Z', '#a8713c', 1.6) + oval(50, 64, 26, 7, '#8fc04a', 'stroke="#4a6a2c" stroke-width="1.4"') + [[40, 62], [56, 65], [50, 61]].map(([x, y]) => oval(x!, y!, 2.6, 1.8, '#c7e58a')).join('') + line('M40 52Q34 44 40 38T38 24M58 52Q64 44 58 38T60 24', '#c7e58a', 2, 'opacity=".8"'); // prettier-ignore
const mask = (x: number, y: number, colour: string): string => at(x, y, body('M-22 -8Q0 -16 22 -8Q22 10 9 10Q2 10 0 4Q-2 10 -9 10Q-22 10 -22 -8Z', colour, 1.4) + oval(-10, -1, 5, 4, '#241a34') + oval(10, -1, 5, 4, '#241a34')); // prettier-ignore

interface Scene {
  place: Backdrop;
  shows: () => string;
}

const SCENES: Record<string, Scene> = {
  // --- Plots
  snag: { place: 'night', shows: () => building('inn') + web(62, 66, 74) + spider(22, 30, 0.8) },
  silk_barrier: { place: 'field', shows: () => building('farm') + web(50, 62, 100) },
  the_plot_thickens: { place: 'study', shows: () => at(50, 58, TOOL.book, 2.1) + tool('quill', 70, 44, 1.3) + hanging(20, 34, 0.9) },
  compensation: { place: 'shop', shows: () => at(50, 58, TOOL.scales, 2.1) + sign('point', 24, 88, 30) + spider(78, 88, 0.9) },
  fascination: { place: 'cave', shows: () => oval(50, 52, 36, 36, '#9fe0da', 'opacity=".35"') + ball(50, 52, 25, 25, '#7fd0c8', 1.6) + card(42, 52, -14, 0.7) + card(58, 52, 12, 0.7) + spider(50, 92, 1) },
  ingenuity: { place: 'study', shows: () => at(56, 46, TOOL.plan, 1.6) + ['twig', 'resin', 'pebble', 'berry'].map((one, i) => sign(one, 20 + i * 20, 86, 24)).join('') },
  weavers_whim: { place: 'stage', shows: () => at(32, 52, face('naughty'), 1.05) + at(70, 70, face('needy'), 1.05) },
  masquerade: { place: 'stage', shows: () => sign('event', 50, 70, 46) + web(50, 70, 62, 0.9) + mask(50, 32, '#8a3f6a') },
  suffocating_swarm: { place: 'wood', shows: () => [[24, 34], [70, 26], [48, 52], [20, 74], [76, 66], [50, 90]].map(([x, y]) => spider(x!, y!, 0.95)).join('') },
  taken_by_force: { place: 'night', shows: () => card(60, 48, 18, 1.7) + line('M34 84L52 62', '#f6f2ff', 1.6) + spider(30, 86, 1.3) },
  stolen_bounty: { place: 'night', shows: () => building('storehouse') + spider(76, 34, 1.1) + line('M76 34L56 70', '#f6f2ff', 1.4) },
  pulling_strings: { place: 'stage', shows: () => at(50, 18, face('weaving'), 0.8) + line('M34 30L38 62M50 34V58M66 30L62 62', '#f6f2ff', 1.2) + place(worker(0), 30, 56, 40, 46) },
  effective_web: { place: 'hall', shows: () => web(50, 56, 92) + sign('purple', 50, 56, 40) },
  // --- Schemes
  spiders_in_the_trees: { place: 'wood', shows: () => web(74, 30, 46) + hanging(26, 44, 1) + hanging(52, 66, 1.1) + hanging(80, 80, 0.9) },
  ground_spiders: { place: 'field', shows: () => sign('green', 50, 42, 44) + [20, 50, 80].map((x) => spider(x, 90, 0.9)).join('') },
  caught: { place: 'cave', shows: () => [[36, 52], [58, 42], [54, 66]].map(([x, y]) => sign('pebble', x!, y!, 30)).join('') + web(50, 54, 84) },
  forest_brigands: { place: 'wood', shows: () => at(50, 62, TOOL.bow, 1.2) + spider(64, 60, 1.5) + path('M50 48Q64 26 78 48L74 54Q64 44 54 54Z', '#3f5f3a', 'stroke="#22341f" stroke-width="1.4"') },
  borrowing: { place: 'study', shows: () => [-20, 0, 20].map((turn) => card(52, 52, turn, 1.3)).join('') + spider(50, 88, 1.2) },
  burnout: { place: 'room', shows: () => sign('red', 50, 74, 40) + path('M50 54C38 48 40 34 48 24C48 32 54 32 54 20C64 30 62 48 50 54Z', '#f2912c') + path('M50 54C44 50 45 42 50 37C55 42 56 50 50 54Z', '#ffe08a') },
  clerical_errors: { place: 'study', shows: () => at(44, 50, TOOL.letter, 2) + tool('quill', 68, 62, 1.4) + sign('blue', 26, 84, 32) + oval(64, 42, 8, 6, '#2a1a34') },
  extortion: { place: 'night', shows: () => at(50, 40, TOOL.letter, 1.8) + [30, 50, 70].map((x) => sign('berry', x, 78, 30)).join('') },
  closed_for_repairs: { place: 'road', shows: () => building('general_store') + line('M20 42L80 90M80 42L20 90', '#7a5430', 8) + line('M20 42L80 90M80 42L20 90', '#c99a6a', 5) + tool('mallet', 82, 34, 0.9) },
  creepy_crawling: { place: 'meadow', shows: () => sign('meadow', 50, 48, 52) + [[20, 28], [82, 36], [26, 88], [76, 90]].map(([x, y]) => spider(x!, y!, 0.85)).join('') },
  copycat: { place: 'study', shows: () => card(34, 50, -8, 1.5) + card(66, 50, 8, 1.5) + place(amount('point', 2), 34, 74, 32, 32) },
  web_tax: { place: 'shop', shows: () => web(50, 50, 84) + at(50, 62, TOOL.coin, 2.2) },
  infestation: { place: 'room', shows: () => sign('red', 50, 54, 50) + [[22, 36], [78, 36], [22, 78], [78, 78]].map(([x, y]) => spider(x!, y!, 0.8)).join('') },
  political_influence: { place: 'hall', shows: () => sign('blue', 50, 38, 46) + tool('sceptre', 30, 84, 0.9) + spider(66, 84, 1.2) },
  bribed_judges: { place: 'hall', shows: () => tool('gavel', 40, 66, 1.8) + at(72, 80, TOOL.coin, 1.4) + at(60, 90, TOOL.coin, 1.4) },
  bad_publicity: { place: 'road', shows: () => box(18, 24, 64, 54, '#f3dfb4', 3, 2) + line('M50 78V104', '#8a5f34', 5) + sign('tan', 50, 46, 34) + line('M28 68H72', '#8a744a', 2) },
  spider_threat: { place: 'night', shows: () => sign('location', 28, 62, 54) + spider(66, 60, 2) },
  sticky_mess: { place: 'wood', shows: () => [[30, 44], [68, 40], [50, 70]].map(([x, y]) => sign('resin', x!, y!, 36)).join('') + web(50, 56, 96, 0.8) },
  invisible_trap: { place: 'meadow', shows: () => place(worker(2), 30, 28, 40, 56) + web(50, 74, 70, 0.45) },
  berry_shortage: { place: 'field', shows: () => at(50, 62, TOOL.basket, 1.9) + web(50, 62, 84, 0.9) },
  paralysing_fear: { place: 'night', shows: () => animal('mouse', 50, 58, 1.3) + web(50, 58, 96, 0.75) },
  pickpocket: { place: 'road', shows: () => at(46, 52, TOOL.satchel, 1.7) + card(52, 38, 14, 0.8) + spider(78, 84, 1) },
  plunder: { place: 'dusk', shows: () => at(50, 62, TOOL.pack, 1.4) + sign('twig', 26, 88, 28) + sign('resin', 50, 92, 26) + sign('berry', 76, 88, 28) },
  caught_in_a_web: { place: 'wood', shows: () => web(50, 50, 104) + card(30, 44, -16, 0.9) + card(58, 36, 10, 0.9) + card(56, 74, -6, 0.9) },
  slump: { place: 'field', shows: () => sign('green', 36, 48, 44) + down(72, 60) },
  ransom: { place: 'cave', shows: () => place(worker(0), 30, 30, 40, 56) + bars(26, 28, 48, 60) + sign('berry', 26, 94, 24) + sign('berry', 74, 94, 24) },
  recession: { place: 'hall', shows: () => sign('purple', 36, 48, 44) + down(72, 60) },
  inquiring_gaze: { place: 'cave', shows: () => stare + sign('occupied', 50, 86, 28) },
  repossession: { place: 'hall', shows: () => building('castle') + at(50, 76, TOOL.letter, 1.1) + web(26, 32, 46) },
  poisoned_soup: { place: 'room', shows: () => bowl + sign('worker', 80, 88, 26) },
  hard_work: { place: 'road', shows: () => [-16, 0, 16].map((turn) => card(50, 46, turn, 1.2)).join('') + tool('mallet', 26, 84, 1) + tool('pick', 74, 84, 0.9) },
  cheating: { place: 'stage', shows: () => place(die(8), 12, 30, 44, 44) + sign('event', 72, 66, 42) },
  theft: { place: 'night', shows: () => tool('lantern', 74, 34, 1.2) + sack(44, 92, 2.6) + sign('twig', 26, 92, 26) + sign('resin', 66, 92, 26) },
}; // prettier-ignore

/** Where she is seen as each of her Personalities. */
const STAGES: Partial<Record<MoodName, Backdrop>> = {
  abominable: 'cave',
  needy: 'night',
  clumsy: 'shop',
  narcissistic: 'hall',
  nonchalant: 'dusk',
  killjoy: 'snow',
  notable: 'stage',
  naughty: 'wood',
};

const veil = '<rect width="100" height="110" fill="#2a1f44" opacity=".34"/>';
const corner = `<g opacity=".85">${place({ box: [0, 0, 100, 100], body: webBody(1.2) }, -26, -26, 52, 52)}</g>`;

export function ploy(id: string): Drawing {
  if (isMood(id)) return { box: [0, 0, 100, 110], body: backdrop(STAGES[id] ?? 'night') + veil + at(50, 58, nightweave(id).body, 0.88) };
  const scene = SCENES[id] ?? { place: 'night' as const, shows: () => web(50, 55, 80) + spider(50, 56, 1.4) };
  return { box: [0, 0, 100, 110], body: backdrop(scene.place) + veil + corner + scene.shows() };
}

export const PLOYS = Object.keys(SCENES);
