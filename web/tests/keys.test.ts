import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pretendBrowser } from './browserlike';

describe('keys to tables', () => {
  let keys: typeof import('../src/lib/keys');
  beforeEach(async () => {
    vi.resetModules();
    pretendBrowser();
    keys = await import('../src/lib/keys');
  });

  it('are kept, the newest table first, and survive the page', async () => {
    keys.keepMade('mycelia', { table: 'A', secrets: [{ seat: 0, secret: 's0' }], invite: 'i', watch: 'w' });
    keys.keep('B', '', { watch: 'w2' });
    vi.resetModules();
    const later = await import('../src/lib/keys');
    expect(later.keptTables().map((one) => one.table)).toEqual(['B', 'A']);
    expect(later.keysOf('A')).toEqual({ secrets: ['s0'], watch: 'w' });
    expect(later.keyOf('A')).toBe('s0');
    expect(later.keyOf('B')).toBe('w2');
    expect(later.keyOf('C')).toBe('');
  });

  it('add to what is known of a table and take nothing from it', () => {
    keys.keepMade('mycelia', { table: 'A', secrets: [{ seat: 0, secret: 's0' }], invite: 'i', watch: 'w' });
    keys.keep('A', '', { secrets: [{ seat: 1, secret: 's1' }] });
    const { game, invite, watch } = keys.keptTable('A')!;
    expect({ game, invite, watch }).toEqual({ game: 'mycelia', invite: 'i', watch: 'w' });
    expect(keys.keysOf('A').secrets).toEqual(['s0', 's1']);
  });

  it('fit the rematch', () => {
    keys.keepMade('mycelia', { table: 'A', secrets: [{ seat: 1, secret: 's1' }], invite: '', watch: 'w' });
    keys.keepRematch('A', 'B');
    expect(keys.keysOf('B')).toEqual({ secrets: ['s1'], watch: 'w' });
    keys.forget('A');
    expect(keys.keptTables().map((one) => one.table)).toEqual(['B']);
  });
});
