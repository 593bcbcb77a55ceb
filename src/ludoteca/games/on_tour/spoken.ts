/** Screen reader texts for areas, with everything that is visible on the map. */
import type { Translate } from '$kit/board';
import { labelled, list, phrases } from '$kit/text/join';
import type { Chart } from './chart';
import { named, type Marks } from './marks';

export interface Land {
  readonly chart: Chart;
  readonly marks: Marks;
  readonly tour: readonly string[];
  /** Translation key of an area. */
  readonly word: (area: string) => string;
}

/** "West. Beside it: Oregon: 17, California. Between 17 and 38. On your tour", with the parts that apply. */
export function sayLand(
  area: string,
  { chart, marks, tour, word }: Land,
  t: Translate,
  ...more: readonly string[]
): string {
  const regions = (chart.at.get(area)?.regions ?? []).map((region) =>
    t('board-region', { region }),
  );
  const beside = (chart.near.get(area) ?? []).map(({ id }) => {
    const mark = marks.get(id);
    return mark
      ? t('board-holds', { area_word: word(id), mark: named(mark) })
      : t('board-empty', { area_word: word(id) });
  });
  const toured = tour.includes(area) ? t('board-toured') : '';
  const parts = [list(regions, t), labelled(t('board-beside'), list(beside, t), t), toured];
  return phrases([...parts, ...more], t);
}
