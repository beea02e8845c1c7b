import { at, type Drawing, logo, place, playerMark, standalone } from '../art';

/** The end of a game as a picture to keep or to send. */
export interface Ending {
  game: string;
  title: string;
  reason: string;
  /** best first */
  rows: readonly { name: string; seat: number; figures: readonly string[]; first: boolean }[];
  headings: readonly string[];
}

const WIDTH = 900;
const ROW = 64;
const TOP = 230;
const SERIF = 'Georgia, serif';

const safe = (words: string): string =>
  words.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
const clip = (words: string, most: number): string => (words.length > most ? `${words.slice(0, most - 1)}…` : words);
const word = (x: number, y: number, size: number, words: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-family="${SERIF}" font-size="${size}" ${more}>${safe(words)}</text>`;

export function keepsake(ending: Ending): Drawing {
  const height = TOP + ending.rows.length * ROW + 60;
  const columns = ending.headings.length;
  const wide = Math.min(120, 520 / Math.max(1, columns));
  const column = (i: number): number => WIDTH - 60 - (columns - 1 - i + 0.5) * wide;
  const body =
    `<rect width="${WIDTH}" height="${height}" fill="#17352a"/>` +
    `<rect x="24" y="24" width="${WIDTH - 48}" height="${height - 48}" rx="26" fill="#fdf6e1" stroke="#c9a24b" stroke-width="5"/>` +
    place(logo(), 50, 56, 78, 78) +
    word(140, 84, 24, `Fairyring · ${ending.game}`, 'fill="#6b5233"') +
    word(140, 132, 46, clip(ending.title, 34), 'font-weight="700" fill="#33261a"') +
    word(60, 178, 22, clip(ending.reason, 76), 'fill="#6b5233"') +
    ending.headings.map((heading, i) => word(column(i), 212, 15, clip(heading, 14), 'text-anchor="middle" fill="#6b5233"')).join('') +
    ending.rows
      .map((row, i) => {
        const y = TOP + i * ROW;
        const line = row.first ? `<rect x="44" y="${y}" width="${WIDTH - 88}" height="${ROW - 8}" rx="14" fill="#ffe3a1"/>` : '';
        const figures = row.figures.map((figure, j) => word(column(j), y + 38, 28, figure, 'text-anchor="middle" fill="#33261a"'));
        return (
          line +
          at(84, y + 28, playerMark(row.seat).body, 1.5) +
          word(118, y + 38, 28, clip(row.name, 16), 'fill="#33261a"') +
          figures.join('')
        );
      })
      .join('');
  return { box: [0, 0, WIDTH, height], body };
}

/** The picture as a file; sent where the device can send pictures, else saved. */
export async function give(ending: Ending): Promise<void> {
  const drawing = keepsake(ending);
  const [, , width, height] = drawing.box;
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(drawing))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) return;
  const file = new File([blob], 'fairyring.png', { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title: ending.title }).catch(() => undefined); // somebody thought better of it
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
