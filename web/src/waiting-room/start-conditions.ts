/** How a waiting table can start: who is sure to play, and what its owner may do. */
import type { SeatInfo, TableInfo } from '../api/protocol.gen';

/** What happens to seats that are open or whose people have not answered. */
export type Vacancy = 'refuse' | 'leave-out' | 'bots';

export interface Start {
  readonly vacancy: Vacancy;
  /** The number of players. */
  readonly count: number;
}

/** Whether no one is sure to play there. */
export const isVacant = (seat: Pick<SeatInfo, 'kind' | 'invited'>): boolean =>
  seat.kind === 'open' || seat.invited;

/**
 * The ways to start, the best one first. With other people at the table it is starting with those
 * who are there; a reader who is alone plays against bots.
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

/** The current order of seats, as the API takes it. */
export const order = (count: number): (number | null)[] =>
  Array.from({ length: count }, (_, i) => i);

export const added = (count: number): (number | null)[] => [...order(count), null];

export const without = (count: number, seat: number): (number | null)[] =>
  order(count).filter((one) => one !== seat);

/** The order with `seat` moved one place up. */
export function earlier(count: number, seat: number): (number | null)[] {
  const then = order(count);
  then.splice(seat - 1, 2, seat, seat - 1);
  return then;
}
