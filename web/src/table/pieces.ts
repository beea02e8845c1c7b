/** The message that explains a piece; empty when the game has none. */
export function helpKey(id: string, known: (key: string) => boolean): string {
  const parts = id.split(':');
  for (let many = parts.length; many > 0; many -= 1) {
    const key = `help-${parts.slice(0, many).join('-')}`;
    if (/^[a-z_-]+$/.test(key) && known(key)) return key;
  }
  return '';
}
