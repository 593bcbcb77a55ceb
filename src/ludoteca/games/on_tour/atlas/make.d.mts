import type { Atlas } from './atlas';

/** Draws both maps from their sources. */
export function make(): Readonly<Record<'usa' | 'europe', Atlas>>;
/** As it is kept in a file. */
export function written(map: Atlas): string;
