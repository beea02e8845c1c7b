import { chance } from '../chance';
import { hsl } from '../colour';

/** The words a mushroom is described with. `looks.toml` of each game uses the same ones. */

export const CAPS = [
  'dome',
  'flat',
  'umbrella',
  'bell',
  'cone',
  'egg',
  'cushion',
  'parachute', // a cap on a stem
  'funnel',
  'cup',
  'nest', // open above
  'bracket',
  'hoof',
  'kidney',
  'fan',
  'ear',
  'jelly',
  'tooth', // on wood
  'club',
  'coral',
  'cage',
  'puffball',
  'morel',
  'brain',
  'star',
  'starfish',
  'veil', // of their own kind
  'leaf', // not a mushroom at all: a leaf card
] as const;
export const PATTERNS = ['none', 'spots', 'warts', 'scales', 'spikes', 'stripes', 'rings', 'veins', 'cracks', 'drops', 'pits'] as const;
export const GILLS = ['none', 'fine', 'wide', 'pores', 'teeth'] as const;
export const STEMS = ['none', 'thread', 'slim', 'stout', 'bulb', 'belly'] as const;
export const COATS = ['plain', 'scales', 'bands', 'net'] as const;
export const PLACES = ['moss', 'grass', 'leaves', 'needles', 'log', 'trunk', 'twig', 'earth'] as const;
export const EDGES = ['rim', 'low', 'high', 'mid'] as const;

export type Cap = (typeof CAPS)[number];
export type Pattern = (typeof PATTERNS)[number];
export type Gills = (typeof GILLS)[number];
export type Stem = (typeof STEMS)[number];
export type Coat = (typeof COATS)[number];
export type Place = (typeof PLACES)[number];
export type Edge = (typeof EDGES)[number];

export interface Colours {
  cap: string;
  /** a second colour of the cap, where `edge` says */
  edge: string;
  stem: string;
  gills: string;
  /** spots, scales, stripes … */
  mark: string;
  /** behind the mushroom */
  sky: string;
}

export interface Traits {
  cap: Cap;
  colours: Colours;
  /** where the second colour lies: at the rim, below, above or in the middle */
  edge: Edge;
  pattern: Pattern;
  gills: Gills;
  stem: Stem;
  coat: Coat;
  /** how many stand together, 1 to 5 */
  count: number;
  /** do their feet meet in one place? */
  tuft: boolean;
  /** 1 is usual; 0.5 half as high or wide */
  height: number;
  width: number;
  /** −1 leans left, 1 leans right */
  lean: number;
  ring: boolean;
  /** a cup at the foot of the stem */
  volva: boolean;
  place: Place;
  /** the colour it shines in by night, or "" */
  glow: string;
}

/** Traits as a pack writes them: any may be left out. */
export type GivenTraits = Partial<Omit<Traits, 'colours'>> & { colours?: Partial<Colours> };

const MILD = ['#dfe8cf', '#e9dfc3', '#dbe4ea', '#e8dde6', '#e4e6c8', '#ecdccb'] as const;

/** What follows from the card's id alone, so that a card nobody described still has a face of its own. */
function invented(id: string): Traits {
  const c = chance(id);
  const hue = c.between(0, 360);
  const cap = c.of(CAPS.filter((x) => x !== 'leaf'));
  const onWood = ['bracket', 'hoof', 'kidney', 'fan', 'ear', 'jelly', 'tooth'].includes(cap);
  return {
    cap,
    colours: {
      cap: hsl(hue, c.between(0.35, 0.7), c.between(0.38, 0.6)),
      edge: hsl((hue + c.between(15, 60)) % 360, 0.5, c.between(0.5, 0.75)),
      stem: hsl(c.between(25, 60), 0.4, c.between(0.75, 0.92)),
      gills: hsl(c.between(15, 60), 0.35, c.between(0.6, 0.88)),
      mark: hsl((hue + 180) % 360, 0.25, 0.9),
      sky: c.of(MILD),
    },
    edge: c.of(EDGES),
    pattern: c.of(PATTERNS),
    gills: c.of(GILLS),
    stem: c.of(STEMS.filter((x) => x !== 'none')),
    coat: c.of(COATS),
    count: c.of([1, 1, 1, 2, 3, 4, 5]),
    tuft: c.between(0, 1) < 0.3,
    height: c.between(0.8, 1.2),
    width: c.between(0.75, 1.15),
    lean: c.between(-0.5, 0.5),
    ring: c.between(0, 1) < 0.25,
    volva: c.between(0, 1) < 0.15,
    place: onWood ? c.of(['log', 'trunk']) : c.of(['moss', 'grass', 'leaves', 'needles']),
    glow: c.between(0, 1) < 0.08 ? '#9dffb0' : '',
  };
}

const PLAIN: Omit<Traits, 'colours'> = {
  cap: 'dome',
  edge: 'rim',
  pattern: 'none',
  gills: 'fine',
  stem: 'slim',
  coat: 'plain',
  count: 1,
  tuft: false,
  height: 1,
  width: 1,
  lean: 0,
  ring: false,
  volva: false,
  place: 'moss',
  glow: '',
};

/** The traits of a card: those given, completed by plain ones; with none given, all follow from the id. */
export function traitsFor(id: string, given?: GivenTraits): Traits {
  const own = invented(id);
  if (!given || Object.keys(given).length === 0) return own;
  const g = given.colours ?? {};
  const cap = g.cap ?? own.colours.cap;
  const colours: Colours = {
    ...own.colours,
    stem: '#f2e6cf',
    gills: '#efe2c6',
    mark: '#fff6e4',
    sky: '#e2e6cb',
    ...g,
    cap,
    edge: g.edge ?? cap,
  };
  return { ...PLAIN, ...given, colours };
}
