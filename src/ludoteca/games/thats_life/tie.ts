/** Why players with as many points stand where they stand: fewer lucky tiles, used or not, are better. */
import type { TowerTile } from './types.gen';

type Towers = readonly (readonly TowerTile[])[];

const lucky = (tower: readonly TowerTile[] = []) =>
  tower.filter(({ kind }) => kind === 'lucky').length;

/** `level` are the seats that have as many points as `seat`. Null where there are none. */
export function tie(
  towers: Towers,
  seat: number,
  level: readonly number[],
): { lucky: number; shared: boolean } | null {
  if (!level.length) return null;
  const own = lucky(towers[seat]);
  return { lucky: own, shared: level.some((other) => lucky(towers[other]) === own) };
}
