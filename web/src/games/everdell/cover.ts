import { cardPicture } from './art';

/** What lies on the lid of Everdell's box: the tree, between those who live and work below it. */
export const cover = [
  cardPicture('wanderer', 'critter'),
  cardPicture('inn', 'construction'),
  cardPicture('ever_tree', 'construction'),
  cardPicture('queen', 'critter'),
  cardPicture('barge_toad', 'critter'),
];
export const framed = true;
