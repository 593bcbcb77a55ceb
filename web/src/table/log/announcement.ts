/** What of an entry a seat could not know beforehand, and what is said of it aloud. */
import type { Moment, Seat, GameEvent, Translate } from '../../kit/board';
import { sentences } from '../../kit/text/join';
import { consequences, linesOf, spokenAll, turns } from './turns';

/** Some of what was told with an entry, and whether the seat has done it and so knows it. */
interface Part {
  readonly known: boolean;
  readonly events: readonly GameEvent[];
}

/**
 * All of it is news, but for what one did oneself: with one's own entry, or in secret in a turn of
 * all together that somebody's entry shows now. What begins with the entry is news to everybody: the
 * dice, the cards.
 */
function parts(moment: Moment, moments: readonly Moment[], me: Seat | null): readonly Part[] {
  if (me === null || moment.change) return [{ known: false, events: linesOf(moment) }];
  const groups = turns([...moments.filter(({ n }) => n < moment.n), moment]);
  const first = groups.find(({ lines }) => lines.some(({ n }) => n === moment.n));
  const own = moment.seat === me || first?.together ? first : undefined;
  return groups.flatMap((turn) =>
    turn.lines
      .filter(({ n }) => n === moment.n)
      .map(({ seat, events }) => ({ known: turn === own && seat === me, events })),
  );
}

/** What of an entry is news to a seat. */
export function unforeseen(
  moment: Moment,
  moments: readonly Moment[],
  me: Seat | null,
): readonly GameEvent[] {
  return parts(moment, moments, me).flatMap(({ known, events }) => (known ? [] : events));
}

/**
 * An entry as it is said to who cannot see it: all that is news, and of what one did oneself what
 * came of it. `undoable` is an entry of the reader that they may take back: nothing in it is news.
 */
export function announced(
  moment: Moment,
  moments: readonly Moment[],
  me: Seat | null,
  undoable: boolean,
  say: Translate,
): string {
  if (undoable) return consequences(linesOf(moment), say);
  const said = parts(moment, moments, me).map(({ known, events }) =>
    known ? consequences(events, say) : spokenAll(events, say),
  );
  return sentences(said.filter(Boolean), say);
}
