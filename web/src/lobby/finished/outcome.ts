/** The outcome of a finished table for a row of a list. */
import type { SeatCard, SeatEnd, TableCard } from '../../api/protocol.gen';

/** A seat of a table, with its number. */
export interface Numbered {
  readonly seat: number;
  readonly card: SeatCard;
}

/** The seats in the order of their ranks; in seat order where nothing was decided. */
export function ranked(card: Pick<TableCard, 'seats'>): Numbered[] {
  const seats = card.seats.map((one, seat) => ({ seat, card: one }));
  return seats.sort(
    (a, b) => (a.card.ended?.rank ?? 0) - (b.card.ended?.rank ?? 0) || a.seat - b.seat,
  );
}

/** The reader's result; null without a seat, with several, or when nothing was decided. */
export function ownEnd(card: Pick<TableCard, 'seats' | 'yours'>): SeatEnd | null {
  const [seat, another] = card.yours;
  return seat === undefined || another !== undefined ? null : (card.seats[seat]?.ended ?? null);
}
