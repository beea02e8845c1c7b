import type { Seat } from './protocol';

/** How long a table waits for somebody who is there. */

/** Somebody has not come yet who was invited: nobody need hurry before. */
export const incomplete = (seats: readonly Seat[]): boolean =>
  seats.some((seat) => seat.kind === 'free' && seat.plays_for === null && !seat.resigned);

/** Nobody else plays here, has played here, or may: everything can be taken back. */
export const onlyOne = (seats: readonly Seat[]): boolean =>
  seats.filter((seat) => seat.kind !== 'bot' || seat.plays_for !== null || seat.resigned).length === 1;

/** Of the time that was set for a decision, the last part: then everybody sees that it runs out. */
const LAST = 1 / 4;

/** Where the time for a decision stands: nothing to be said yet, seconds left, or 0 when it is over. */
export function timeLeft(pace: number, asked: number, now: number): number | null {
  if (!pace) return null;
  const left = Math.max(0, pace - (now - asked) / 1000);
  return left <= pace * LAST ? left : null;
}

/** A time to say, without counting every second: 10 or 30 seconds, then whole minutes, hours and days, rounded up. */
export function roughly(seconds: number): number {
  if (seconds <= 10) return 10;
  if (seconds <= 30) return 30;
  const unit = [86_400, 3_600].find((one) => seconds > one) ?? 60;
  return unit * Math.ceil(seconds / unit);
}
