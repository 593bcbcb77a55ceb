/** The five number dice and the action die. */
import { SYMBOLS, type Sides } from '$kit/dice/solids';
import type { View, Write } from './types.gen';

export type DieId = Write['dice'][number];

/** The number dice, in the order of `roll`. */
export const DICE = ['d4', 'd6', 'd8', 'd12', 'd20'] as const satisfies readonly DieId[];

export const SIDES: Readonly<Record<DieId, Sides>> = { d4: 4, d6: 6, d8: 8, d12: 12, d20: 20 };

/** Faces of the action die. */
export const FACES = ['add', 'remove', 'swap', 'either'] as const satisfies readonly View['face'][];
export const SIGNS = [...FACES.map((face) => SYMBOLS[face]), SYMBOLS.add, SYMBOLS.remove];

export function value(view: View, die: DieId): number {
  return view.roll[DICE.indexOf(die)] ?? 0;
}

/** Sum of chosen dice, only for display: the written number comes from the rules. */
export function sum(view: View, dice: readonly DieId[]): number {
  return dice.reduce((total, die) => total + value(view, die), 0);
}

/** "d4 3 + d8 5", as options name dice; a die and its number stay on one line. */
export function shown(view: View, dice: readonly DieId[]): string {
  return dice.map((die) => `${die}\u00a0${value(view, die)}`).join(' + ');
}

/** Name of a die's option with the number on the die, so that voice control finds it by that number. */
export function named(offer: string, number: number): string {
  const told = number === 0 || offer.split(/[^\p{L}\p{N}]+/u).includes(String(number));
  return told ? offer : `${offer}: ${number}`;
}
