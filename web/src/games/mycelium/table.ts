import type { Drawing } from '../../art';
import { t } from '../../lib/i18n';
import type { LogLine, Option } from '../../lib/protocol';
import { componentIn } from '../../table/choices';
import type { GameTable } from '../../table/scenes';
import { insect, spore, windDie, type Wind } from './art';
import { Components, isCard } from './components';
import Explanation from './Explanation.svelte';
import { askedAbout, placesOf } from './places';
import Scene from './Scene.svelte';
import { staging } from './staging';

function cardNamed(name: unknown, components: Components): string | null {
  return typeof name === 'string' && components.has(name) && isCard(components.get(name)) ? name : null;
}

/** What a prompt is about: a mushroom in hand or on a board. */
function sourceOf(source: string, components: Components): { id: string; name: string; picture: Drawing | null } | null {
  const id = cardNamed(source.split(':').at(-1), components);
  return id ? { id, name: components.name(id), picture: components.picture(id) } : null;
}

/** The card a line of the log speaks of, or a spore, an insect, the wind. */
function pictureOf(line: LogLine, components: Components): Drawing | null {
  const card = cardNamed(line.facts['card'], components);
  if (card) return components.picture(card);
  if (line.kind === 'wind') return windDie(line.facts['symbol'] as Wind);
  if (line.kind.startsWith('spore')) return spore(Math.max(0, line.seat));
  return line.kind === 'insects' ? insect() : null;
}

function drawOption(option: Option, components: Components): Drawing | null {
  const card = cardNamed(componentIn(option), components);
  return card ? components.card(card) : null;
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
  sourceOf,
  moment: (view) => t('play-round', { round: Number(view['round'] ?? 0) }),
  hides: true,
  standing: { text: 'option-end-turn', why: 'play-cannot-end' },
  keys: [
    ['Shift+←↑→↓', 'play-key-move'],
    ['+, -', 'play-key-zoom'],
    ['F', 'play-key-fit'],
    ['N', 'mum-key-networks'],
  ],
};

/** Each game has its own kind of components, which only it looks into. */
export const game = table as unknown as GameTable;
