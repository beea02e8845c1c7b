import { settings } from './settings';
import { play, type Sound } from './sound';

/** Let a sound be heard, if the reader wishes for sounds. */
export function sounds(sound: Sound): void {
  if (settings.sound) play(sound, settings.volume);
}
