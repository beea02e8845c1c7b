/** A few sounds of our own, made of tones and noise when they are wanted: nothing is fetched, and nothing plays unless
 * the reader has switched sounds on. */

export const SOUNDS = ['turn', 'card', 'piece', 'coin', 'die', 'reveal', 'end'] as const;
export type Sound = (typeof SOUNDS)[number];

let audio: AudioContext | null = null;

/** A tone like a small bell: Hz, when it begins, how long it rings, how loud (all of 1). */
interface Bell {
  pitch: number;
  at: number;
  long: number;
  loud: number;
}
/** A breath of noise: paper, wood, a rolling die. `pitch` is the middle of the band that is let through. */
interface Noise extends Bell {
  narrow: number;
}

const bell = (pitch: number, at: number, long = 0.9, loud = 0.5): Bell => ({ pitch, at, long, loud });
const noise = (pitch: number, at: number, long: number, loud: number, narrow = 1): Noise => ({ pitch, at, long, loud, narrow });

/** What each sound is made of. */
const SCORE: Record<Sound, { bells: Bell[]; noises: Noise[] }> = {
  turn: { bells: [bell(659, 0), bell(880, 0.14), bell(1318, 0.3)], noises: [] },
  card: { bells: [], noises: [noise(2600, 0, 0.09, 0.35, 0.7), noise(1400, 0.05, 0.07, 0.25)] },
  piece: { bells: [bell(220, 0, 0.08, 0.35)], noises: [noise(700, 0, 0.05, 0.5, 2)] },
  coin: { bells: [bell(1568, 0, 0.3, 0.22), bell(2093, 0.05, 0.35, 0.16)], noises: [] },
  die: {
    bells: [bell(180, 0.42, 0.1, 0.3)],
    noises: [0, 0.09, 0.17, 0.25, 0.34, 0.42].map((at, i) => noise(900 + 90 * (i % 3), at, 0.045, 0.5 - i * 0.04, 3)),
  },
  reveal: { bells: [bell(523, 0, 0.5, 0.3), bell(784, 0.09, 0.6, 0.3)], noises: [noise(2600, 0, 0.08, 0.2, 0.7)] },
  end: {
    bells: [
      ...[523, 659, 784, 1047].map((pitch, i) => bell(pitch, i * 0.16, 1.4, 0.4)),
      ...[523, 784, 1318].map((pitch) => bell(pitch, 0.72, 2.2, 0.3)),
    ],
    noises: [],
  },
};

/** Browsers let a page sound only after the reader has touched it; a sound before that is lost, and that is well. */
function open(): AudioContext | null {
  try {
    audio ??= new AudioContext();
  } catch {
    return null; // a browser without sound
  }
  if (audio.state === 'suspended') void audio.resume();
  return audio;
}

/** Play a sound at a volume between 0 and 1. */
export function play(sound: Sound, volume: number): void {
  const loud = Math.min(1, Math.max(0, volume)) * 0.2;
  const context = loud > 0 ? open() : null;
  if (!context) return;
  const now = context.currentTime + 0.01;
  const { bells, noises } = SCORE[sound];
  for (const one of bells) {
    const tone = context.createOscillator();
    tone.frequency.value = one.pitch;
    tone.connect(swell(context, now, one, loud)).connect(context.destination);
    tone.start(now + one.at);
    tone.stop(now + one.at + one.long + 0.1);
  }
  for (const one of noises) {
    const source = context.createBufferSource();
    source.buffer = hiss(context, one.long);
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = one.pitch;
    band.Q.value = one.narrow;
    source
      .connect(band)
      .connect(swell(context, now, one, loud))
      .connect(context.destination);
    source.start(now + one.at);
  }
}

/** Quickly there, slowly gone. */
function swell(context: AudioContext, now: number, one: Bell, loud: number): GainNode {
  const gain = context.createGain();
  const start = now + one.at;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud * one.loud, start + Math.min(0.02, one.long / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + one.long);
  return gain;
}

function hiss(context: AudioContext, long: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.max(1, Math.ceil(context.sampleRate * long)), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
