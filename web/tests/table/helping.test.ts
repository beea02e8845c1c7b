import { describe, expect, it } from 'vitest';
import { helpKey } from '../../src/table/pieces';

describe('help on pieces', () => {
  const known = (key: string): boolean => ['help-pile', 'help-pile-heroes', 'help-field', 'help-shrine'].includes(key);
  it('is the message of the piece itself, or else of its kind', () => {
    expect(helpKey('pile:heroes', known)).toBe('help-pile-heroes');
    expect(helpKey('pile:0', known)).toBe('help-pile');
    expect(helpKey('field:0:C3', known)).toBe('help-field');
    expect(helpKey('shrine', known)).toBe('help-shrine');
  });
  it('is nothing where the game says nothing', () => {
    expect(helpKey('root:green', known)).toBe('');
    expect(helpKey('', known)).toBe('');
  });
});
