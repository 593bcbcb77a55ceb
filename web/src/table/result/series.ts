/** The score between people who play several games in a row. */
import type { Result, SeatInfo, TableInfo } from '../../api/protocol.gen';

export interface Tally {
  readonly seat: SeatInfo;
  readonly wins: number;
}

/**
 * Wins of each seat, this table included; null when it is no series, or there is nothing to count:
 * all play together, or one alone. A table that was ended early counts for nobody.
 */
export function series(
  { round, seats, closed }: Pick<TableInfo, 'round' | 'seats' | 'closed'>,
  result: Pick<Result, 'ranks' | 'team'>,
): readonly Tally[] | null {
  if (round < 2 || seats.length < 2 || result.team !== null) return null;
  return seats
    .map((seat) => ({
      seat,
      wins: seat.wins + (closed === null && result.ranks[seat.seat] === 1 ? 1 : 0),
    }))
    .sort((a, b) => b.wins - a.wins || a.seat.seat - b.seat.seat);
}
