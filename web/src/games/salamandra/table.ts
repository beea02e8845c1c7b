import type { Drawing } from '../../art';
import { t } from '../../lib/i18n';
import type { LogLine } from '../../lib/protocol';
import { points, signOf } from './art';
import type { GameTable } from '../../table/scenes';
import { Components } from './components';
import Explanation from './Explanation.svelte';
import { askedAbout, placesOf } from './places';
import Scene from './Scene.svelte';
import { staging } from './staging';

/** What a prompt is about: `row:field_10`, `field:field_07`, `temple:black`. Slots and cells are seen on the land. */
function sourceOf(source: string, components: Components): { id: string; name: string; picture: Drawing | null } | null {
  const [kind, name = ''] = source.split(':');
  const id = kind === 'temple' ? `temple_${name}` : name;
  if (!['row', 'field', 'temple'].includes(kind ?? '') || !components.has(id)) return null;
  return { id, name: components.name(id), picture: components.picture(id) };
}

const SIGN_OF: Readonly<Record<string, string>> = { crystals: 'crystal', paid: 'crystal', exchanged: 'crystal', scrolls: 'scroll' };

/** The field, grove, card or book a line of the log speaks of, or what came of it. */
function pictureOf(line: LogLine, components: Components): Drawing | null {
  const { card, field, grove, book, count } = line.facts;
  const thing = [card, grove, book, field].find((one): one is string => typeof one === 'string' && components.has(one));
  if (thing) return components.picture(thing);
  if (line.kind === 'points') return points(Number(count));
  const sign = SIGN_OF[line.kind];
  return sign ? signOf(sign) : null;
}

const table: GameTable<Components> = {
  Scene,
  Explanation,
  components: (list) => new Components(list),
  staging,
  placesOf,
  pictureOf,
  askedAbout,
  drawOption: () => null,
  sourceOf,
  moment: (view) => [t('sal-round', { round: Number(view['round'] ?? 0) }), t('sal-night', { face: String(view['face']) })].join(' · '),
  hides: false,
  standing: { text: 'sal-pass', why: 'sal-cannot-pass' },
  keys: [
    ['Shift+←↑→↓', 'play-key-move'],
    ['+, -', 'play-key-zoom'],
    ['F', 'play-key-fit'],
  ],
};

/** Each game has its own kind of components, which only it looks into. */
export const game = table as unknown as GameTable;
