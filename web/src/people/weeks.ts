/** The weeks of half a year for a bar chart, also those without a game. */
import type { Week } from '../api/api';

const WEEK = 7 * 86_400_000;
export const WEEKS = 26;

/** The last weeks up to that of `now`, the oldest first; `weeks` has those with a game. */
export function halfYear(weeks: readonly Week[], now: number): Week[] {
  const monday = 4 * 86_400_000; // the first one after 1970 began
  const last = now - ((now - monday) % WEEK);
  const found = new Map(weeks.map((week) => [week.at, week]));
  return Array.from({ length: WEEKS }, (_, i) => {
    const at = last - (WEEKS - 1 - i) * WEEK;
    return found.get(at) ?? { at, played: 0, won: 0 };
  });
}
