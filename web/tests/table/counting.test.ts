import { describe, expect, it } from 'vitest';
import { keepsake } from '../../src/table/keepsake';
import { countable, counted } from '../../src/table/counting';

describe('the count at the end', () => {
  const score = { points: 30, books: 7, scrolls: 2, total: 39 };
  const figures = Object.keys(score);
  it('shows one kind after another, and the sum grows with them', () => {
    const after = (so: number) => figures.map((figure) => counted(score, figures, figure, so));
    expect(after(0)).toEqual([null, null, null, 0]);
    expect(after(1)).toEqual([30, null, null, 30]);
    expect(after(2)).toEqual([30, 7, null, 37]);
    expect(after(3)).toEqual([30, 7, 2, 39]);
  });
  it('leaves out what is no points', () => {
    expect(countable(['base', 'events', 'total', 'cards'])).toEqual(['base', 'events', 'total']);
    expect(countable(['drops', 'leaves'])).toEqual(['drops', 'leaves']);
  });
  it('counts kinds that have no sum too', () => {
    expect(['drops', 'leaves'].map((figure) => counted({ drops: 0, leaves: 4 }, ['drops', 'leaves'], figure, 1))).toEqual([0, null]);
  });
});

describe('the picture to keep', () => {
  it('holds everybody and hides no sign of a name', () => {
    const drawing = keepsake({
      game: 'Salamandra',
      title: 'Ann & Bo <3',
      reason: 'Most points: 39.',
      headings: ['points', 'total'],
      rows: [
        { name: 'Ann', seat: 0, figures: ['30', '39'], first: true },
        { name: 'Bo', seat: 1, figures: ['20', '21'], first: false },
      ],
    });
    expect(drawing.body).toContain('Ann &amp; Bo &lt;3');
    expect(drawing.body).toContain('>39<');
    expect(drawing.box[3]).toBeGreaterThan(350);
  });
});
