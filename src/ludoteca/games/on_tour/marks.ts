import type { Chart } from './chart';

/** Mark of an area, parsed from its text in the view: "37", "37o", "*", "*o" or "x". */
export interface Mark {
  readonly kind: 'number' | 'star' | 'x';
  readonly text: string;
  /** The number; NaN for a star or an X. */
  readonly value: number;
  readonly circled: boolean;
}

/** Null for an empty area. */
export function read(written: string | undefined): Mark | null {
  if (!written) return null;
  const circled = written.endsWith('o');
  const text = circled ? written.slice(0, -1) : written;
  const kind = text === 'x' ? 'x' : text === '*' ? 'star' : 'number';
  return { kind, text, value: kind === 'number' ? Number(text) : NaN, circled };
}

/** Name of the mark in translations. */
export const named = (mark: Mark): string => (mark.kind === 'star' ? 'star' : mark.text);

export type Marks = ReadonlyMap<string, Mark>;

/** Marks of one map by area; `written` has the areas' texts in order. */
export function marksOf(chart: Chart, written: readonly string[]): Marks {
  const found = new Map<string, Mark>();
  chart.stops.forEach(({ id }, i) => {
    const mark = read(written[i]);
    if (mark) found.set(id, mark);
  });
  return found;
}

/** Numbers among marks. */
export const numbersIn = (marks: readonly (Mark | undefined)[]): ReadonlySet<number> =>
  new Set(marks.map((mark) => mark?.value ?? NaN).filter((value) => value >= 0));
