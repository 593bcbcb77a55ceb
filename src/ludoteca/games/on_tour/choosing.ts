/** Options of a turn, sorted by mark and area. */
import type { Choice, Mark } from './types.gen';

export type What = Mark['what'];

export interface Offers {
  /** Marks that can be written now, in order. */
  readonly whats: readonly What[];
  readonly marks: readonly Choice<Mark>[];
}

export function offers(options: readonly Choice[]): Offers {
  const marks = options.filter((one): one is Choice<Mark> => one.action.type === 'mark');
  return {
    whats: [...new Set(marks.map(({ action }) => action.what))],
    marks,
  };
}

/** Areas of options that write a mark. */
export const areasOf = (choices: readonly Choice<Mark>[]): ReadonlySet<string> =>
  new Set(choices.map(({ action }) => action.area));
