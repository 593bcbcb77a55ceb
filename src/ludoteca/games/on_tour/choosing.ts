/** The options of a turn, sorted by what one does: write something somewhere, take back, be done. */
import type { Choice } from '../../../../web/src/board';
import type { Action, Mark } from './types.gen';

export type What = Mark['what'];

export interface Offers {
  /** What can be written now, in order. */
  readonly whats: readonly What[];
  readonly marks: readonly Choice<Mark>[];
  readonly confirm: Choice<Action> | null;
  readonly takeBack: Choice<Action> | null;
  readonly takeAllBack: Choice<Action> | null;
}

export function offers(options: readonly Choice<Action>[]): Offers {
  const marks = options.filter((one): one is Choice<Mark> => one.action.type === 'mark');
  const of = (type: Action['type']) => options.find(({ action }) => action.type === type) ?? null;
  return {
    whats: [...new Set(marks.map(({ action }) => action.what))],
    marks,
    confirm: of('confirm'),
    takeBack: of('take_back'),
    takeAllBack: of('take_all_back'),
  };
}
