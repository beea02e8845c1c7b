import { describe, expect, it } from 'vitest';
import type { Option } from '../../src/lib/protocol';
import { commandOf } from '../../src/table/keyboard';
import { beside } from '../../src/table/placing';
import { inReadingOrder, nearest } from '../../src/table/walk';

const box = (x: number, y: number, width = 10, height = 10) => ({ x, y, width, height });

describe('the arrow keys', () => {
  const boxes = [box(0, 0), box(100, 0), box(0, 100), box(100, 100)];
  it('lead to the nearest place in their direction', () => {
    expect(nearest(boxes[0]!, boxes, 'right')).toBe(1);
    expect(nearest(boxes[0]!, boxes, 'down')).toBe(2);
    expect(nearest(boxes[3]!, boxes, 'left')).toBe(2);
    expect(nearest(boxes[3]!, boxes, 'up')).toBe(1);
  });
  it('lead nowhere at the edge', () => {
    expect(nearest(boxes[0]!, boxes, 'up')).toBe(-1);
    expect(nearest(boxes[0]!, boxes, 'left')).toBe(-1);
  });
  it('prefer a place straight ahead to a nearer one aside', () => {
    expect(nearest(box(0, 0), [box(60, 90), box(120, 0)], 'right')).toBe(1);
  });
});

it('reads places row by row, tolerating small differences in height', () => {
  const order = inReadingOrder([{ box: box(50, 4) }, { box: box(0, 60) }, { box: box(0, 0) }]);
  expect(order.map((one) => [one.box.x, one.box.y])).toEqual([
    [0, 0],
    [50, 4],
    [0, 60],
  ]);
});

describe('a panel beside a place', () => {
  const screen = { width: 400, height: 300 };
  const panel = { width: 150, height: 100 };
  it('opens to the right where there is room, else to the left', () => {
    expect(beside(box(20, 100, 50, 50), panel, screen)).toEqual({ x: 80, y: 75 });
    expect(beside(box(320, 100, 50, 50), panel, screen)).toEqual({ x: 160, y: 75 });
  });
  it('opens above a card of the hand, so that the next card stays in sight', () => {
    expect(beside(box(20, 240, 50, 50), panel, screen)).toEqual({ x: 10, y: 130 });
  });
  it('opens above or below when neither side has room, and never leaves the screen', () => {
    expect(beside(box(100, 200, 200, 50), panel, screen)).toEqual({ x: 125, y: 90 });
    expect(beside(box(100, 5, 200, 50), panel, screen)).toEqual({ x: 125, y: 65 });
    const low = beside(box(100, 0, 200, 290), panel, screen);
    expect(low.y + panel.height).toBeLessThanOrEqual(screen.height - 10);
  });
});

describe('the keys of the table', () => {
  const option = (name: string): Option => ({
    name,
    message: { key: 'x', args: {} },
    rule: '',
    elements: [],
    kind: name === 'skip' ? 'skip' : '',
    final: '',
  });
  const key = (name: string, more: Partial<KeyboardEvent> = {}) =>
    commandOf({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more }, [option('skip'), option('A1'), option('B2')]);

  it('numbers choose the nth option, 0 lets it pass', () => {
    expect(key('2')).toEqual({ do: 'choose', option: option('B2') });
    expect(key('0')).toEqual({ do: 'choose', option: option('skip') });
    expect(key('3')).toEqual({ do: 'choose', option: option('skip') });
    expect(key('4')).toBeNull();
  });
  it('letters have their commands, and the browser keeps its own', () => {
    expect(key('u')).toEqual({ do: 'undo' });
    expect(key('U')).toEqual({ do: 'undo-turn' });
    expect(key('ArrowLeft')).toEqual({ do: 'walk', direction: 'left' });
    expect(key('?')).toEqual({ do: 'help' });
    expect(key('r', { ctrlKey: true })).toBeNull();
    expect(key('Tab')).toBeNull();
  });
});
