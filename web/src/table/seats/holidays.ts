/** Who at a table is on holiday, and since when others know. */
import type { SeatInfo } from '../../api/protocol.gen';

type Holidays = ReadonlyMap<number, number>;

/** The last day of the holiday of each seat whose person is on one. */
export const holidaysOf = (seats: readonly Pick<SeatInfo, 'seat' | 'holiday'>[]): Holidays =>
  new Map(seats.flatMap(({ seat, holiday }) => (holiday ? [[seat, holiday]] : [])));

/** The seats whose holiday has begun, is another now, or has ended (then until null). */
export function changed(before: Holidays, after: Holidays): [number, number | null][] {
  const begun = [...after].filter(([seat, until]) => before.get(seat) !== until);
  const ended = [...before.keys()].filter((seat) => !after.has(seat));
  return [...begun, ...ended.map((seat): [number, null] => [seat, null])];
}
