/** Explanations of the things on the board, by their anchors. */
import type { Translate } from '$kit/board';
import { sayFigures, sayTower } from './spoken';
import type { Stone, View } from './types.gen';

export function explain(
  thing: string,
  view: View,
  scores: readonly number[],
  t: Translate,
): string[] {
  if (thing === 'die') return [t('about-die')];
  if (thing === 'start') return [t('about-start'), now(view.start, 0, t)];
  if (thing === 'finish') return [t('about-finish'), now(view.finish, view.guards_home, t)];
  const [kind, name] = thing.split(':');
  if (kind === 'tower') {
    const seat = Number(name);
    const tower = view.towers[seat];
    return tower ? [t('about-tower'), sayTower(tower, scores[seat] ?? 0, seat, t)] : [];
  }
  const stone = view.path.find(({ id }) => id === name);
  if (!stone) return [];
  const guards = stone.guards ? [t('about-guard')] : [];
  return [what(stone, view, t), stands(stone, t), ...guards];
}

function what({ kind, side }: Stone, { options }: View, t: Translate): string {
  if (kind === 'action') return t(side === 'steal' ? 'about-steal' : 'about-gift');
  if (kind === 'lucky')
    return t(options.scoring === 'expert' ? 'about-lucky-expert' : 'about-lucky');
  return t(kind === 'plus' ? 'about-plus' : 'about-minus');
}

function now(pieces: readonly number[], guards: number, t: Translate): string {
  if (!guards && !pieces.some(Boolean)) return t('now-nobody');
  return t('now-here', { figures: sayFigures(pieces, guards, t) });
}

/** Sentence about the figures on a stone and what happens when they leave it. */
function stands({ kind, pieces, guards }: Stone, t: Translate): string {
  const leaving = kind === 'action' ? 'action' : 'take';
  const seat = pieces.findIndex(Boolean);
  const standing = guards + pieces.reduce((sum, count) => sum + count, 0);
  if (standing === 1 && seat >= 0) return t('now-alone', { seat, leaving });
  if (standing < 2) return now(pieces, guards, t);
  return t('now-several', { figures: sayFigures(pieces, guards, t), leaving });
}
