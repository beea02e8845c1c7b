import { at, type Drawing, line, oval, path, upTo } from '../../../art/draw';
import { ball, body, both, shade } from '../art/brush';

/** Nightweave: a lady of eight legs in plum and silver. Her face tells what she is like and how it goes for her. */

const PLUM = '#5b4678';
const DUSK = '#3d3055';
export const SILK = '#e4def4';
const ROSE = '#d98ab0';

/** How she looks out of her eyes, and what else shows who she is. */
interface Mood {
  lids: 'open' | 'half' | 'wide' | 'wink' | 'shut';
  brow: 'calm' | 'stern' | 'sorry' | 'raised';
  mouth: 'smile' | 'smirk' | 'sulk' | 'laugh' | 'flat' | 'oh';
  wears?: 'tiara' | 'mirror' | 'plaster' | 'laurel' | 'tear' | 'bow' | 'nightcap' | 'horns';
}

const MOODS = {
  calm: { lids: 'open', brow: 'calm', mouth: 'smile' },
  glad: { lids: 'shut', brow: 'raised', mouth: 'laugh' },
  cross: { lids: 'half', brow: 'stern', mouth: 'sulk' },
  weaving: { lids: 'half', brow: 'raised', mouth: 'smirk' },
  abominable: { lids: 'open', brow: 'stern', mouth: 'smirk', wears: 'horns' },
  needy: { lids: 'wide', brow: 'sorry', mouth: 'oh', wears: 'tear' },
  clumsy: { lids: 'wide', brow: 'raised', mouth: 'oh', wears: 'plaster' },
  narcissistic: { lids: 'shut', brow: 'raised', mouth: 'smirk', wears: 'mirror' },
  nonchalant: { lids: 'half', brow: 'calm', mouth: 'flat', wears: 'nightcap' },
  killjoy: { lids: 'half', brow: 'stern', mouth: 'sulk', wears: 'bow' },
  notable: { lids: 'open', brow: 'raised', mouth: 'smile', wears: 'laurel' },
  naughty: { lids: 'wink', brow: 'raised', mouth: 'smirk', wears: 'tiara' },
} as const satisfies Record<string, Mood>;

export type MoodName = keyof typeof MOODS;
export const isMood = (name: string): name is MoodName => name in MOODS;

const MOUTH: Record<Mood['mouth'], string> = {
  smile: line('M-5 10Q0 14 5 10', '#2a1a34', 1.4),
  smirk: line('M-4 11Q2 13 7 8', '#2a1a34', 1.4),
  sulk: line('M-5 13Q0 8.500 5 13', '#2a1a34', 1.4),
  laugh: path('M-6 9Q0 10 6 9Q5 16 0 16T-6 9Z', '#2a1a34') + path('M-3 14Q0 12.500 3 14Q0 16.500 -3 14Z', ROSE),
  flat: line('M-5 11.500H5', '#2a1a34', 1.4),
  oh: oval(0, 11.5, 2.6, 3.2, '#2a1a34'),
};
const BROW: Record<Mood['brow'], string> = {
  calm: both(line('M4 -9.500Q8.500 -12 13 -9.500', DUSK, 1.5)),
  stern: both(line('M4 -6.500L13 -11', DUSK, 1.9)),
  sorry: both(line('M4 -12L13 -8', DUSK, 1.6)),
  raised: both(line('M4 -12.500Q8.500 -15.500 13 -12', DUSK, 1.5)),
};

const wideEye = (r: number): string =>
  oval(8.5, 0, r, r * 1.15, '#fdfbff', `stroke="${DUSK}" stroke-width="1.1"`) +
  oval(8, 0.8, r * 0.56, r * 0.68, '#3f8f8a') +
  oval(8, 0.8, r * 0.32, r * 0.42, '#1c1226') +
  oval(7, -1, r * 0.24, r * 0.24, '#fff');
