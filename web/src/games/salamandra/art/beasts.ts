import { darker, lighter } from '../../../art/colour';
import { at, type Drawing, line, mirrored, oval, path, place } from '../../../art/draw';
import { bearHead, eagleHead } from './signs';

/** Twelve bears and twelve eagles: each has a pose, a place and a time of day of its own, and what it cares for. */

const FUR = '#8a5a36';
const RIM = `stroke="${darker(FUR, 0.4)}" stroke-width="1.200"`;
const PAW = lighter(FUR, 0.2);
const WING = '#6d5138';
const QUILL = `stroke="${darker(WING, 0.45)}" stroke-width="1.100" stroke-linejoin="round"`;

/** Morning, noon, evening: sky, far hills, near ground. */
const LIGHT = [
  ['#e8c9a0', '#8aa06a', '#5f7d45'],
  ['#bcd6de', '#6f8f57', '#4a6836'],
  ['#c79ab0', '#6d6a7e', '#46515c'],
] as const;

const ground = (hour: number): string => {
  const [sky, far, near] = LIGHT[hour % 3] ?? LIGHT[0];
  return (
    path('M3 20H97V92H3Z', sky, 'opacity=".55"') + path('M3 74Q24 50 50 60T97 54V92H3Z', far) + path('M3 84Q30 70 56 77T97 72V93H3Z', near)
  );
};

const BEARS: ((thing: string) => string)[] = [
  // sits and holds it with both paws
  (thing) =>
    oval(50, 76, 21, 17, FUR, RIM) + oval(50, 79, 12, 10, lighter(FUR, 0.25)) + at(33, 26, bearHead(), 1.06) + thing +
    oval(38, 76, 6, 5, PAW, RIM) + oval(62, 76, 6, 5, PAW, RIM) + oval(36, 90, 8, 4.5, PAW, RIM) + oval(64, 90, 8, 4.5, PAW, RIM),
  // stands up and lifts it
  (thing) =>
    path('M38 60C35 76 34 86 36 92H46L48 84L52 92H62C64 82 63 70 60 58Z', FUR, RIM) + line('M60 64Q71 58 70 47', darker(FUR, 0.4), 10) +
    line('M60 64Q71 58 70 47', FUR, 8) + at(30, 25, bearHead(), 1.08) + thing,
  // walks and carries it on the back
  (thing) =>
    oval(54, 74, 26, 13, FUR, RIM) + path('M34 78V92H42V80ZM46 82V92H53V82ZM60 82V92H67V80ZM70 78V92H78V74Z', FUR, RIM) + thing +
    oval(80, 70, 4, 4, FUR, RIM) + at(12, 44, bearHead(), 1),
  // lies in the grass beside it
  (thing) =>
    oval(60, 82, 27, 11, FUR, RIM) + oval(84, 88, 8, 4.500, PAW, RIM) + at(22, 50, bearHead(), 1.08) + oval(28, 89, 9, 4.5, PAW, RIM) +
    oval(47, 90, 9, 4.5, PAW, RIM) + thing,
]; // prettier-ignore

/** Where what it cares for is, in each pose: x, y, size. */
const HELD = [[39, 64, 22], [58, 27, 24], [46, 42, 24], [64, 50, 24]] as const; // prettier-ignore

const feathers = (d: string): string => path(d, WING, QUILL) + path(d, 'url(#fr-soft)', 'opacity=".5"');

const EAGLES: ((thing: string) => string)[] = [
  // sits on a branch
  (thing) =>
    line('M8 84Q46 78 92 86', '#6b4a2b', 5) + feathers('M38 54C30 66 32 80 44 88L50 94L56 86C64 76 62 62 56 54Z') +
    line('M44 84L42 90M52 84L54 90', '#eeb22f', 2.4) + at(32, 24, eagleHead(), 1.08) + thing,
  // soars with both wings spread
  (thing) =>
    feathers('M48 58C34 40 18 40 6 50C14 52 16 56 12 60C20 60 22 64 20 68C30 66 40 70 46 70Z') +
    feathers('M52 58C66 40 82 40 94 50C86 52 84 56 88 60C80 60 78 64 80 68C70 66 60 70 54 70Z') + feathers('M45 66L50 84L56 66Z') +
    at(35, 30, eagleHead(), 1) + thing,
  // dives
  (thing) =>
    feathers('M56 44C70 24 84 22 92 24C86 32 86 36 90 40C80 42 70 52 64 60Z') + feathers('M46 52C54 44 62 44 66 50C60 64 50 72 38 74Z') +
    at(18, 54, eagleHead(), 0.95, -18) + thing,
  // lands, claws first
  (thing) =>
    feathers('M44 56C30 36 22 30 10 28C16 36 14 40 10 42C18 46 18 52 16 56C26 56 36 62 42 66Z') +
    feathers('M54 54C62 34 74 24 88 22C82 30 84 34 88 36C80 40 80 46 82 50C72 52 62 60 56 66Z') + feathers('M42 56C40 70 44 78 50 80C58 76 60 64 56 54Z') +
    line('M46 78L42 88M42 88L38 87M42 88L44 91M53 78L56 88M56 88L60 87M56 88L54 91', '#eeb22f', 2.2) + at(35, 27, eagleHead(), 1) + thing,
]; // prettier-ignore

const SEEN = [[64, 58, 24], [39, 66, 22], [62, 64, 24], [70, 60, 22]] as const; // prettier-ignore

const air = (hour: number): string => {
  const [sky] = LIGHT[(hour + 1) % 3] ?? LIGHT[0];
  const peak = [30, 58, 71][hour % 3] ?? 58;
  return (
    path('M3 20H97V92H3Z', sky, 'opacity=".6"') +
    oval(peak > 50 ? 24 : 74, 34, 14, 6, '#fff', 'opacity=".6"') +
    path(`M4 92L${peak - 22} 66L${peak - 10} 78L${peak} 52L${peak + 14} 74L${peak + 22} 68L96 92Z`, '#7d93a0') +
    path(`M${peak - 6} 64L${peak} 52L${peak + 7} 64L${peak} 68Z`, '#fff', 'opacity=".85"')
  );
};

/** A Bear or an Eagle by its number, with what its card is about. */
export function beast(kind: 'bear' | 'eagle', number: number, about: Drawing): string {
  const i = (number - 1) % 4;
  const hour = Math.floor((number - 1) / 4);
  const [x, y, size] = (kind === 'bear' ? HELD : SEEN)[i] ?? [40, 60, 24];
  const turned = hour % 2 === 1;
  // what it holds is drawn where it holds it, but never in a mirror
  const thing = turned ? mirrored(2 * x + size, 0, place(about, x, y, size, size)) : place(about, x, y, size, size);
  const posed = (kind === 'bear' ? BEARS : EAGLES)[i]?.(thing) ?? '';
  return (kind === 'bear' ? ground(hour) : air(hour)) + (turned ? mirrored(100, 0, posed) : posed);
}
