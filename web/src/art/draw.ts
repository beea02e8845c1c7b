/** What every drawing is made of: a body of SVG markup and the box it fills. */
export interface Drawing {
  /** x, y, width, height of the picture in its own units */
  readonly box: readonly [number, number, number, number];
  /** SVG markup without the surrounding <svg> */
  readonly body: string;
}

export interface SvgOptions {
  /** Read aloud; a drawing without one is decoration and is hidden from screen readers. */
  label?: string;
  class?: string;
  /** "fit" shows all of the drawing, "fill" covers the frame and may cut its edges. */
  frame?: 'fit' | 'fill';
}

/** A number as short as the eye allows. */
export const n = (x: number): string => String(Math.round(x * 10) / 10);

/** Points "x y" joined for a path. */
export const pt = (x: number, y: number): string => `${n(x)} ${n(y)}`;

export const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);

/** The drawing as a whole <svg> element. */
export function svg(d: Drawing, o: SvgOptions = {}): string {
  const said = o.label ? ` role="img" aria-label="${escape(o.label)}"` : ' aria-hidden="true"';
  const cls = o.class ? ` class="${escape(o.class)}"` : '';
  const aspect = o.frame === 'fill' ? ' preserveAspectRatio="xMidYMid slice"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${d.box.map(n).join(' ')}"${aspect}${cls}${said}>${d.body}</svg>`;
}

/** The drawing inside another one: its box is fitted into the box x, y, w, h. */
export function place(d: Drawing, x: number, y: number, w: number, h: number): string {
  const [bx, by, bw, bh] = d.box;
  const k = Math.min(w / bw, h / bh);
  const dx = x + (w - bw * k) / 2 - bx * k;
  const dy = y + (h - bh * k) / 2 - by * k;
  return `<g transform="translate(${n(dx)} ${n(dy)}) scale(${Math.round(k * 1000) / 1000})">${d.body}</g>`;
}

/** A group moved, scaled and turned. */
export const at = (x: number, y: number, body: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${pt(x, y)})${turn ? ` rotate(${n(turn)})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}">${body}</g>`;

/** The same, seen in a mirror. */
export const mirrored = (x: number, y: number, body: string, scale = 1): string =>
  `<g transform="translate(${pt(x, y)}) scale(${n(-scale)} ${n(scale)})">${body}</g>`;

/** A filled path; `more` holds any further attributes. */
export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

/** A line without filling. */
export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;

export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more && ` ${more}`}/>`;

/** A figure in the numerals of the cards. */
export const figure = (x: number, y: number, size: number, text: string, fill: string, more = ''): string =>
  `<text x="${n(x)}" y="${n(y)}" text-anchor="middle" font-family="Alegreya, serif" font-weight="700" font-size="${n(size)}" fill="${fill}"${more && ` ${more}`}>${escape(text)}</text>`;

/** Whole numbers from 0 up to count. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
