/** Explanation of ranks among players with equal points: fewer lucky tiles, used or not, are better. */
import type { TowerTile } from './types.gen';

type Towers = readonly (readonly TowerTile[])[];

const lucky = (tower: readonly TowerTile[] = []) =>
  tower.filter(({ kind }) => kind === 'lucky').length;

/** Reason for the rank of `seat`; `level` are the seats with equal points. Null without such seats. */
export function tie(
  towers: Towers,
  seat: number,
  level: readonly number[],
): { lucky: number; shared: boolean } | null {
  if (!level.length) return null;
  const own = lucky(towers[seat]);
  return { lucky: own, shared: level.some((other) => lucky(towers[other]) === own) };
}
