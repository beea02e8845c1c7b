import { type Drawing } from '../../art';
import { effectRow } from './art';
import { t } from '../../lib/i18n';
import type { Option } from '../../lib/protocol';
import { componentIn } from '../../table/choices';
import type { GameTable } from '../../table/scenes';
import { Components } from './components';
import Explanation from './Explanation.svelte';
import Scene from './Scene.svelte';
import { staging } from './staging';
import { askedAbout, placesOf } from './places';

/** The side of an alternative is named by its notation, which can be drawn; a card is shown. */
function drawOption(option: Option, components: Components): Drawing | null {
  const effect = /^choose (.+)$/.exec(option.name)?.[1];
  if (effect) return effectRow(effect);
  const card = componentIn(option);
  return card && components.has(card) ? components.card(card) : null;
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
