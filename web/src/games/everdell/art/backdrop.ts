import { darker, lighter } from '../../../art/colour';
import { at, line, oval, path, upTo } from '../../../art/draw';
import { body } from './brush';

/** Where something stands: a sky or a wall, something far, something near. 100 by 110, the ground at 100. */

const sky = (top: string, low: string): string =>
  `<rect width="100" height="110" fill="${low}"/>` +
  path('M0 0H100V46Q50 62 0 46Z', top, 'opacity=".75"') +
  oval(50, 44, 40, 34, 'url(#fr-sun)', 'opacity=".55"');

export const ground = (near: string, far: string): string =>
  path('M0 76Q22 60 48 69T100 62V110H0Z', far) + path('M0 92Q30 83 58 89T100 85V110H0Z', near);

const tuft = (x: number, y: number, colour: string): string =>
  line(`M${x} ${y}q-2 -4 -3 -7M${x} ${y}q0 -5 0 -9M${x} ${y}q2 -4 4 -7`, colour, 1.2);
const bloom = (x: number, y: number, colour: string): string =>
  line(`M${x} ${y + 5}V${y}`, '#4f7a34', 1) + upTo(5).map((i) => at(x, y, oval(0, -2.200, 1.4, 2, colour), 1, i * 72)).join('') + oval(x, y, 1.2, 1.2, '#f4d35e'); // prettier-ignore
export const pine = (x: number, y: number, k: number, colour = '#3f6a45'): string =>
  at(
    x,
    y,
    path('M-1.500 0H1.500V-6H-1.500Z', '#5a3f28') +
      path('M-9 -4L0 -18L9 -4ZM-7.500 -12L0 -25L7.500 -12ZM-5.500 -20L0 -31L5.500 -20Z', colour),
    k,
  );
const trunk = (x: number, w: number, colour: string): string => path(`M${x} 0H${x + w}L${x + w * 1.25} 96H${x - w * 0.25}Z`, colour) + line(`M${x + w * 0.3} 8V40M${x + w * 0.6} 30V76`, darker(colour, 0.3), 1); // prettier-ignore
const stars = upTo(12).map((i) => oval((i * 37 + 9) % 100, (i * 23 + 6) % 52, i % 3 ? 0.7 : 1.2, i % 3 ? 0.7 : 1.2, '#fff6d2', 'opacity=".85"')).join(''); // prettier-ignore
const planks = (colour: string): string => `<rect width="100" height="110" fill="${colour}"/>` + line('M0 18H100M0 40H100M0 62H100M22 0V18M66 18V40M36 40V62M82 62V84', darker(colour, 0.3), 1.1, 'opacity=".6"') + path('M0 86H100V110H0Z', darker(colour, 0.35)) + oval(50, 40, 44, 40, 'url(#fr-sun)', 'opacity=".4"'); // prettier-ignore
const stones = (colour: string): string => `<rect width="100" height="110" fill="${colour}"/>` + line('M0 16H100M0 34H100M0 52H100M0 70H100M18 0V16M52 0V16M84 0V16M34 16V34M70 16V34M14 34V52M50 34V52M86 34V52M30 52V70M66 52V70', darker(colour, 0.25), 1.2) + path('M0 88H100V110H0Z', darker(colour, 0.3)) + oval(50, 44, 42, 40, 'url(#fr-sun)', 'opacity=".45"'); // prettier-ignore

