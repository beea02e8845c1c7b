/** The drawings of Everdell. */
export { cardBack, cardPicture, pictures } from './cards';
export { event, type EventFace } from './events';
export { figure, power } from './mistwood';
export { journey, location } from './places';
export { bonusRow, effectRow, folded, goodsColumn, goodsRow, goodsStack, lying, row, together, whenRow } from './rows';
export {
  amount,
  type Colour,
  COLOUR,
  type Good,
  marked,
  RESOURCES,
  type Season,
  season,
  SEASON_COLOUR,
  SEASONS,
  signOf,
  worth,
} from './signs';
export { everTree } from './tree';
export { die, portrait, rat, stand, worker } from './workers';
