import type { Atlas } from './atlas';

/** Draws both maps from their sources. */
export function make(): Readonly<Record<'usa' | 'europe', Atlas>>;
/** Contents of the map's file. */
export function written(map: Atlas): string;
