/** The signs that it is my turn, beside the title: the icon of the tab, and if wished for a sound and a notification. */

const ICON = '/favicon.svg';
const TURN_ICON = '/favicon-turn.svg';

export function markIcon(turn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = turn ? TURN_ICON : ICON;
}

let audio: AudioContext | null = null;

/** Notes like small bells: frequency in Hz and when each begins, in seconds. */
function ring(notes: readonly (readonly [number, number])[], loud: number): void {
  try {
    audio ??= new AudioContext();
  } catch {
    return; // a browser without sound
  }
  const now = audio.currentTime;
  for (const [pitch, after] of notes) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = 'sine';
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0, now + after);
    gain.gain.linearRampToValueAtTime(loud, now + after + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + after + 0.9);
    tone.connect(gain).connect(audio.destination);
    tone.start(now + after);
    tone.stop(now + after + 1);
  }
}

export const chime = (): void => ring([[659, 0], [880, 0.14], [1318, 0.3]], 0.09); // prettier-ignore

export function notify(title: string, body: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted' || !document.hidden) return;
  const note = new Notification(title, { body, icon: TURN_ICON, tag: 'fairyring-turn' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
