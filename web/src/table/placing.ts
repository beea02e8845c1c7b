import type { Box } from './walk';

/** How far down the hand begins: what lies there lies in a row, and a panel beside one card would cover the next. */
const LOW = 0.75;

/** Where a panel opens beside the place it speaks of: right, left, below or above, wherever it fits, never outside; for what
 *  lies at the lower edge first of all above. */
export function beside(
  anchor: Box,
  panel: { width: number; height: number },
  screen: { width: number; height: number },
  gap = 10,
): { x: number; y: number } {
  const clampX = (x: number): number => Math.max(gap, Math.min(x, screen.width - panel.width - gap));
  const clampY = (y: number): number => Math.max(gap, Math.min(y, screen.height - panel.height - gap));
  const middleY = clampY(anchor.y + anchor.height / 2 - panel.height / 2);
  const middleX = clampX(anchor.x + anchor.width / 2 - panel.width / 2);
  const above = anchor.y - gap - panel.height;
  if (anchor.y + anchor.height / 2 > LOW * screen.height && above >= gap) return { x: middleX, y: above };
  const right = anchor.x + anchor.width + gap;
  if (right + panel.width + gap <= screen.width) return { x: right, y: middleY };
  const left = anchor.x - gap - panel.width;
  if (left >= gap) return { x: left, y: middleY };
  if (above >= gap) return { x: middleX, y: above };
  return { x: middleX, y: clampY(anchor.y + anchor.height + gap) };
}

/** Keeps a panel beside its place as long as it is open, wherever the place goes: a window that is turned lays everything
 *  out anew, and a place may be drawn anew for it. */
export function follow(panel: HTMLElement, anchor: HTMLElement, gap = 10): () => void {
  let frame = 0;
  let last = '';
  const settle = (): void => {
    const there = anchor.isConnected ? anchor : document.querySelector(`[data-el="${CSS.escape(anchor.dataset['el'] ?? '')}"]`);
    if (there) {
      const size = { width: panel.offsetWidth, height: panel.offsetHeight };
      const { x, y } = beside(there.getBoundingClientRect(), size, { width: innerWidth, height: innerHeight }, gap);
      const now = `${x} ${y}`;
      if (now !== last) [panel.style.left, panel.style.top] = [`${x}px`, `${y}px`];
      last = now;
    }
    frame = requestAnimationFrame(settle);
  };
  settle();
  return () => cancelAnimationFrame(frame);
}
