/** The five number dice and the action die. */
import { SYMBOLS, type Sides } from '$kit/dice/solids';
import type { View, Write } from './types.gen';

export type DieId = Write['dice'][number];

/** As `roll` counts them. */
export const DICE = ['d4', 'd6', 'd8', 'd12', 'd20'] as const satisfies readonly DieId[];

export const SIDES: Readonly<Record<DieId, Sides>> = { d4: 4, d6: 6, d8: 8, d12: 12, d20: 20 };

/** The faces of the action die, by what it shows. */
export const FACES = ['add', 'remove', 'swap', 'either'] as const satisfies readonly View['face'][];
export const SIGNS = [...FACES.map((face) => SYMBOLS[face]), SYMBOLS.add, SYMBOLS.remove];

export function value(view: View, die: DieId): number {
  return view.roll[DICE.indexOf(die)] ?? 0;
}

/** For the player who is choosing dice: what is written in the end comes from the rules. */
export function sum(view: View, dice: readonly DieId[]): number {
  return dice.reduce((total, die) => total + value(view, die), 0);
}

/** "d4 3 + d8 5", as the options name dice; a die and its number stay in one line. */
export function shown(view: View, dice: readonly DieId[]): string {
  return dice.map((die) => `${die}\u00a0${value(view, die)}`).join(' + ');
}

/** An option of a die, with the number on it: whoever says what they see is heard. */
export function named(offer: string, number: number): string {
  const told = number === 0 || offer.split(/[^\p{L}\p{N}]+/u).includes(String(number));
  return told ? offer : `${offer}: ${number}`;
}
