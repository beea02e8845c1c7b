import { darker } from '../../../art/colour';
import { at, type Drawing, line, oval, path, upTo } from '../../../art/draw';
import { drop } from './drops';
import { skin } from '../../../art/mushroom/skin';

/** Gwidyon, the old spirit of the wood: a face of bark with antlers of branches, moss for a beard. */

const BARK = '#7d5d3c';

export function gwidyon(): Drawing {
  const antler = (s: number): string => {
    const d = `M${s * 20} -44C${s * 30} -58 ${s * 34} -66 ${s * 32} -84M${s * 29} -60C${s * 42} -62 ${s * 50} -70 ${s * 52} -80M${s * 32} -70C${s * 24} -76 ${s * 20} -82 ${s * 20} -90M${s * 45} -66C${s * 54} -64 ${s * 60} -62 ${s * 64} -66`;
    return (
      line(d, darker(BARK, 0.55), 8) +
      line(d, '#94714a', 5.4) +
      [
        [32, -86],
        [53, -82],
        [19, -91],
        [65, -67],
      ]
        .map(([x, y], i) =>
          at(
            s * x!,
            y!,
            path(
              'M0 -7C6 -3 6 4 0 7C-6 4 -6 -3 0 -7Z',
              i % 2 ? '#c8763a' : '#7fa043',
              `stroke="${darker('#7fa043', 0.5)}" stroke-width=".8"`,
            ),
            0.9,
            s * (20 + i * 40),
          ),
        )
        .join('')
    );
  };
  const face =
    skin('M-38 -30C-42 -52 -20 -60 0 -58S42 -52 38 -30C36 -6 32 14 20 26H-20C-32 14 -36 -6 -38 -30Z', BARK) +
    line(
      'M-30 -44C-32 -30 -30 -14 -26 0M30 -44C32 -30 30 -14 26 0M-14 -52C-10 -46 -12 -42 -10 -38M12 -53C9 -47 12 -43 9 -38M0 -54V-44',
      darker(BARK, 0.4),
      2,
      'opacity=".7"',
    );
  const eye = (x: number): string =>
    oval(x, -22, 9, 8, darker(BARK, 0.6)) +
    oval(x, -22, 5.6, 5.6, '#ffe08a') +
    oval(x, -22, 2.4, 3.4, '#5b3a0c') +
    oval(x - 1.6, -24, 1.3, 1.3, '#fff') +
    line(`M${x - 11} -33Q${x} -39 ${x + 11} -32`, '#5d8435', 5);
  const nose = skin('M-5 -18C-9 -4 -10 2 0 4S9 -4 5 -18Q0 -14 -5 -18Z', '#8f6b45');
  const beard =
    skin(
      'M-36 -4C-34 26 -30 44 -18 56Q-14 48 -10 60Q-4 50 0 66Q5 50 10 60Q15 48 19 56C31 44 34 26 36 -4C28 8 18 10 12 8Q0 14 -12 8C-18 10 -28 8 -36 -4Z',
      '#6f9a45',
    ) +
    line('M-22 12C-20 28 -18 38 -14 48M-8 14C-8 30 -5 42 -2 54M8 14C8 30 6 42 4 54M22 12C20 28 18 38 15 48', '#4d7030', 2, 'opacity=".7"') +
    line('M-11 12Q0 18 11 12', '#3b2414', 3);
  const cap = at(
    -18,
    -57,
    path('M-2 8V0H2V8Z', '#f2e6cf') +
      path('M-7 1C-7 -8 7 -8 7 1Z', '#cf2a1c', 'stroke="#5b160e" stroke-width=".8"') +
      oval(-2, -3, 1.3, 1.1, '#fff'),
  );
  return { box: [-70, -100, 140, 170], body: antler(-1) + antler(1) + face + eye(-16) + eye(16) + beard + nose + cap };
}

/** His pile of leaves with the drops still on it. */
export function leafPile(drops: number): Drawing {
  const leaves = upTo(30)
    .map((i) => {
      const r = Math.sqrt((i + 0.5) / 30),
        a = i * 2.4;
      const c = ['#b8642f', '#c98a3b', '#8fae3f', '#a4502c', '#7d9b3a'][i % 5]!;
      return at(
        70 + Math.cos(a) * r * 58,
        58 + Math.sin(a) * r * 24,
        path('M0 -11C10 -6 10 5 0 12C-10 5 -10 -6 0 -11Z', c, `stroke="${darker(c, 0.4)}" stroke-width=".9"`) +
          line('M0 -9V12', darker(c, 0.35), 0.9),
        0.95,
        (i * 67) % 360,
      );
    })
    .reverse()
    .join('');
  const shown = Math.min(drops, 25);
  const lie = upTo(shown)
    .map((i) => {
      const r = Math.sqrt((i + 0.4) / 25),
        a = i * 2.4 + 0.6;
      return [70 + Math.cos(a) * r * 50, 52 + Math.sin(a) * r * 20] as const;
    })
    .sort((p, q) => p[1] - q[1])
    .map(([x, y]) => at(x, y, drop('dew').body, 0.5))
    .join('');
  return { box: [0, 18, 140, 76], body: oval(70, 82, 62, 9, '#0b120c', 'opacity=".35"') + leaves + lie };
}

/** His eight-sided tile: the side that removes, and the empty one. */
export function gwidyonTile(side: 'remove' | 'blank'): Drawing {
  const d = 'M-13 -31H13L31 -13V13L13 31H-13L-31 13V-13Z';
  const sign =
    side === 'remove'
      ? at(-7, 2, drop('dew').body, 1.25) +
        line('M15 13V-13M7 -5L15 -14L23 -5', '#2a1a10', 8) +
        line('M15 13V-13M7 -5L15 -14L23 -5', '#fff', 4.4)
      : oval(0, 0, 15, 15, 'none', 'stroke="#5b4428" stroke-width="2.500" stroke-dasharray="5 4"');
  return { box: [-34, -34, 68, 68], body: path(d, '#c9a46c', 'stroke="#4b3217" stroke-width="3"') + path(d, 'url(#fr-soft)') + sign };
}
