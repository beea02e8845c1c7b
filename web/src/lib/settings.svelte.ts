/** What this browser remembers about its reader's wishes. */
export const settings = $state({
  language: 'en',
  theme: 'auto' as 'auto' | 'light' | 'dark',
  sound: false,
  notifications: false,
  /** follow the system, or never move */
  motion: 'auto' as 'auto' | 'none',
  /** how fast others' turns are played back: 0.5 to 3 */
  speed: 1,
  /** ask before what cannot be taken back */
  confirm: true,
});