const PLACE = {
  meadow: () => sky('#a9d3e0', '#dcefdc') + ground('#7fa84a', '#a5c56e') + tuft(14, 100, '#4f7a34') + bloom(86, 94, '#e86f8a') + bloom(92, 101, '#fff') + bloom(9, 92, '#f0a63c'), // prettier-ignore
  field: () => sky('#f3d79a', '#f9ecc6') + path('M0 74Q50 62 100 72V110H0Z', '#d9b24e') + line('M6 110L34 72M28 110L44 71M50 110V70M72 110L57 71M94 110L67 72', '#a98230', 1.6) + tuft(88, 100, '#a98230') + tuft(10, 98, '#a98230'), // prettier-ignore
  wood: () => sky('#9cc49a', '#d5e4b8') + trunk(6, 13, '#7a6248') + trunk(80, 12, '#6c563e') + trunk(62, 6, '#94805f') + trunk(28, 6, '#94805f') + ground('#5f8a44', '#82a85c') + tuft(16, 102, '#3c5f2a') + tuft(84, 101, '#3c5f2a'), // prettier-ignore
  river: () => sky('#a9d8e4', '#e2f1e4') + path('M0 66Q30 58 56 64T100 60V80H0Z', '#86b063') + path('M0 76H100V110H0Z', '#5fa6bd') + line('M6 84Q14 81 22 84T38 84M60 82Q68 79 76 82T92 82M30 96Q38 93 46 96T62 96M70 102Q78 99 86 102', '#d4eef2', 1.6) + line('M8 88V66M12 88V72', '#5f7d3a', 1.6) + path('M7 62H9.500V70H7Z', '#6a4426'), // prettier-ignore
  night: () => `<rect width="100" height="110" fill="#2c3a5c"/>` + stars + oval(78, 22, 11, 11, '#f6eecb') + oval(74, 20, 10, 10, '#2c3a5c', 'opacity=".35"') + ground('#3b5347', '#31465a'), // prettier-ignore
  dusk: () => sky('#c78aa0', '#f3c99a') + oval(50, 66, 15, 15, '#fbe3a2', 'opacity=".9"') + ground('#5d6a4c', '#7d7a6c') + pine(10, 80, 0.7, '#4a5a58') + pine(90, 76, 0.8, '#4a5a58'), // prettier-ignore
  snow: () => sky('#b9cbdb', '#e8eef2') + pine(14, 80, 0.9, '#5f7f78') + pine(88, 78, 1, '#5f7f78') + ground('#f7fafc', '#dfe9f0') + upTo(14).map((i) => oval((i * 31 + 5) % 100, (i * 19 + 4) % 70, 1.1, 1.1, '#fff')).join(''), // prettier-ignore
  road: () => sky('#bcd9e4', '#f0efd4') + pine(12, 76, 0.75) + pine(24, 74, 0.55) + ground('#8aa954', '#b3c67a') + path('M30 110Q40 92 60 84T64 70Q68 66 66 64H70Q76 70 70 78T78 110Z', '#e0c896', 'opacity=".9"'), // prettier-ignore
  room: () => planks('#c69b68') + at(80, 26, body('M-12 14V-4Q0 -16 12 -4V14Z', '#ffe6a0') + line('M0 -11V14M-12 3H12', '#7a5430', 1.8)) + line('M4 30H26', '#7a5430', 2.4) + path('M6 30V20H12V30ZM15 30V23H22V30Z', '#a8604a'), // prettier-ignore
  study: () => planks('#8a6a4e') + [18, 44].map((y) => line(`M2 ${y}H28M72 ${y}H98`, '#4a3018', 2.6) + upTo(5).map((i) => path(`M${4 + i * 5} ${y}V${y - 10 - (i % 3) * 2}H${8 + i * 5}V${y}Z`, ['#a8483a', '#4a6a9a', '#b98a2c', '#5f7d3a', '#7a5a8a'][(i + y) % 5]!) + path(`M${74 + i * 5} ${y}V${y - 9 - (i % 2) * 3}H${78 + i * 5}V${y}Z`, ['#b98a2c', '#5f7d3a', '#a8483a', '#7a5a8a', '#4a6a9a'][(i + y) % 5]!)).join('')).join(''), // prettier-ignore
  hall: () =>
    stones('#b9ae9c') +
    [10, 90].map((x) => body(`M${x - 7} 6H${x + 7}V44L${x} 38L${x - 7} 44Z`, '#a8383c') + oval(x, 22, 4, 4, '#e8c25a')).join(''),
  cave: () => `<rect width="100" height="110" fill="#4b4048"/>` + path('M0 0H100V30L88 18L76 34L64 14L50 26L36 12L24 30L12 16L0 28Z', '#352c34') + oval(50, 52, 44, 40, '#ffdf9a', 'opacity=".18"') + path('M0 92Q30 84 58 90T100 86V110H0Z', '#332a31') + [[12, 88, '#7fd0d8'], [88, 84, '#c79ae8'], [94, 92, '#7fd0d8']].map(([x, y, c]) => at(Number(x), Number(y), path('M-4 4L-2 -8L1 -12L4 -6L5 4Z', String(c)) + path('M1 -12L4 -6L5 4L1 4Z', darker(String(c), 0.25)))).join(''), // prettier-ignore
  stage: () => `<rect width="100" height="110" fill="#5a2e3c"/>` + oval(50, 50, 40, 46, '#ffe6b0', 'opacity=".5"') + path('M0 90H100V110H0Z', '#8a5a34') + [0, 1].map((s) => `<g transform="${s ? 'translate(100 0) scale(-1 1)' : ''}">${path('M0 0H22Q20 40 8 62Q12 76 4 92H0Z', '#b3303a')}${line('M7 0Q8 40 2 70M15 0Q14 32 6 56', '#7d1c28', 1.6)}</g>`).join('') + path('M0 0H100V8Q88 16 75 9Q62 16 50 9Q38 16 25 9Q12 16 0 8Z', '#c73a44'), // prettier-ignore
  shop: () => planks('#b98a5c') + line('M2 26H98', '#6a4624', 2.6) + [8, 20, 33, 68, 80, 92].map((x, i) => body(`M${x - 4} 26V${16 + (i % 2) * 2}Q${x} ${12 + (i % 2) * 2} ${x + 4} ${16 + (i % 2) * 2}V26Z`, ['#7a3f9a', '#d08a2c', '#c0392b', '#5f9a4a', '#e6c15a', '#7a3f9a'][i]!, 0.9)).join('') + path('M0 80H100V110H0Z', '#8f643a') + line('M0 80H100', lighter('#8f643a', 0.3), 1.6), // prettier-ignore
} as const;

export type Backdrop = keyof typeof PLACE;
export const BACKDROPS = Object.keys(PLACE) as Backdrop[];
export const backdrop = (where: Backdrop): string => PLACE[where]() + `<rect width="100" height="110" fill="url(#fr-dusk)"/>`;
