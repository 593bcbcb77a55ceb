/** Stores the reader's progress in a tutorial, to resume it later. */
import { recall, remember } from '../shell/browser-storage';

export function placeIn(game: string, steps: number): number {
  const kept = Number(recall(`tutorial.${game}`) ?? 0);
  return Number.isInteger(kept) && kept > 0 && kept < steps ? kept : 0;
}

export function keepPlace(game: string, place: number): void {
  remember(`tutorial.${game}`, String(place));
}
