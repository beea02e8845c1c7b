import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pretendBrowser } from './browserlike';

describe('keys that a browser draws', () => {
  let asking: typeof import('../src/lib/asking');
  beforeEach(async () => {
    vi.resetModules();
    pretendBrowser();
    asking = await import('../src/lib/asking');
  });

  it('are such as the server takes, each another one', () => {
    const keys = Array.from({ length: 1000 }, asking.drawKey);
    for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{27}$/);
    expect(new Set(keys).size).toBe(1000);
    expect(new Set(keys.join('')).size).toBe(64);
  });

  it('stay the same until there is an answer, also when the page is opened anew', async () => {
    const key = asking.keyToJoin('A');
    expect(asking.keyToJoin('B')).not.toBe(key);
    vi.resetModules();
    const later = await import('../src/lib/asking');
    expect(later.keyToJoin('A')).toBe(key);
    expect(later.unansweredJoins().map((one) => one.table)).toEqual(['A', 'B']);
    later.joinAnswered('A');
    expect(later.unansweredJoins().map((one) => one.table)).toEqual(['B']);
    expect(later.keyToJoin('A')).not.toBe(key);
  });

  it('are one for each wish of a table, and only the last wish is kept', () => {
    const join = asking.keyToJoin('A');
    const first = asking.keyToMake({ game: 'mycelia' });
    expect(asking.keyToMake({ game: 'mycelia' })).toBe(first);
    expect(asking.keyToMake({ game: 'everdell' })).not.toBe(first);
    expect(asking.keyToMake({ game: 'mycelia' })).not.toBe(first);
    expect(asking.unansweredJoins()).toEqual([{ table: 'A', secret: join }]);
    asking.makingAnswered({ game: 'mycelia' });
    expect(asking.keyToJoin('A')).toBe(join);
  });
});
