/** Explanations of the things on the board, by their anchors. */
import type { Seat, Translate } from '$kit/board';
import { DICE, value, type DieId } from './dice';
import { sayBox, sight } from './sights';
import type { View } from './types.gen';

export function explain(thing: string, view: View, front: Seat, t: Translate): string[] {
  if (thing === 'action' || thing === 'next')
    return [t('about-action'), face(view, t), change(view, t)].filter(Boolean);
  const [kind, name] = thing.split(':');
  if (kind === 'die') {
    const die = DICE.find((one) => one === name);
    return die ? [t('about-die'), now(die, view, t)] : [];
  }
  const place = sight(view.board).boxes.find(({ id }) => id === name);
  if (!place) return [];
  const about = place.dotted ? 'about-dotted' : place.hanging ? 'about-hanging' : 'about-resting';
  const [number, need] = [view.sheets[front]?.[place.at] ?? 0, view.needs[front]?.[place.at] ?? 0];
  return [t(about), sayBox(place, number, need, t)];
}

const face = (view: View, t: Translate) => t('board-action-die', { face: view.face });

/** Sentence about the change of dice after this turn, and the player who makes it. */
function change({ phase, resolver, coming }: View, t: Translate): string {
  if (phase !== 'write') return '';
  return t('board-next', { seat: resolver, change: coming.kind, why: coming.why });
}

function now(die: DieId, view: View, t: Translate): string {
  const number = value(view, die);
  const used = view.entries.some(({ dice }) => dice.includes(die));
  return t('board-die', { die, number, how: number === 0 ? 'resting' : used ? 'used' : 'free' });
}
