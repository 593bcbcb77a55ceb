/**
 * Choosing an option by its squares, one after the other: where something goes, or from where and
 * to where.
 */
import type { Choice } from '../board';

/** The squares of an option in the order in which they are chosen; none for one without squares. */
export type PathOf = (option: Choice) => readonly number[];

/** A square that can be chosen next. */
export interface Stop {
  readonly square: number;
  /** The option that it makes whole; null when more is to be chosen. */
  readonly option: Choice | null;
}

export interface Paths {
  /** The chosen squares; empty once they fit no option. */
  readonly chosen: readonly number[];
  readonly stops: readonly Stop[];
  /** Options that squares alone do not tell apart, and options without squares. */
  readonly others: readonly Choice[];
}

export function paths(
  options: readonly Choice[],
  of: PathOf,
  before: readonly number[] = [],
): Paths {
  const all = options.map((option) => ({ option, path: of(option) }));
  const begins = (path: readonly number[], with_: readonly number[]) =>
    with_.every((square, at) => path[at] === square);
  const fits = before.length > 0 && all.some(({ path }) => begins(path, before));
  const chosen = fits ? before : [];
  const left = all.filter(({ path }) => path.length && begins(path, chosen));
  const next = new Map<number, Choice[]>();
  for (const { option, path } of left) {
    const square = path[chosen.length];
    if (square !== undefined) next.set(square, [...(next.get(square) ?? []), option]);
  }
  const stops = [...next].map(([square, [first, ...more]]): Stop => {
    const whole = first && !more.length && of(first).length === chosen.length + 1;
    return { square, option: whole ? first : null };
  });
  const ended = left.filter(({ path }) => path.length === chosen.length);
  const without = all.filter(({ path }) => !path.length);
  return { chosen, stops, others: [...ended, ...without].map(({ option }) => option) };
}
