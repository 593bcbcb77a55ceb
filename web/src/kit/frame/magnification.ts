/** The current zoom of the board around a component; undefined where there is no zoom. */
import { getContext, setContext } from 'svelte';

export interface Magnification {
  readonly scale: number;
}

const KEY = Symbol('magnification');

export function magnification(): Magnification | undefined {
  return getContext(KEY);
}

export function provideMagnification(magnification: Magnification): void {
  setContext(KEY, magnification);
}
