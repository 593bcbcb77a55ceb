/** Explanations of the things on the board, by their anchors. */
import type { Translate } from '$kit/board';
import { list } from '$kit/text/join';
import { saySite } from './said';
import type { View } from './types.gen';

const ABOUT: Readonly<Record<string, string>> = {
  market: 'about-card',
  supply: 'about-supply',
  objectives: 'about-objective',
  stock: 'about-stock',
  tracks: 'about-tracks',
  park: 'about-park',
};

export function explain(thing: string, view: View, t: Translate): string[] {
  const [kind = '', name = ''] = thing.split(':');
  if (kind === 'site') {
    const site = name.toUpperCase();
    const built = view.buildings.some((one) => one.site === site);
    return [t(built ? 'about-building' : 'about-site'), list(saySite(site, view, t), t)];
  }
  if (kind === 'card') {
    const offer = view.market[Number(name) - 1];
    if (!offer?.card) return [];
    return [t('about-card'), t('board-card', { card_word: `card-${offer.card.toLowerCase()}` })];
  }
  if (kind === 'objective') {
    const id = view.objectives[Number(name) - 1]?.id.toLowerCase();
    return id ? [t('about-objective'), t(`objective-${id}-text`)] : [];
  }
  if (kind === 'district') return [t(`district-${name}`), t('about-district')];
  const about = ABOUT[kind];
  return about ? [t(about)] : [];
}
