import { chance } from '../../../art/chance';
import { at, type Drawing, oval, path, upTo } from '../../../art/draw';
import { ball, body, limb, shade } from './brush';
import { type Season, SEASON_COLOUR } from './signs';
import { door, porthole } from './walls';

/** The great tree over the valley. Its crown shows the season: bare with snow, in blossom, green, golden. */

const CROWN: Record<Season, readonly string[]> = {
  winter: [],
  spring: ['#f0a8bc', '#f7c6d2', '#e58aa4', '#c9dca0'],
  summer: ['#6fa045', '#86b552', '#5a8a3c', '#a5c86a'],
  autumn: ['#d9782c', '#e8a63c', '#c2502c', '#e3c24a'],
};
const PUFFS = [[28, 42, 22], [92, 42, 22], [44, 24, 22], [76, 24, 22], [60, 44, 24], [60, 18, 18]] as const; // prettier-ignore

const BARE = 'M52 74Q40 56 22 50M44 60Q36 46 38 30M68 74Q80 56 98 48M77 60Q84 46 82 28M60 70V30M60 46Q68 36 66 20M60 54Q50 44 52 26';

export function everTree(season: Season): Drawing {
  const c = chance(season);
  const crown = CROWN[season];
  const snow = [[22, 49], [38, 29], [98, 47], [82, 27], [60, 29], [66, 19], [52, 25]]
    .map(([x, y]) => oval(x!, y! - 1, 7, 3, '#fff', 'opacity=".95"'))
    .join(''); // prettier-ignore
  const puffs = PUFFS.map(([x, y, r], i) => ball(x, y, r, r * 0.82, crown[i % crown.length] ?? '#6fa045')).join('');
  const falling =
    season === 'summer'
      ? upTo(7).map((i) => ball(22 + i * 13, 34 + ((i * 17) % 26), 2.4, 2.4, '#e8503c', 0.7)).join('')
      : upTo(12).map(() => oval(c.between(6, 114), c.between(30, 100), 2, 1.5, season === 'winter' ? '#fff' : (crown[0] ?? '#fff'), 'opacity=".9"')).join(''); // prettier-ignore
  return {
    box: [0, 0, 120, 120],
    body:
      oval(60, 52, 58, 50, SEASON_COLOUR[season], 'opacity=".22"') +
      shade(60, 113, 46, 5) +
      path('M8 114Q60 102 112 114Q60 120 8 114Z', season === 'winter' ? '#eef4f8' : '#7f9a4a') +
      limb(BARE, '#8a5f3a', season === 'winter' ? 4 : 5) +
      body('M34 114C48 104 50 88 49 66L71 66C70 88 72 104 86 114Q60 108 34 114Z', '#8a5f3a') +
      (crown.length ? puffs : snow) +
      at(60, 112, door(0, 0, 13, 21)) +
      porthole(60, 80, 5) +
      falling,
  };
}
