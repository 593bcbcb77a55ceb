/** What of an entry a seat could not know beforehand. */
import type { Moment, Seat, Told } from '../kit/board';
import { linesOf, turns } from './turns';

/**
 * All of it, but for what one did oneself: with one's own entry, or in secret in a turn of all
 * together that somebody's entry shows now. What begins with the entry is news to everybody: the
 * dice, the cards.
 */
export function unforeseen(
  moment: Moment,
  moments: readonly Moment[],
  me: Seat | null,
): readonly Told[] {
  if (me === null || moment.change) return linesOf(moment);
  const groups = turns([...moments.filter(({ n }) => n < moment.n), moment]);
  const first = groups.find(({ lines }) => lines.some(({ n }) => n === moment.n));
  const own = moment.seat === me || first?.together ? first : undefined;
  return groups.flatMap((turn) =>
    turn.lines
      .filter(({ n, seat }) => n === moment.n && (turn !== own || seat !== me))
      .flatMap(({ events }) => events),
  );
}
