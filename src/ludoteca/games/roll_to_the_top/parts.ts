/** Splits an option into the parts that are chosen one after the other: dice and a box, or a die that
 * leaves and one that comes. */
import type { Part } from '$kit/choosing/narrowing.svelte';
import type { Action } from './types.gen';

export const PARTS: readonly Part<Action>[] = [
  { name: 'dice', of: (action) => (action.type === 'write' ? action.dice : undefined) },
  { name: 'box', of: (action) => (action.type === 'write' ? action.box : undefined) },
  {
    name: 'out',
    of: (action) =>
      action.type === 'remove_die'
        ? action.die
        : action.type === 'swap_dice'
          ? action.out
          : undefined,
  },
  {
    name: 'into',
    of: (action) =>
      action.type === 'add_die'
        ? action.die
        : action.type === 'swap_dice'
          ? action.into
          : undefined,
  },
];
