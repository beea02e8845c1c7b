import { darker, lighter } from '../../../art/colour';
import { at, type Drawing, line, oval, path, upTo } from '../../../art/draw';
import { skin } from '../../../art/mushroom/skin';

/** The gifts of Prisma: a medallion in the colour of the pile, and on it the thing that gave the gift its name. */

export type GiftColour = 'start' | 'green' | 'amber' | 'purple';
export const GIFT_COLOUR: Record<GiftColour, string> = { start: '#8a7a5c', green: '#5f8f4a', amber: '#d9952b', purple: '#8257ad' };
/** Told apart by shape as well: the medallion has 0, 4, 6 or 8 points. */
export const GIFT_POINTS: Record<GiftColour, number> = { start: 0, green: 4, amber: 6, purple: 8 };

const GOLD = '#e0b048';
const gold = (d: string): string => skin(d, GOLD);
const glint = (x: number, y: number, k = 1): string =>
  at(x, y, path('M0 -6L1.300 -1.300L6 0L1.300 1.300L0 6L-1.300 1.300L-6 0L-1.300 -1.300Z', '#fffbe6'), k);

const THINGS: Record<string, string> = {
  // travel bag with a staff
  viatica:
    line('M-16 22L16 -24', '#6b4523', 4) +
    line('M-16 22L16 -24', '#9a6a3a', 2) +
    skin('M-4 -6C-16 2 -16 20 0 22C16 22 18 6 8 -4Q2 -2 -4 -6Z', '#b5602f') +
    line('M-6 -6Q2 0 9 -6M-3 -10Q2 -4 8 -11', '#f0d9a4', 2.4) +
    oval(2, 10, 4, 4, '#f0d9a4', 'stroke="#5b3214"'),
  // a shadow behind a mushroom
  umbra:
    path('M4 22L26 22Q24 8 14 6Q24 4 25 -4C22 -14 6 -14 4 0Z', '#1d2620', 'opacity=".6"') +
    skin('M-10 4Q-8 14 -12 22Q-6 26 2 22Q-2 14 0 4Z', '#f0e3c8', { light: 'stem' }) +
    skin('M-24 5C-24 -14 -14 -20 -5 -20S14 -14 14 5Q-5 12 -24 5Z', '#4a5568'),
  // a wide hat
  petasus:
    skin('M-27 12C-22 6 -16 6 -14 4C-14 -14 -8 -22 1 -20C10 -20 14 -12 14 4C18 6 24 6 27 12C18 20 -18 20 -27 12Z', '#8a5f36') +
    path('M-14 3Q0 10 14 3L14 -3Q0 4 -14 -3Z', '#c2402c') +
    skin('M10 -2C16 -14 24 -18 27 -16C26 -8 20 0 12 1Z', '#f3ead2', { light: 'soft' }),
  // a veil in folds
  velamen:
    skin('M-22 -18Q0 -26 22 -18C20 -4 26 10 20 22Q14 16 8 23Q2 17 -4 24Q-10 17 -20 22C-26 8 -20 -4 -22 -18Z', '#dfe6f3', {
      light: 'soft',
    }) +
    line('M-12 -20C-14 -4 -8 8 -12 20M0 -22C-3 -6 3 8 -3 22M12 -20C14 -4 10 8 13 20', '#93a5cc', 1.6) +
    upTo(5)
      .map((i) => oval(-16 + i * 8, -15 - Math.sin((i / 4) * 3.14) * 3, 1.7, 1.7, GOLD))
      .join(''),
  // a net on a handle
  reticulus:
    line('M2 6L20 26', '#6b4523', 5) +
    line('M2 6L20 26', '#b5834a', 2.6) +
    path('M-22 -12C-22 14 -8 20 2 8C10 0 8 -12 6 -16Z', '#fffaf0', 'opacity=".5"') +
    line('M-18 -14L-12 12M-11 -17L-5 13M-4 -18L2 8M-22 -8L7 -12M-21 0L7 -5M-17 8L6 2', '#fff', 1.3) +
    line('M-22 -12A14.500 7 0 1 1 7 -14A14.500 7 0 1 1 -22 -12', '#7d5612', 4.4) +
    line('M-22 -12A14.500 7 0 1 1 7 -14A14.500 7 0 1 1 -22 -12', GOLD, 2.4),
  // three orbs
  globi: [
    [-12, 8, 11, '#5aa5d0'],
    [12, 9, 10.5, '#c66f9e'],
    [1, -11, 12, '#7db86a'],
  ]
    .map(
      ([x, y, r, c]) =>
        oval(x as number, y as number, r as number, r as number, c as string, `stroke="${darker(c as string, 0.5)}" stroke-width="1.300"`) +
        oval(x as number, y as number, r as number, r as number, 'url(#fr-lit)') +
        oval((x as number) - 3.6, (y as number) - 4.4, 3, 2, '#fff', 'opacity=".85"'),
    )
    .join(''),
  // an hourglass
  clessidra:
    path(
      'M-13 -18H13C13 -8 4 -4 3 0C4 4 13 8 13 18H-13C-13 8 -4 4 -3 0C-4 -4 -13 -8 -13 -18Z',
      '#e6f3f7',
      'stroke="#33556b" stroke-width="1.500" fill-opacity=".85"',
    ) +
    path('M-9 -10H9C7 -6 3 -4 0 0C-3 -4 -7 -6 -9 -10Z', '#3f98c4') +
    path('M-11 17C-10 11 -4 10 0 8C4 10 10 11 11 17Z', '#3f98c4') +
    line('M0 0V8', '#3f98c4', 1.6) +
    gold('M-17 -24H17V-17H-17Z') +
    gold('M-17 17H17V24H-17Z'),
  // a light
  lux:
    upTo(12)
      .map((i) => at(0, 0, path('M-1.800 -15L0 -27L1.800 -15Z', '#fff3b8'), 1, i * 30))
      .join('') +
    oval(0, 0, 13, 13, '#ffd24a', 'stroke="#9a6a08" stroke-width="1.400"') +
    oval(0, 0, 13, 13, 'url(#fr-lit)') +
    glint(-4, -4, 0.8),
  // a sickle
  falx:
    skin('M-4 6C-26 -4 -20 -28 6 -26C20 -24 26 -12 23 -2C20 -14 10 -19 1 -17C-10 -14 -10 -2 2 3Z', '#d5dde0', { light: 'soft' }) +
    skin('M-5 4L3 2L8 22Q4 27 -1 24Z', '#8a5a31', { light: 'stem' }),
  // a ring with a stone
  anellus:
    `<circle cy="6" r="15" fill="none" stroke="#7d5612" stroke-width="7.500"/><circle cy="6" r="15" fill="none" stroke="${GOLD}" stroke-width="5"/>` +
    line('M-12 0A14 14 0 0 1 -4 -7', '#fff', 1.8, 'opacity=".8"') +
    skin('M-9 -16L-4 -24H4L9 -16L0 -6Z', '#c8365a') +
    path('M-9 -16H9L4 -24H-4Z', '#fff', 'opacity=".4"'),
  // glasses
  perspicillum:
    [-12, 12]
      .map(
        (x) =>
          `<circle cx="${x}" r="10.500" fill="#cfeaf5" fill-opacity=".7" stroke="#5b3f14" stroke-width="5"/><circle cx="${x}" r="10.500" fill="none" stroke="${GOLD}" stroke-width="2.600"/>` +
          line(`M${x - 5} -3Q${x - 4} -6 ${x - 1} -6.500`, '#fff', 2),
      )
      .join('') + line('M-2.500 -3Q0 -7 2.500 -3M-22 -3L-27 -9M22 -3L27 -9', '#5b3f14', 3.4),
  // a wand
  virga:
    line('M-20 22L8 -8', '#4b2f17', 6.5) +
    line('M-20 22L8 -8', '#a4703c', 3.6) +
    skin('M8 -8C2 -14 4 -24 14 -24C24 -22 24 -10 16 -8C10 -6 8 -14 13 -16', '#7aa04a') +
    glint(20, 2) +
    glint(-4, -20, 0.8) +
    glint(22, 16, 0.6) +
    line('M-8 10q-8 -2 -9 -9', '#7aa04a', 2.4),
  // a rainbow
  iris:
    ['#d8483c', '#ef9a34', '#f3d54a', '#6fae5a', '#4c8fc8', '#8257ad']
      .map(
        (c, i) =>
          `<path d="M${-26 + i * 3.6} 14A${26 - i * 3.6} ${26 - i * 3.6} 0 0 1 ${26 - i * 3.6} 14" fill="none" stroke="${c}" stroke-width="3.800"/>`,
      )
      .join('') +
    [
      [-18, 15],
      [18, 15],
    ]
      .map(([x, y]) =>
        path(
          `M${x! - 10} ${y! + 3}a5 5 0 0 1 4 -7a6 6 0 0 1 11 1a4.500 4.500 0 0 1 4 7q-10 4 -19 -1Z`,
          '#fffaf0',
          'stroke="#8a93a8" stroke-width="1"',
        ),
      )
      .join(''),
  // a lyre
  lyra:
    line('M-10 20C-26 2 -16 -12 -14 -24M10 20C26 2 16 -12 14 -24', '#7d5612', 7) +
    line('M-10 20C-26 2 -16 -12 -14 -24M10 20C26 2 16 -12 14 -24', GOLD, 4.4) +
    line('M-16 -15H16', '#7d5612', 4.6) +
    line('M-7 -14L-5 18M-2.400 -14L-1.600 18M2.400 -14L1.600 18M7 -14L5 18', '#fffaf0', 1.3) +
    gold('M-13 16H13L9 24H-9Z'),
  // a gem
  gemma:
    skin('M-22 -6L-12 -20H12L22 -6L0 24Z', '#3fb08a') +
    path('M-22 -6H22L12 -20H-12Z', '#fff', 'opacity=".35"') +
    line('M-22 -6H22M-12 -20L-7 -6L0 24L7 -6L12 -20M-7 -6L0 -20L7 -6', '#e6fff6', 1.2, 'opacity=".85"') +
    glint(14, -18, 0.8),
  // a likeness: the same face twice
  simulacrum: [
    [9, -3, '#b9a5d6'],
    [-7, 4, '#efe2c6'],
  ]
    .map(([x, y, c]) =>
      at(
        x as number,
        y as number,
        skin('M-14 -14C-14 -24 14 -24 14 -14C14 4 8 18 0 20C-8 18 -14 4 -14 -14Z', c as string, { light: 'soft' }) +
          oval(-5.5, -6, 2.6, 1.9, '#33261a') +
          oval(5.5, -6, 2.6, 1.9, '#33261a') +
          line('M0 -4L-1.600 4H1.600M-4.500 10Q0 13.500 4.500 10', '#33261a', 1.5),
      ),
    )
    .join(''),
};

