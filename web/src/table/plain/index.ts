import { t } from '../../lib/i18n';
import type { GameTable } from '../scenes';
import { staged } from '../staging';
import Explanation from './Explanation.svelte';
import Scene from './Scene.svelte';
import { Words } from './words';

/** The table of a game that brings no drawings of its own. It can be played at once: everything is said in words. */
const table: GameTable<Words> = {
  Scene,
  Explanation,
  components: (list) => new Words(list),
  staging: staged({}),
  placesOf: (line) => (line.seat >= 0 ? [`player:${line.seat}`] : []),
  askedAbout: () => [],
  pictureOf: () => null,
  drawOption: () => null,
  sourceOf: (source, words) => (words.has(source) ? { id: source, name: words.name(source), picture: null } : null),
  moment: (view) => (typeof view['round'] === 'number' ? t('play-round', { round: view['round'] }) : ''),
  hides: true,
  standing: null,
  keys: [],
};

export const game = table as unknown as GameTable;