const shutEye = line('M3.500 0Q8.500 4.500 13.500 0', '#2a1a34', 1.7) + line('M13.500 0L16 -1.500M12 2L14 3', '#2a1a34', 1);
const LIDS: Record<Mood['lids'], string> = {
  open: both(wideEye(5.4)),
  wide: both(wideEye(6.6)),
  half: both(wideEye(5.4) + path('M2.500 -0.500Q8.500 -9.500 14.500 -0.500Z', PLUM, `stroke="${DUSK}" stroke-width="1"`)),
  shut: both(shutEye),
  wink: `<g transform="scale(-1 1)">${wideEye(5.6)}</g>` + shutEye,
};

const WEARS: Record<NonNullable<Mood['wears']>, string> = {
  tiara: body('M-12 -17L-14 -28L-6 -22L0 -31L6 -22L14 -28L12 -17Q0 -21 -12 -17Z', '#d9c25a', 1) + oval(0, -24, 1.8, 2.2, '#7fd0c8'),
  horns: both(body('M7 -18C9 -27 15 -28 16 -33C21 -27 18 -19 12 -15Z', '#7a668f', 1)),
  mirror:
    body('M-12 -17L-14 -28L-6 -22L0 -31L6 -22L14 -28L12 -17Q0 -21 -12 -17Z', '#d9c25a', 1) +
    at(30, 14, line('M0 6V18', '#b9935a', 2.6) + ball(0, -2, 8, 9.5, '#b9935a', 1.1) + oval(0, -2, 5.8, 7.2, '#cfe8ee') + line('M-3 -5L1 -9M-2 1L4 -6', '#fff', 1.2)), // prettier-ignore
  plaster: at(11, -15, `<rect x="-7" y="-2.600" width="14" height="5.200" rx="2.600" fill="#f0d2a8" stroke="#b98a5c" stroke-width=".8"/>` + oval(-1.4, 0, 0.6, 0.6, '#b98a5c') + oval(1.4, 0, 0.6, 0.6, '#b98a5c'), 1, -28) + at(-15, -13, line('M-3 -3L3 3M3 -3L-3 3', '#fff', 1.2)), // prettier-ignore
  laurel: both(upTo(5).map((i) => at(6 + i * 2.6, -22 + i * 3.4, path('M0 4C-3 1 -3 -3 0 -6C3 -3 3 1 0 4Z', '#9cc060', 'stroke="#4a6a2c" stroke-width=".6"'), 1, 50 + i * 14)).join('')), // prettier-ignore
  tear: path('M13 7C10 12 11 15 13.500 15S17 12 13 7Z', '#9fd6ee', 'stroke="#5a90b0" stroke-width=".7"'),
  bow: at(0, 23, both(body('M0 0C6 -6 12 -6 12 0S6 6 0 0Z', '#6a7a8a', 0.9)) + ball(0, 0, 2.4, 2.6, '#8a9aaa', 0.8)),
  nightcap: body('M-16 -14Q-10 -30 6 -28Q18 -26 24 -14Q16 -18 12 -15Q0 -20 -16 -14Z', '#8a9fc8', 1) + ball(24, -12, 3.2, 3.2, '#fff', 0.7),
};

/** Her head around 0, 0: hair of silk, four small eyes above the two large ones. */
export function face(mood: MoodName): string {
  const { lids, brow, mouth, wears }: Mood = MOODS[mood];
  return (
    body('M-21 -2C-25 -22 -10 -27 0 -27S25 -22 21 -2Q22 8 17 13Q0 20 -17 13Q-22 8 -21 -2Z', SILK, 1.1) +
    ball(0, 1, 18.5, 18, PLUM, 1.3) +
    path('M-18 -4C-14 -18 -4 -20 0 -12C4 -20 14 -18 18 -4C20 -20 8 -24 0 -22C-8 -24 -20 -20 -18 -4Z', SILK) +
    both(oval(4, -15.2, 1.5, 1.7, '#1c1226') + oval(10, -13.4, 1.1, 1.3, '#1c1226')) +
    LIDS[lids] +
    BROW[brow] +
    both(oval(13, 7.5, 3.4, 2.2, ROSE, 'opacity=".55"')) +
    MOUTH[mouth] +
    (wears ? WEARS[wears] : '')
  );
}