/** A star-shaped medallion with so many points, or a plain disc. */
function medallion(colour: GiftColour): string {
  const c = GIFT_COLOUR[colour];
  const points = GIFT_POINTS[colour];
  const rays = points
    ? upTo(points)
        .map((i) =>
          at(
            0,
            0,
            path('M-11 -30L0 -41L11 -30Z', darker(c, 0.2), `stroke="${darker(c, 0.5)}" stroke-width="1.300"`),
            1,
            (i * 360) / points,
          ),
        )
        .join('')
    : '';
  return (
    rays +
    oval(0, 0, 34, 34, c, `stroke="${darker(c, 0.5)}" stroke-width="2"`) +
    oval(0, 0, 34, 34, 'url(#fr-lit)', 'opacity=".6"') +
    oval(0, 0, 29.5, 29.5, lighter(c, 0.4), `stroke="${lighter(c, 0.7)}" stroke-width="1.500"`)
  );
}

export const GIFTS: readonly string[] = Object.keys(THINGS);

/** The emblem of a gift card; a gift nobody has drawn shows a wrapped parcel. */
export const giftEmblem = (id: string, colour: GiftColour = 'start'): Drawing => ({
  box: [-44, -44, 88, 88],
  body:
    medallion(colour) +
    (THINGS[id] ??
      skin('M-18 -8H18V20H-18Z', '#c8663a') +
        path('M-3.500 -8H3.500V20H-3.500Z', GOLD) +
        line('M0 -9C-16 -10 -14 -24 0 -10C14 -24 16 -10 0 -9', GOLD, 4)),
});
