/** How a table that waits can begin: who is sure to play, and what its owner may do now. */
import type { SeatInfo, TableInfo } from '../api/protocol.gen';

/** What becomes of seats that are open or whose people have not answered. */
export type Vacancy = 'refuse' | 'leave-out' | 'bots';

export interface Start {
  readonly vacancy: Vacancy;
  /** How many will play. */
  readonly count: number;
}

/** Whether nobody is sure to play there. */
export const isVacant = (seat: Pick<SeatInfo, 'kind' | 'invited'>): boolean =>
  seat.kind === 'open' || seat.invited;

/**
 * The ways to start, the one that suits best first. With others at the table it begins with those
 * who are there; whoever is alone plays against bots rather than by themselves.
 */
export function starts({ seats }: Pick<TableInfo, 'seats'>, least: number): Start[] {
  const count = seats.length;
  const sure = seats.filter((seat) => !isVacant(seat)).length;
  if (sure === count) return [{ vacancy: 'refuse', count }];
  const bots: Start = { vacancy: 'bots', count };
  if (sure < least) return [bots];
  const without: Start = { vacancy: 'leave-out', count: sure };
  return sure > 1 ? [without, bots] : [bots, without];
}

/** The seats in another order, or with one more or less, as the server is asked for it. */
export const order = (count: number): (number | null)[] =>
  Array.from({ length: count }, (_, i) => i);

export const added = (count: number): (number | null)[] => [...order(count), null];

export const without = (count: number, seat: number): (number | null)[] =>
  order(count).filter((one) => one !== seat);

/** With `seat` before the one that is before it now. */
export function earlier(count: number, seat: number): (number | null)[] {
  const then = order(count);
  then.splice(seat - 1, 2, seat, seat - 1);
  return then;
}
