import type { Chart } from './chart';

/** What stands in an area, read from how the view writes it: "37", "37o", "*", "*o" or "x". */
export interface Mark {
  readonly kind: 'number' | 'star' | 'x';
  readonly text: string;
  /** Of numbers; NaN for others. */
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

/** As the words of the game name it. */
export const named = (mark: Mark): string => (mark.kind === 'star' ? 'star' : mark.text);

export type Marks = ReadonlyMap<string, Mark>;

/** The marks of one map by area; `written` is in the order of the areas. */
export function marksOf(chart: Chart, written: readonly string[]): Marks {
  const found = new Map<string, Mark>();
  chart.stops.forEach(({ id }, i) => {
    const mark = read(written[i]);
    if (mark) found.set(id, mark);
  });
  return found;
}
