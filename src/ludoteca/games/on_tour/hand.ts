/** A tour drawn by hand when the table is over, as numbers of the `stops` of the view. */
import type { View } from './types.gen';

type Stops = View['stops'];

/** Areas that the tour visits. */
export const areas = (stops: Stops, hand: readonly number[]): string[] =>
  hand.flatMap((at) => stops[at]?.[0] ?? []);

export const points = (stops: Stops, hand: readonly number[]): number =>
  hand.reduce((sum, at) => sum + (stops[at]?.[1] ?? 0), 0);

/** Stops where the tour can continue, by area: any first stop while nothing is drawn. */
export function next(stops: Stops, hand: readonly number[]): ReadonlyMap<string, number> {
  const last = hand.at(-1);
  const open =
    last === undefined
      ? stops.flatMap(([, , first], at) => (first ? at : []))
      : (stops[last]?.[3] ?? []);
  const visited = areas(stops, hand);
  return new Map(
    open.flatMap((at): [string, number][] => {
      const area = stops[at]?.[0];
      return area === undefined || visited.includes(area) ? [] : [[area, at]];
    }),
  );
}
