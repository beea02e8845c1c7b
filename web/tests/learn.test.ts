import { beforeEach, describe, expect, it } from 'vitest';
import { hasBegun, hasLearned, keepPlace, markLearned, placeIn } from '../src/learn/progress';
import { remember } from '../src/lib/storage';
import { pretendBrowser } from './browserlike';

describe('where somebody is in a lesson', () => {
  beforeEach(() => pretendBrowser());

  it('is the beginning at first, and then what was kept', () => {
    expect(placeIn('owls', 'first')).toEqual({ part: 0, answers: [] });
    expect(hasBegun('owls', 'first')).toBe(false);
    keepPlace('owls', 'first', { part: 1, answers: ['next'] });
    expect(placeIn('owls', 'first')).toMatchObject({ part: 1, answers: ['next'] });
    expect(hasBegun('owls', 'first')).toBe(true);
  });

  it('is the beginning again after the end, and the end is remembered', () => {
    markLearned('owls', 'second');
    expect(hasBegun('owls', 'second')).toBe(false);
    keepPlace('owls', 'second', { part: 0, answers: ['next'] });
    expect(hasLearned('owls', 'second')).toBe(true);
  });

  it('is the beginning where nonsense was kept', () => {
    remember('lesson.owls.third', { part: 'x', answers: 3 });
    expect(placeIn('owls', 'third')).toEqual({ part: 0, answers: [] });
  });
});
