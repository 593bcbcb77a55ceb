/** How loud: in steps that a person hears as equal. */
import { recall, remember } from '../shell/browser-storage';

export const LOUDEST = 100;
export const STEP = 10;
const USUAL = 70;

/** The factor for a volume from 0 to 100; 1 for the usual one, as the sounds were made. */
export const gainOf = (volume: number): number => (volume / USUAL) ** 2;

/** As it was kept; the usual one where nothing was, or nothing sensible. */
export function volumeBefore(): number {
  const kept = Number(recall('volume') ?? USUAL);
  return kept >= 0 && kept <= LOUDEST ? kept : USUAL;
}

export function keepVolume(volume: number): void {
  remember('volume', String(volume));
}
