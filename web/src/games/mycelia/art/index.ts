/** The art of Mycelia: pure functions that return drawings, the same for the same words on every screen. */
export { field, TERRAIN_COLOUR, type Terrain, terrainSymbol } from './board';
export { actionTile, type Back, cardBack, favourField, type FavourField } from './cards';
export { die, dieSymbol, type Face, FACES } from './die';
export { drop, type DropKind, dropStack, ghostDrop } from './drops';
export { type Effect, some } from './effect';
export { effectRow, row, type RowOptions } from './effectrow';
export { GIFT_COLOUR, type GiftColour, giftEmblem, GIFTS } from './gifts';
export { gwidyon, gwidyonTile, leafPile } from './gwidyon';
export { discardSign, pileSign } from './piles';
export { mushroom } from '../../../art/mushroom/mushroom';
export { type GivenTraits, type Traits, traitsFor } from '../../../art/mushroom/traits';
export { shrineOfLife, type ShrineState } from './shrine';
export { leafToken, pawn, rune, startMarker } from './tokens';
