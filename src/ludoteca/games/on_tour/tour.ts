/** Tours as people read them: their points, where a number would fit, and one drawn by hand. */
import type { Chart } from './chart';
import { read, type Mark } from './marks';

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

/** One for each area, one more for each that is circled. */
export const points = (tour: readonly string[], marks: Marks): number =>
  tour.reduce((sum, id) => sum + (marks.get(id)?.circled ? 2 : 1), 0);

/** The nearest numbers beside an area, below and above `value`; null where there is none. */
export function between(
  chart: Chart,
  marks: Marks,
  area: string,
  value: number,
): { readonly below: number | null; readonly above: number | null } {
  const beside = (chart.near.get(area) ?? [])
    .map(({ id }) => marks.get(id)?.value ?? NaN)
    .filter((number) => !Number.isNaN(number));
  const below = beside.filter((number) => number <= value);
  const above = beside.filter((number) => number > value);
  return {
    below: below.length ? Math.max(...below) : null,
    above: above.length ? Math.min(...above) : null,
  };
}

/** The areas that a tour drawn by hand can go on to. */
export function onward(chart: Chart, marks: Marks, tour: readonly string[]): readonly string[] {
  const open = chart.stops
    .map(({ id }) => id)
    .filter((id) => !tour.includes(id) && marks.has(id) && marks.get(id)?.kind !== 'x');
  const last = tour.at(-1);
  if (last === undefined) return open;
  const level = Math.max(
    -1,
    ...tour.map((id) => marks.get(id)?.value ?? NaN).filter((n) => n >= 0),
  );
  const beside = new Set((chart.near.get(last) ?? []).map(({ id }) => id));
  return open.filter((id) => {
    const value = marks.get(id)?.value ?? NaN;
    return beside.has(id) && (Number.isNaN(value) || value >= level);
  });
}
