/** The stored volume, and its gain in steps that sound equal. */
import { recall, remember } from '../shell/browser-storage';

export const LOUDEST = 100;
export const STEP = 10;
const USUAL = 70;

/** The gain for a volume from 0 to 100; 1 for the default. */
export const gainOf = (volume: number): number => (volume / USUAL) ** 2;

/** The stored volume; the default where none is, or an invalid one. */
export function volumeBefore(): number {
  const kept = Number(recall('volume') ?? USUAL);
  return kept >= 0 && kept <= LOUDEST ? kept : USUAL;
}

export function keepVolume(volume: number): void {
  remember('volume', String(volume));
}
