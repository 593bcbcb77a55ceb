/** Screen reader text for a territory, with the dice and the skull that are visible on the map. */
import type { Translate } from '$kit/board';
import { labelled, list, phrases } from '$kit/text/join';
import { NAMES } from './map';
import type { View } from './types.gen';

/** Number of dice in each chain of the sandworm. */
export const CHAINS = [1, 1, 2, 2, 3, 3];

/** Spaces of each section of the fortress. */
export const spacesOf = (view: View) => (view.options.fortress === 'A' ? 4 : 3);

/** "Damage 1 of 6. Takes 2s, ... 2s: 3 of 4 dice, 3s: broken, ... An attack: now takes 3"; `land` is 0 to 3. */
export function sayLand(view: View, land: number, t: Translate): string {
  const dice = view.takes[land] ?? 0;
  const skull = { hole: view.skulls[land] ?? 0, last: view.last_hole };
  const attack = dice ? t('board-take', { dice }) : t('board-harm');
  return phrases(
    [
      t('board-damage', skull),
      t(`board-needs-${NAMES[land] ?? 'desert'}`, { spaces: spacesOf(view) }),
      list(lies(view, land, t), t),
      labelled(t('board-attack'), attack, t),
    ],
    t,
  );
}

function lies(view: View, land: number, t: Translate): string[] {
  const filled = (dice: number, spaces: number) => t('board-filled', { dice, spaces });
  switch (NAMES[land]) {
    case 'desert': {
      if (view.options.desert === 'B') {
        const chain = labelled(
          t('board-chain', { chain: view.tiles + 1 }),
          filled(view.desert.length, CHAINS[view.tiles] ?? 0),
          t,
        );
        return [chain];
      }
      const [low, high] = [filled(view.desert.length, 3), filled(view.raised.length, 3)];
      return [labelled(t('board-below'), low, t), labelled(t('board-above'), high, t)];
    }
    case 'fortress':
      return view.sections.map((section, i) => {
        const left = view.barriers[i] ?? 0;
        const dice = filled(section.length, spacesOf(view));
        const parts = left ? [dice, t('board-barriers', { left })] : [t('board-broken')];
        return labelled(t('board-numbers', { number: i + 2 }), list(parts, t), t);
      });
    case 'forest':
      return [labelled(t('board-path'), filled(view.path.length, view.boundary), t)];
    default: {
      const taken = view.row.flatMap((kind, at) => (kind < 0 ? [] : [String(at + 1)]));
      return [labelled(t('board-taken'), taken.length ? list(taken, t) : t('board-none'), t)];
    }
  }
}
