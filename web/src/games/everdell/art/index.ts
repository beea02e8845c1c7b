/** The drawings of Everdell. */
export { cardBack, cardPicture } from './cards';
export { event, type EventFace } from './events';
export { journey, location } from './places';
export { bonusRow, effectRow, goodsColumn, goodsRow, row, together, whenRow } from './rows';
export { amount, type Colour, COLOUR, type Good, RESOURCES, type Season, season, SEASON_COLOUR, SEASONS, signOf, worth } from './signs';
export { everTree } from './tree';
export { portrait, rat, stand, worker } from './workers';
