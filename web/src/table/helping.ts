import { hasText, t } from '../lib/i18n';
import { helpKey } from './pieces';
import type { Spots } from './spots.svelte';

/** Help on every piece of a table: fields, counters, tracks, piles. A game names a message for each kind of piece that has
 *  an id in its scene (`data-el`): `help-pile-heroes` for `pile:heroes`, `help-pile` for every other pile. */

const REST = 420;
const LONG = 450;
/** a finger that moves so far drags */
const DRAG = 9;

/** A piece as it is called just now: "C3: moss, 2 drops". */
export function calledNow(piece: HTMLElement): string {
  const named = piece.dataset['said'] ?? piece.querySelector(':scope > .said')?.textContent ?? piece.ariaLabel ?? piece.title;
  return named || (piece.querySelector('[role=img][aria-label], svg[aria-label]')?.getAttribute('aria-label') ?? '');
}

/** Every kind of piece that lies on the table now, with its help: for those who read instead of pointing. */
export function kindsOf(scene: Element): string[] {
  const keys = [...scene.querySelectorAll<HTMLElement>('[data-el]')].map((piece) => helpKey(piece.dataset['el'] ?? '', hasText));
  return [...new Set(keys)].filter(Boolean);
}

/** The smallest piece at a point of the screen, also where it lies under a button that covers several. */
function pieceAt(stage: Element, x: number, y: number): HTMLElement | null {
  if (!document.elementFromPoint(x, y)?.closest('.scene')) return null;
  let found: HTMLElement | null = null;
  let least = Infinity;
  for (const piece of stage.querySelectorAll<HTMLElement>('[data-el]')) {
    const box = piece.getBoundingClientRect();
    const size = box.width * box.height;
    if (size > 0 && size < least && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) {
      if (!piece.checkVisibility?.({ opacityProperty: true }) && piece.checkVisibility !== undefined) continue;
      [found, least] = [piece, size];
    }
  }
  return found;
}

/** Explain pieces by hover, focus, long press, and by a tap where there is nothing to choose. Places that show a component
 *  explain that themselves. */
export function helpful(stage: HTMLElement, spots: Spots): { destroy: () => void } {
  let timer = 0;
  let from = { x: 0, y: 0 };
  let swallow = false;

  function tell(piece: HTMLElement | null, pinned: boolean): boolean {
    const key = piece && !piece.dataset['explains'] ? helpKey(piece.dataset['el'] ?? '', hasText) : '';
    if (!piece || !key || (!pinned && spots.menu)) return false;
    spots.explained = { component: '', help: { heading: calledNow(piece), text: t(key) }, anchor: piece, pinned };
    return true;
  }
  function move(event: PointerEvent): void {
    const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) > DRAG;
    if (event.pointerType !== 'mouse') {
      if (far) clearTimeout(timer);
      return;
    }
    clearTimeout(timer);
    const [x, y] = [event.clientX, event.clientY];
    const shown = spots.explained;
    if (shown?.help && !shown.pinned && pieceAt(stage, x, y) !== shown.anchor) spots.hush(false);
    timer = window.setTimeout(() => tell(pieceAt(stage, x, y), false), REST);
  }
  function down(event: PointerEvent): void {
    clearTimeout(timer);
    swallow = false;
    from = { x: event.clientX, y: event.clientY };
    if (event.pointerType === 'mouse') return;
    timer = window.setTimeout(() => (swallow = tell(pieceAt(stage, from.x, from.y), true)), LONG);
  }
  function up(): void {
    clearTimeout(timer);
  }
  function leave(): void {
    clearTimeout(timer);
    if (spots.explained?.help) spots.hush(false);
  }
  /** After a long press nothing is chosen; a tap on a piece that does nothing explains it. */
  function capture(event: MouseEvent): void {
    if (!swallow) return;
    swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }
  function click(event: MouseEvent): void {
    const target = event.target as HTMLElement;
    const button = target.closest<HTMLElement>('button, a, input, summary');
    if (button && !(button.matches('.spot') && !button.matches('.can') && button.dataset['does'] === undefined)) return;
    if (event.detail > 0) tell(pieceAt(stage, event.clientX, event.clientY), true);
  }
  function focus(event: FocusEvent): void {
    const piece = (event.target as HTMLElement).closest<HTMLElement>('[data-el]');
    clearTimeout(timer);
    if (piece?.matches(':focus-visible')) timer = window.setTimeout(() => piece.isConnected && tell(piece, false), 600);
  }
  const ears: [string, (event: never) => void, boolean][] = [
    ['pointermove', move, false],
    ['pointerdown', down, false],
    ['pointerup', up, false],
    ['pointercancel', up, false],
    ['pointerleave', leave, false],
    ['focusin', focus, false],
    ['click', capture, true],
    ['click', click, false],
  ];
  for (const [name, heard, early] of ears) stage.addEventListener(name, heard as EventListener, early);
  return {
    destroy: () => {
      clearTimeout(timer);
      for (const [name, heard, early] of ears) stage.removeEventListener(name, heard as EventListener, early);
    },
  };
}
