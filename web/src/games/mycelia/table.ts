import { type Drawing } from '../../art';
import { type Effect, effectRow } from './art';
import { t } from '../../lib/i18n';
import type { Option } from '../../lib/protocol';
import type { GameTable } from '../../table/scenes';
import { Components } from './components';
import Explanation from './Explanation.svelte';
import Scene from './Scene.svelte';
import { staging } from './staging';
import { askedAbout, placesOf } from './places';

/** The side of an alternative is an effect, which can be drawn. */
function drawOption(option: Option): Drawing | null {
  return option.effect ? effectRow(option.effect as Effect) : null;
}

const table: GameTable<Components> = {
  Scene,
  Explanation,
  components: (list) => new Components(list),
  staging,
  placesOf,
  askedAbout,
  drawOption,
  sourceOf: (source, components) => {
    const one = components.source(source);
    return one ? { id: one.id, name: components.name(one.id), picture: one.kind === 'tile' ? null : components.picture(one.id) } : null;
  },
  moment: (view) => t('play-round', { round: Number(view['round'] ?? 0) }),
  hides: true,
  standing: { text: 'option-end-turn', why: 'play-cannot-end' },
  keys: [],
};

/** Each game has its own kind of components, which only it looks into. */
export const game = table as unknown as GameTable;
