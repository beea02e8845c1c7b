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

  it('are remembered by the page, and it says so, where the browser is full or forbids it', () => {
    keys.keepMade('mycelia', { table: 'A', secrets: [{ seat: 0, secret: 's0' }], invite: '', watch: 'w' });
    expect(keys.keysStay()).toBe(true);
    const write = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keys.keep('B', 'mycelia', { secrets: [{ seat: 1, secret: 's1' }] });
    keys.keep('C', 'mycelia', { secrets: [{ seat: 2, secret: 's2' }] });
    expect(keys.keysStay()).toBe(false);
    expect(keys.keptTables().map((one) => one.table)).toEqual(['C', 'B', 'A']);
    expect(keys.keysOf('B').secrets).toEqual(['s1']);
    expect(keys.asWord('C')).toBe('2.s2');
    write.mockRestore();
    keys.keep('D', 'mycelia', { watch: 'w' });
    expect(keys.keysStay()).toBe(true);
    const file = JSON.parse(localStorage.getItem('fairyring.tables')!) as { table: string }[];
    expect(file.map((one) => one.table)).toEqual(['D', 'C', 'B', 'A']);
  });

  it('are never thrown away to make room', () => {
    for (let i = 0; i < 130; i++) keys.keep(`T${i}`, 'mycelia', { secrets: [{ seat: 0, secret: `s${i}` }] });
    expect(keys.keptTables()).toHaveLength(130);
    expect(keys.keyOf('T0')).toBe('s0');
  });

  it('stay when a table is hidden, and when a seat gets another key', () => {
    keys.keep('A', 'mycelia', { secrets: [{ seat: 1, secret: 'old' }] });
    keys.hide('A');
    expect(keys.keptTable('A')).toMatchObject({ hidden: true, secrets: [{ seat: 1, secret: 'old' }] });
    keys.keep('A', '', { secrets: [{ seat: 1, secret: 'new' }] });
    expect(keys.keysOf('A').secrets).toEqual(['new', 'old']);
    expect(keys.keptTable('A')!.hidden).toBeFalsy();
  });

  it('that another tab has kept meanwhile are not written over', async () => {
    keys.keep('A', 'mycelia', { watch: 'w' });
    vi.resetModules();
    const other = await import('../src/lib/keys');
    other.keep('B', 'mycelia', { watch: 'w' });
    keys.keep('C', 'mycelia', { watch: 'w' });
    expect(keys.keptTables().map((one) => one.table)).toEqual(['C', 'B', 'A']);
  });

  it('go into a file and out of it again, beside those that are there', async () => {
    keys.keepMade('mycelia', { table: 'A', secrets: [{ seat: 0, secret: 's0' }], invite: 'i', watch: 'w' });
    const text = keys.keysAsText();
    vi.resetModules();
    pretendBrowser();
    const other = await import('../src/lib/keys');
    other.keep('B', 'salamandra', { watch: 'w2' });
    expect(other.readKeys(text)).toBe(1);
    expect(other.keptTable('A')).toMatchObject({ game: 'mycelia', secrets: [{ seat: 0, secret: 's0' }], invite: 'i', watch: 'w' });
    expect(other.keptTable('B')!.watch).toBe('w2');
  });

  it.each(['', '{', '[]', 'null', '{"fairyring": 1}', '{"fairyring-keys": 2, "tables": []}', '{"fairyring-keys": 1, "tables": 3}'])(
    'are not read from what is no file of keys: %s',
    (text) => {
      keys.keep('A', 'mycelia', { watch: 'w' });
      expect(() => keys.readKeys(text)).toThrow();
      expect(keys.keptTables()).toHaveLength(1);
    },
  );

  it('leave out what is no table in a file', () => {
    const tables = [{ table: '../x' }, null, 3, { table: 'A', secrets: [{ seat: 'x' }, null, { seat: 2, secret: 's' }] }];
    expect(keys.readKeys(JSON.stringify({ 'fairyring-keys': 1, tables }))).toBe(1);
    expect(keys.keptTable('A')!.secrets).toEqual([{ seat: 2, secret: 's' }]);
  });

  it('travel to another device as one word', () => {
    const secrets = [
      { seat: 0, secret: 'a-_9' },
      { seat: 3, secret: 'b' },
    ];
    keys.keep('A', 'mycelia', { secrets, watch: 'w-x' });
    expect(keys.asWord('A')).toBe('0.a-_9~3.b~w.w-x');
    expect(keys.fromWord(keys.asWord('A'))).toEqual({ secrets, watch: 'w-x' });
    expect(keys.fromWord('nonsense')).toEqual({ secrets: [], watch: '' });
  });
});

describe('my tables', () => {
  it('that the server does not know keep their keys', async () => {
    vi.resetModules();
    pretendBrowser();
    const ask = vi.fn(() => Promise.resolve(new Response(JSON.stringify({ tables: [] }))));
    vi.stubGlobal('fetch', ask);
    const keys = await import('../src/lib/keys');
    const tables = await import('../src/lib/tables.svelte');
    for (let i = 0; i < 120; i++) keys.keep(`T${i}`, 'mycelia', { secrets: [{ seat: 0, secret: `s${i}` }] });
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
    await tables.askTables(true);
    expect(ask).toHaveBeenCalledTimes(3);
    expect(tables.myTables()).toEqual([]);
    expect(tables.otherTables()).toHaveLength(120);
    expect(keys.keptTables()).toHaveLength(120);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
});
