/** The one thing that somebody can do, where it may be done for them. */
import type { Moment } from '../../kit/board';
import type { Update } from '../../api/protocol.gen';

export interface OnlyMove {
  /** The same for every page of this person that plays it: it is carried out once. */
  readonly id: string;
  readonly action: unknown;
}

/**
 * Null where there is a choice, where something could still be taken back that nobody has answered,
 * where others act as well, and where the reader has just gone back to this question.
 */
export function onlyMove(update: Update | null, moments: readonly Moment[]): OnlyMove | null {
  if (!update || update.audience === null || update.options.length !== 1) return null;
  const alone = update.to_act.length === 1 && update.to_act[0] === update.audience;
  const back = moments.findLast(({ n }) => n <= update.n)?.undone.length ?? 0;
  const open = update.undo?.to != null && !update.undo.answered;
  if (!alone || open || back) return null;
  return { id: `only-${update.asked}`, action: update.options[0]?.action };
}
