/** Explanations of the things on the board, by their anchors. */
import type { Seat, Translate } from '$kit/board';
import { list } from '$kit/text/join';
import type { Chart } from './chart';
import { marksOf, named } from './marks';
import type { View } from './types.gen';

export function explain(
  thing: string,
  view: View,
  chart: Chart | null,
  front: Seat,
  t: Translate,
): string[] {
  if (thing === 'score') return [t('about-tour')];
  if (thing === 'number:x') return [t('about-x')];
  const [kind, name = ''] = thing.split(':');
  if (kind === 'numbers' || kind === 'number')
    return [t(view.kind?.endsWith('numbers') ? 'about-numbers' : 'about-star')];
  if (kind === 'card') {
    const card = view.cards[Number(name) - 1];
    if (!card) return [];
    const names = { area_word: word(card.area, view), region: said(card.region, t) };
    return [t('about-card'), t('now-card', names)];
  }
  // Areas that cannot be chosen now, and areas that take the chosen mark.
  const area = kind === 'area' || kind === 'open';
  return area && chart ? tell(name, view, chart, front, t) : [];
}

const word = (area: string, view: View) => `area-${view.options.map}-${area}`;
const said = (region: string, t: Translate) => t('board-region', { region });

/** Sentences about an area: its mark, its regions and its neighbours. */
function tell(area: string, view: View, chart: Chart, front: Seat, t: Translate): string[] {
  const area_word = word(area, view);
  const mark = marksOf(chart, view.maps[front] ?? []).get(area);
  const regions = (chart.at.get(area)?.regions ?? []).map((region) => said(region, t));
  const lies = t('now-area', { area_word, regions: list(regions, t) });
  if (!mark) {
    const [, below = -1, above = -1] = view.gaps.find(([one]) => one === area) ?? [];
    return [
      t('about-area'),
      lies,
      t('now-beside', { beside: t('board-between', { below, above }) }),
    ];
  }
  const about = { number: 'about-number', star: 'about-star', x: 'about-x' }[mark.kind];
  const holds = t('board-holds', { area_word, mark: named(mark) });
  return [t(about), holds, ...(mark.circled ? [t('about-circle')] : [])];
}
