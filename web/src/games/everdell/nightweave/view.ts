import type { Component, Components } from '../components';
import type { Season } from '../art';

/** What lies in her Lair, as `games/everdell/nightweave/lair.py` shows it. */
export interface LairView {
  level: number;
  /** how many tokens a star of a card is worth at this level */
  star: number;
  /** the slot of the Meadow on which she stands; null: she is at home */
  figure: number | null;
  adjacent: number[];
  season: Season;
  ended: boolean;
  /** spiders at home, and those that come with each season still ahead */
  lair: number;
  waiting: number[];
  activity: string | null;
  used: string[];
  left: string[];
  won: string[];
  face_down: number;
  personality: string | null;
  plot: string | null;
  schemes: string[];
  schemes_left: number;
  webs: { place: string; count: number; stays: boolean }[];
  /** cards of cities that lie face down */
  shut: { seat: number; n: number; card: string }[];
  caught: (string | null)[];
  at_stake: (string | null)[];
  /** workers that she holds */
  held: number;
}

/** Personality, Plot, Schemes, in the order in which they act. */
export const inForce = (lair: LairView): string[] =>
  [lair.personality, lair.plot, ...lair.schemes].filter((one): one is string => one !== null);

/** `worker:basic/three_twigs+pts(*)`: what is done, where, and for how many tokens. */
export function parted(action: string): { does: string; at: string; tokens: string } {
  const [, does = '', at = '', tokens = ''] = /^([a-z:_]+(?:\+(?:draw|discard))?)(?:\/(\w+))?(?:\+pts\((.*)\))?$/.exec(action) ?? [];
  return { does, at, tokens };
}

/** What a worker pays where a Web lies: cards or resources, resources, tokens for her; nobody gets in at all. */
export interface Toll {
  closed: boolean;
  toll: number;
  resources: number;
  tokens: number;
  /** the tokens are hers only if nothing is paid instead */
  foil: number;
}

const WEAVES = ['webs', 'masquerade', 'suffocating_swarm', 'silk_barrier'];

/** Those in force that put Webs somewhere: Plots weave for good, Schemes for a season. */
export const weavers = (lair: LairView, components: Components, stays: boolean): Component[] =>
  inForce(lair)
    .map((id) => components.get(id))
    .filter((one) => WEAVES.includes(one.does ?? '') && (one.kind === 'plot') === stays);

export function tollOf(lair: LairView, components: Components, web: LairView['webs'][number]): Toll {
  const [one] = weavers(lair, components, web.stays);
  const tokens = one?.does === 'suffocating_swarm' ? lair.star : (one?.tokens ?? 0);
  return {
    closed: Boolean(one?.closed),
    toll: (one?.toll ?? 0) * (web.stays ? web.count : 1),
    resources: one?.resources ?? 0,
    tokens,
    foil: one?.does === 'webs' ? (one?.foil ?? 0) : 0,
  };
}
