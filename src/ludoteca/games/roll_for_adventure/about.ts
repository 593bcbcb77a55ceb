/** Explanations of the things on the board, by their anchors. */
import type { SeatLook, Translate } from '$kit/board';
import { isolated, labelled } from '$kit/text/join';
import { ALLY, BONUS } from './map';
import type { Foe, View } from './types.gen';

const SIDES = {
  desert: 'desert',
  fortress: 'fortress',
  forest: 'forest',
  'ice-cave': 'ice_cave',
} as const;

/** Enemies with an explanation of their own. */
const SPECIAL = /^(dragon|phantom|giant)/;

export function explain(
  thing: string,
  view: View,
  seats: readonly SeatLook[],
  nameOf: (foe: Foe) => string,
  t: Translate,
): string[] {
  if (thing === 'hand')
    return [
      t('about-hand'),
      ...lent(
        view.pool.map(([kind]) => kind),
        t,
      ),
    ];
  if (thing === 'cards') {
    const cards = t('board-cards', { cards: view.cards });
    return [t('about-cards'), cards, t('about-master'), t('about-land-die')];
  }
  if (thing === 'resurrection')
    return [t('about-resurrection'), `${t('place-resurrection')} ${view.total}/10`];
  if (thing === 'stones')
    return [t('about-stones'), t('board-stones', { stones: view.stones, goal: view.goal })];
  const [kind, name] = thing.split(':');
  if (kind === 'hero' || kind === 'ability') {
    const hero = view.heroes[Number(name)];
    if (!hero) return [t('about-hero')];
    const who = `${t(`hero-${hero.hero}`)} (${isolated(seats[hero.seat]?.name ?? '')})`;
    const ability = labelled(who, t(`ability-${hero.hero}`), t);
    return [t('about-hero'), ability, ...lent(hero.board, t)];
  }
  if (kind === 'enemy') {
    const foe = view.enemies.find(({ number }) => String(number) === name);
    if (!foe) return [];
    const [special] = SPECIAL.exec(foe.card) ?? [];
    const found = [t('about-enemy'), t('about-rank'), nameOf(foe)];
    if (special) found.push(t(`about-${special}`));
    return special ? [...found, t('about-land-die')] : found;
  }
  return kind === 'land' ? land(name ?? '', view, t) : [];
}

/** Explanations of ally and bonus dice, if some are there. */
function lent(kinds: readonly number[], t: Translate): string[] {
  const found = kinds.includes(ALLY) ? [t('about-ally')] : [];
  return kinds.includes(BONUS) ? [...found, t('about-bonus')] : found;
}

function land(name: string, view: View, t: Translate): string[] {
  if (name === 'oblivion') return [t('about-oblivion')];
  if (!(name in SIDES)) return [];
  const place = name as keyof typeof SIDES;
  const about = view.options[SIDES[place]] === 'A' ? `about-${place}` : `about-${place}-b`;
  const hole = view.skulls[Object.keys(SIDES).indexOf(place)] ?? 0;
  const skull = { territory_word: `place-${place}`, hole, last: view.last_hole };
  const lies = [t(about), t('about-skull'), t('board-skull', skull)];
  return place === 'ice-cave' ? [...lies, t('about-bonus')] : lies;
}
