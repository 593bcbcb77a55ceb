/** Luck: which seat to name, and how to draw it. */
import type { Luck } from '../api/protocol.gen';

/** The seat to name: the reader's own, else the luckiest. */
export function luckiest(gained: readonly number[], own: number | null): number {
  if (own !== null) return own;
  return gained.reduce((best, points, seat) => (points > (gained[best] ?? 0) ? seat : best), 0);
}

/** The luck of a team, whose seats share the dice; null where each seat has its own. */
export function together(gained: readonly number[]): number | null {
  const [first = 0, ...others] = gained;
  return others.length && others.every((points) => points === first) ? first : null;
}

/** The value of the longest bar; at least 1, so that small luck stays small. */
export const reach = (gained: readonly number[]): number => Math.max(5, ...gained.map(Math.abs));

/** Whether there is luck to show: in some games the dice are shared and favour nobody. */
export const worthTelling = (luck: Luck): boolean =>
  luck.entries.some(({ gained }) => gained.some((points) => points !== 0));
