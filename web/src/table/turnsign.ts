/** The signs that it is my turn, beside the title: the icon of the tab, and if wished for a notification. */

const ICON = '/favicon.svg';
const TURN_ICON = '/favicon-turn.svg';

export function markIcon(turn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = turn ? TURN_ICON : ICON;
}

export function notify(title: string, body: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted' || !document.hidden) return;
  const note = new Notification(title, { body, icon: TURN_ICON, tag: 'fairyring-turn' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
