/** What all drawings of Fairyring share: how a drawing is made and shown, the signs of the players and of the house. */
export { default as Art } from './Art.svelte';
export { artDefs, standalone } from './defs';
export { at, type Drawing, place, svg, type SvgOptions } from './draw';
export { favicon, logo, sprout } from './logo';
export { PLAYER_COLOUR, playerMark } from './players';
