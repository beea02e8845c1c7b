import { describe, expect, it } from 'vitest';
import { arrange, folk, type Need, type Plan, type Size, things } from '../../src/table/stage/arrange';
import { fitting } from '../../src/table/stage/fitting';

const NEEDS: Need[] = [
  { id: 'board', role: 'board', wide: 300, tall: () => [200, 900], aspect: 1.5, best: 640, least: { width: 300, height: 200 } },
  { id: 'mine', role: 'mine', wide: 300, tall: (w) => (w < 500 ? [108, 150] : [112, 190]) },
  { id: 'people', role: 'people', wide: 150, line: 270, tall: folk(3, 84, 40, 200) },
  { id: 'market', role: 'offer', wide: 132, line: 218, tall: things(5, 1.36, 40, 118, 6, 3) },
  { id: 'shrine', role: 'aside', wide: 86, tall: (w) => (w < 160 ? [40, 130] : [84, 230]) },
  { id: 'log', role: 'log', wide: 200, tall: () => [90, 2000] },
];
const LAND: Need[] = [
  { id: 'board', role: 'board', wide: 300, tall: () => [200, 2000], least: { width: 300, height: 190 } },
  ...NEEDS.slice(1),
];
const SIZES = [
  [1900, 1020],
  [1420, 840],
  [1260, 660],
  [1004, 708],
  [800, 1120],
  [940, 1020],
  [837, 430],
  [828, 340],
  [374, 794],
  [374, 614],
  [359, 503],
] as const;

const apart = (a: Size & { x: number; y: number }, b: Size & { x: number; y: number }): boolean =>
  a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1 || a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1;

function sound(plan: Plan, needs: readonly Need[], size: Size): void {
  const boxes = Object.entries({ ...plan.boxes, prompt: plan.prompt });
  for (const [name, box] of boxes) {
    expect(box.x, name).toBeGreaterThanOrEqual(-1);
    expect(box.y, name).toBeGreaterThanOrEqual(-1);
    expect(box.x + box.width, name).toBeLessThanOrEqual(size.width + 1);
    expect(box.y + box.height, name).toBeLessThanOrEqual(size.height + 1);
  }
  for (const [i, [one, a]] of boxes.entries())
    for (const [other, b] of boxes.slice(i + 1)) expect(apart(a, b), `${one} and ${other}`).toBe(true);
  for (const need of needs) expect(need.id in plan.boxes || plan.folded.includes(need.id), need.id).toBe(true);
  for (const id of ['board', 'mine', 'market']) expect(plan.boxes[id], id).toBeDefined();
}

describe('arrange', () => {
  it.each(SIZES)('everything has its place at %i x %i, nothing lies on anything else', (width, height) => {
    sound(arrange(NEEDS, { width, height }), NEEDS, { width, height });
    sound(arrange(LAND, { width, height }), LAND, { width, height });
  });
  it.each(SIZES)('what must be in sight has room enough at %i x %i', (width, height) => {
    for (const needs of [NEEDS, LAND]) {
      const { boxes } = arrange(needs, { width, height });
      for (const need of needs) {
        const box = boxes[need.id];
        if (!box) continue;
        expect(box.width, need.id).toBeGreaterThanOrEqual(need.wide - 1);
        if (need.role !== 'board')
          expect(box.height, need.id).toBeGreaterThanOrEqual(need.tall(box.width, box.height > box.width)[0] * 0.5);
        else expect(box.height).toBeGreaterThanOrEqual(need.least!.height - 1);
      }
    }
  });
  it('a wide screen has columns, a tall one is a tower, on a low one the board has everything beside it', () => {
    const wide = arrange(NEEDS, { width: 1420, height: 840 }).boxes;
    expect(wide['people']!.x).toBeLessThan(wide['board']!.x);
    expect(wide['market']!.x).toBeGreaterThan(wide['board']!.x);
    const tall = arrange(NEEDS, { width: 374, height: 794 }).boxes;
    expect(tall['people']!.y).toBeLessThan(tall['board']!.y);
    expect(tall['mine']!.y).toBeGreaterThan(tall['board']!.y);
    const low = arrange(NEEDS, { width: 828, height: 340 });
    expect(low.prompt.x).toBeGreaterThan(low.boxes['board']!.width);
  });
  it('the log is folded before asides, and both before anything that can be chosen', () => {
    expect(arrange(NEEDS, { width: 1420, height: 840 }).folded).toEqual([]);
    expect(arrange(NEEDS, { width: 374, height: 794 }).folded).toEqual(['log']);
    expect(arrange(NEEDS, { width: 359, height: 486 }).folded).toContain('log');
  });
  it('what needs two lines is shared out between them: nobody has a line of one’s own while others crowd', () => {
    const strip = (id: string, line: number): Need => ({ id, role: 'offer', wide: 100, line, tall: () => [80, 100] });
    const needs = [LAND[0]!, ...[180, 150, 210, 140, 120].map((line, i) => strip(`part${i}`, line))];
    const { boxes } = arrange(needs, { width: 800, height: 1120 });
    const lines = [0, 1, 2, 3, 4].map((i) => boxes[`part${i}`]!);
    expect(lines.map((one) => one.y === lines[0]!.y)).toEqual([true, true, false, false, false]);
  });

  it('without a prompt its place is given to the board', () => {
    expect(arrange(NEEDS, { width: 1420, height: 840 }, false).prompt.height).toBe(0);
  });
  it('a screen too small for all has the board, what is mine and the offers', () => {
    sound(arrange(NEEDS, { width: 300, height: 320 }), NEEDS, { width: 300, height: 320 });
  });
});

describe('fitting', () => {
  it('takes the columns that show things largest', () => {
    expect(fitting(6, 1.4, { width: 600, height: 110 }, 6).columns).toBe(6);
    expect(fitting(6, 1.4, { width: 300, height: 280 }, 6).columns).toBe(3);
    expect(fitting(4, 1, { width: 60, height: 300 }, 6).columns).toBe(1);
    expect(fitting(3, 1.4, { width: 900, height: 900 }, 6, 100).wide).toBe(100);
  });
});

describe('equal things', () => {
  it('lie in even rows', () => {
    expect(fitting(8, 1.4, { width: 580, height: 240 }, 4).columns).toBe(4);
    expect(fitting(5, 1.4, { width: 400, height: 300 }, 4).columns).toBe(3);
    expect(fitting(8, 1.4, { width: 800, height: 100 }, 4).columns).toBe(8);
  });
  it('keep their rows, or turned their columns, where what is beside one matters', () => {
    const columns = (width: number, height: number): number => fitting(8, 1.4, { width, height }, 4, 150, 2).columns;
    expect([columns(320, 230), columns(160, 430), columns(250, 430), columns(900, 100)]).toEqual([4, 2, 2, 4]);
    const tall = things(8, 1.4, 40, 118, 8, 4, 2);
    expect(tall(160)[1]).toBeGreaterThan(4 * 1.4 * 70);
    expect(tall(340)[1]).toBeLessThan(2 * 1.4 * 90);
  });
});
