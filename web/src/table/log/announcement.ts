/** The announcement of a log entry for screen readers: what a seat could not know beforehand. */
import type { Moment, Seat, GameEvent, Translate } from '../../kit/board';
import { sentences } from '../../kit/text/join';
import { consequences, linesOf, spokenText, turns } from './turns';

/** Some events of an entry, and whether the seat caused them and so knows them. */
interface Part {
  readonly known: boolean;
  readonly events: readonly GameEvent[];
}

/**
 * Splits an entry into known events and news. Known are the seat's own actions: in its own entry,
 * or in secret in a shared turn that another seat's entry reveals now. What begins with the entry
 * is news to everybody: the dice, the cards.
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

/** The events of an entry that are news to a seat. */
export function newsFor(
  moment: Moment,
  moments: readonly Moment[],
  me: Seat | null,
): readonly GameEvent[] {
  return parts(moment, moments, me).flatMap(({ known, events }) => (known ? [] : events));
}

/**
 * The text of an entry for screen readers: all that is news, and the consequences of the seat's
 * own action. `undoable` is an entry of the reader that they may take back: nothing in it is news.
 */
export function announcement(
  moment: Moment,
  moments: readonly Moment[],
  me: Seat | null,
  undoable: boolean,
  say: Translate,
): string {
  if (undoable) return consequences(linesOf(moment), say);
  const said = parts(moment, moments, me).map(({ known, events }) =>
    known ? consequences(events, say) : spokenText(events, say),
  );
  return sentences(said.filter(Boolean), say);
}
