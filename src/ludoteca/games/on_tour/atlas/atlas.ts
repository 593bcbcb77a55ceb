/** Shapes of the maps, made by `make.mjs`. Each is loaded when it is needed. */
import type { Options } from '../types.gen';

export type Region = 'north' | 'south' | 'west' | 'central' | 'east';

export interface Area {
  readonly id: string;
  readonly sector: string;
  readonly regions: readonly string[];
  /** Its place among the tiles. */
  readonly col: number;
  readonly row: number;
  /** Position of its stop on the map; `room` is the distance from there to the border. */
  readonly x: number;
  readonly y: number;
  readonly room: number;
  /** Its outline. */
  readonly d: string;
}

export interface Atlas {
  readonly width: number;
  readonly height: number;
  readonly cols: number;
  readonly rows: number;
  readonly links: readonly (readonly string[])[];
  /** Areas in the order of the rules. */
  readonly areas: readonly Area[];
}

const LOADS: Readonly<Record<Options['map'], () => Promise<{ default: Atlas }>>> = {
  usa: () => import('./usa.json'),
  europe: () => import('./europe.json'),
};

export const load = async (map: Options['map']): Promise<Atlas> => (await LOADS[map]()).default;