const LEGS = [
  'M8 14Q26 -14 40 -8Q46 4 44 22',
  'M9 18Q30 2 42 12Q46 24 42 38',
  'M9 22Q26 16 34 28Q37 40 33 48',
  'M7 26Q18 26 22 36Q23 46 18 52',
];
const leg = (d: string): string => line(d, '#241a34', 4.4) + line(d, '#6f5a8f', 2.4);

/** All of her, on a thread. The legs of either side are groups that can move. */
export const nightweave = (mood: MoodName = 'calm'): Drawing => ({
  box: [-50, -58, 100, 114],
  body:
    line('M0 -58V-20', SILK, 0.9, 'opacity=".8"') +
    shade(0, 52, 30, 3.4) +
    `<g class="legs left"><g transform="scale(-1 1)">${LEGS.map(leg).join('')}</g></g><g class="legs right">${LEGS.map(leg).join('')}</g>` +
    ball(0, 33, 20, 17, DUSK, 1.4) +
    path('M0 22C-8 22 -10 30 -4 33C-9 36 -6 44 0 44S9 36 4 33C10 30 8 22 0 22Z', SILK, 'opacity=".28"') +
    body('M-13 12Q0 22 13 12L17 26Q0 34 -17 26Z', '#8a3f6a', 1.1) +
    ball(0, 21, 3.2, 3.2, '#7fd0c8', 0.9) +
    `<g class="head">${at(0, -7, face(mood), 1.06)}</g>`,
});

/** Her head alone, in a round frame. */
export const bust = (mood: MoodName = 'calm'): Drawing => ({
  box: [-26, -26, 52, 52],
  body: oval(0, 0, 25, 25, '#241a34', `stroke="${SILK}" stroke-width="1.6"`) + at(0, 2, face(mood), 0.84),
});

/** One of her spiders, a worker; `k` of them hang on threads in pictures. */
export const spiderBody = (): string =>
  both(line('M6 2Q15 -8 18 2M6 5Q16 0 18 10M6 8Q13 8 15 16', '#241a34', 2.6)) +
  ball(0, 7, 10, 9, DUSK, 1.2) +
  ball(0, -4, 8, 7.4, PLUM, 1.1) +
  both(oval(3.2, -5, 2.6, 3, '#fff') + oval(3, -4.4, 1.3, 1.6, '#1c1226')) +
  line('M-2.500 -0.500Q0 1.200 2.500 -0.500', '#1c1226', 0.9) +
  body('M-7 1Q0 5 7 1L6 5Q0 8 -6 5Z', '#8a3f6a', 0.8);

export const spider = (): Drawing => ({ box: [-20, -16, 40, 36], body: shade(0, 17, 12, 2.6) + spiderBody() });

/** A Web, 100 by 100, light enough to see through. */
const SPOKES = upTo(8).map((i) => (i * Math.PI) / 4 + 0.2);
const around = (r: number): string =>
  SPOKES.map((a, i) => {
    const b = SPOKES[(i + 1) % 8]! + (i === 7 ? Math.PI * 2 : 0);
    const [x, y] = [50 + r * Math.cos(a), 50 + r * Math.sin(a)];
    const [u, v] = [50 + r * Math.cos(b), 50 + r * Math.sin(b)];
    const m = (a + b) / 2;
    const [p, q] = [50 + r * 0.8 * Math.cos(m), 50 + r * 0.8 * Math.sin(m)];
    return `M${x.toFixed(1)} ${y.toFixed(1)}Q${p.toFixed(1)} ${q.toFixed(1)} ${u.toFixed(1)} ${v.toFixed(1)}`;
  }).join('');
const spokes = SPOKES.map((a) => `M50 50L${(50 + 49 * Math.cos(a)).toFixed(1)} ${(50 + 49 * Math.sin(a)).toFixed(1)}`).join('');
export const webBody = (width = 1.6): string =>
  line(spokes + [14, 26, 38, 47].map(around).join(''), '#1c1226', width + 1.4, 'opacity=".45"') +
  line(spokes + [14, 26, 38, 47].map(around).join(''), '#f6f2ff', width);

export const web = (): Drawing => ({ box: [0, 0, 100, 100], body: webBody() });
