import { type Drawing } from '../../art';
import { die, drop, type Effect, effectRow, type Face, leafToken } from './art';
import { t } from '../../lib/i18n';
import type { LogLine, Option } from '../../lib/protocol';
import { componentIn } from '../../table/choices';
import type { GameTable } from '../../table/scenes';
import { Components } from './components';
import Explanation from './Explanation.svelte';
import Scene from './Scene.svelte';
import { staging } from './staging';
import { askedAbout, placesOf } from './places';

/** The side of an alternative is an effect, which can be drawn; a card is shown. */
function drawOption(option: Option, components: Components): Drawing | null {
  if (option.effect) return effectRow(option.effect as Effect);
  const card = componentIn(option);
  return card && components.has(card) ? components.card(card) : null;
}

/** The card a line of the log speaks of, or a drop, a leaf, the face of the die. */
function pictureOf(line: LogLine, components: Components): Drawing | null {
  const { card, symbol, prism } = line.facts;
  if (typeof card === 'string') return components.source(card) ? components.picture(card) : null;
  if (line.kind === 'moved' || line.kind.endsWith('removed') || line.kind.endsWith('removes')) return drop(prism ? 'prism' : 'dew');
  if (line.kind === 'leaves') return leafToken();
  return line.kind === 'supply' ? die(symbol as Face) : null;
}

const table: GameTable<Components> = {
  Scene,
  Explanation,
  components: (list) => new Components(list),
  staging,
  placesOf,
  pictureOf,
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
