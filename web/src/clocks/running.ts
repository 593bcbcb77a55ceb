/** What a clock has left, and when what is drawn of it changes. */
import type { SeatClock } from '../api/protocol.gen';

/** When the clock is in need of time: shown, and told once to its person. */
export const LOW_MS = 60_000;
export const LAST_MS = 10_000;

/** A table over days is drawn so often. */
const SLOW_MS = 15_000;

/** Milliseconds that are left at `now`, by the server's clock. */
export const remaining = ({ left, due }: SeatClock, now: number): number =>
  due === null ? left : Math.max(0, Math.min(left, due - now));

/**
 * Milliseconds from `now` until another whole second is drawn, or until the time of a table `overDays`
 * is looked at again; for ever where nothing changes any more.
 */
export function untilChange(clock: SeatClock, now: number, overDays: boolean): number {
  if (clock.due === null || clock.due <= now) return Infinity;
  if (overDays) return SLOW_MS;
  const shown = Math.ceil(remaining(clock, now) / 1_000);
  return clock.due - now - (shown - 1) * 1_000;
}

/** 0, or 1 in the last minute, or 2 in the last ten seconds. */
export const need = (ms: number): 0 | 1 | 2 => (ms <= LAST_MS ? 2 : ms <= LOW_MS ? 1 : 0);
