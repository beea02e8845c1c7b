/** The drawings of Salamandra. */
export { BOOK_PLACES, type CardKind, deityCard, type DeityFace, deityRow, salamanderCard, spellbook, token } from './cards';
export { clearedGround, CUT, field, fieldBack, type FieldFace, HALF, octagonRim, type Side, SIDES, slotAt, SLOT_AT, SLOT_R } from './field';
export { grove, groveBack, GROVE_HALF, harvestPlace, type Way } from './grove';
export { apprentice, druid, type Face, heaven } from './people';
export { type Cost, costRow, gainRow, type Part, tradeRow } from './rows';
export { amount, colourSign, FIELD_COLOUR, type FieldColour, points, signOf } from './signs';
export { type Half, templeHalf } from './temple';
