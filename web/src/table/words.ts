/** Words that must fit a place whose size is given. */

const SMALLEST = 12;

/** Make the words of an element smaller until they fit; in the end they can be scrolled. Called anew with every text. */
export function fitWords(element: HTMLElement, _text: string): { update: (text: string) => void; destroy: () => void } {
  const fit = (): void => {
    element.style.fontSize = '';
    element.style.overflowY = 'hidden'; // a bar that nobody needs would take room from the words
    let size = parseFloat(getComputedStyle(element).fontSize);
    while (element.scrollHeight > element.clientHeight + 1 && size > SMALLEST) {
      size = Math.max(SMALLEST, size - 1);
      element.style.fontSize = `${size}px`;
    }
    if (element.scrollHeight > element.clientHeight + 1) element.style.overflowY = '';
  };
  // the box may still be on its way, and so may the font
  const soon = (): void => {
    fit();
    requestAnimationFrame(() => requestAnimationFrame(fit));
  };
  const observer = new ResizeObserver(soon);
  observer.observe(element);
  void document.fonts.ready.then(soon);
  return { update: () => queueMicrotask(soon), destroy: () => observer.disconnect() };
}
