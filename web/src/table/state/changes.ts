/** What one log entry changed for the reader, and what updates ask of them. */
import { takesBack, type Seat } from '../../kit/board';
import type { Update } from '../../api/protocol.gen';

/** Everything that one entry changed, for each audience that the reader belongs to. */
export interface Change {
  readonly n: number;
  readonly updates: Update[];
}

/** The update of one audience. */
export const updateOf = (audience: Seat | null, among: readonly Update[]): Update | undefined =>
  among.find((update) => update.audience === audience);

/** Whether the reader is still asked the same: others may have done something meanwhile. */
export function asksTheSame(before: Update | undefined, after: Update): boolean {
  return (
    before?.asked === after.asked &&
    before.options.length === after.options.length &&
    before.offers.length + after.offers.length === 0
  );
}

/**
 * Whether the audience of this update has just acted and can take it back: they know what they did,
 * and go on at once.
 */
export function isKnown({ audience, moment, options, undo }: Update): boolean {
  if (!moment || audience === null || moment.seat !== audience) return false;
  return options.some(takesBack) || undo?.to != null || moment.undone.length > 0;
}

/** Whether others wait for the audience of this update. A seat that can only take back is not waited for. */
export function isToAct({ audience, options, to_act }: Update): boolean {
  return audience !== null && options.length > 0 && to_act.includes(audience);
}
