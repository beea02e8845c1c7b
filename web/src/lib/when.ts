import { language } from './i18n';

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "10 minutes": a time in seconds as one number of the largest unit that fits, in the reader's language. */
export function span(seconds: number): string {
  const [unit, size] = STEPS.find(([, step]) => seconds >= step) ?? (['second', 1] as const);
  return new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'long' }).format(Math.round(seconds / size));
}

/** "3 hours ago": how long something is past, in the reader's language. Times in seconds. */
export function ago(then: number, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  const past = Math.max(0, now - then);
  const step = STEPS.find(([, size]) => past >= size);
  return step ? words.format(-Math.floor(past / step[1]), step[0]) : words.format(0, 'minute');
}
