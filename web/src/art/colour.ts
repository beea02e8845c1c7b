/** Colours as "#rrggbb", mixed by hand so that a drawing needs only one colour to have light, shade and outline. */

const parts = (c: string): [number, number, number] => {
  const h = c.length === 4 ? [...c.slice(1)].map((x) => x + x).join('') : c.slice(1, 7);
  return [0, 2, 4].map((i) => parseInt(h.slice(i, i + 2), 16)) as [number, number, number];
};

const hex = (x: number): string =>
  Math.round(Math.min(255, Math.max(0, x)))
    .toString(16)
    .padStart(2, '0');

/** `share` of b in a. mix('#000000', '#ffffff', 0.5) is a middle grey. */
export function mix(a: string, b: string, share: number): string {
  const p = parts(a);
  const q = parts(b);
  return `#${p.map((x, i) => hex(x + ((q[i] ?? 0) - x) * share)).join('')}`;
}

/** Towards a warm forest dark, not towards black: shadows stay alive. */
export const darker = (c: string, share = 0.25): string => mix(c, '#24160f', share);

export const lighter = (c: string, share = 0.25): string => mix(c, '#fffaf0', share);

/** Relative luminance of WCAG 2. */
export function luminance(c: string): number {
  const [r, g, b] = parts(c).map((x) => {
    const s = x / 255;
    return s <= 0.03928 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of WCAG 2, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [hi, lo] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (hi + 0.05) / (lo + 0.05);
}

/** A colour of hue h (degrees), saturation and lightness (0 to 1). */
export function hsl(h: number, s: number, l: number): string {
  const f = (k: number): number => {
    const x = (k + h / 30) % 12;
    return 255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(x - 3, 9 - x, 1)));
  };
  return `#${hex(f(0))}${hex(f(8))}${hex(f(4))}`;
}
