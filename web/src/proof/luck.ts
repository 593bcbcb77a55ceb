/** What the dice gave, as it is drawn and told. */
import type { Luck } from '../api/protocol.gen';

/** The seat to tell about: the reader's own, else the one to whom the dice were worth most. */
export function luckiest(gained: readonly number[], own: number | null): number {
  if (own !== null) return own;
  return gained.reduce((best, points, seat) => (points > (gained[best] ?? 0) ? seat : best), 0);
}

/** Who plays together has the same dice: what they were worth to all; null where each has own luck. */
export function together(gained: readonly number[]): number | null {
  const [first = 0, ...others] = gained;
  return others.length && others.every((points) => points === first) ? first : null;
}

/** The longest bar, so that the picture is never empty and small luck stays small. */
export const reach = (gained: readonly number[]): number => Math.max(5, ...gained.map(Math.abs));

/** Whether the dice gave anything to anybody: in some games they favour nobody, being shared. */
export const worthTelling = (luck: Luck): boolean =>
  luck.entries.some(({ gained }) => gained.some((points) => points !== 0));
