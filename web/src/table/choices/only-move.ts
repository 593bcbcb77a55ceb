/** Finds a forced move: the only option of a seat, where the client may play it by itself. */
import type { Moment } from '../../kit/board';
import type { Update } from '../../api/protocol.gen';

export interface OnlyMove {
  /** The command id, the same on every page of this person, so that the move is played once. */
  readonly id: string;
  readonly action: unknown;
}

/**
 * The forced move of an update. Null where there is a choice, where something unanswered could
 * still be taken back, where others act as well, and where the reader has just gone back to this
 * question.
 */
export function onlyMove(update: Update | null, moments: readonly Moment[]): OnlyMove | null {
  if (!update || update.audience === null || update.options.length !== 1) return null;
  const alone = update.to_act.length === 1 && update.to_act[0] === update.audience;
  const back = moments.findLast(({ n }) => n <= update.n)?.undone.length ?? 0;
  const open = update.undo?.to != null && !update.undo.answered;
  if (!alone || open || back) return null;
  return { id: `only-${update.asked}`, action: update.options[0]?.action };
}
