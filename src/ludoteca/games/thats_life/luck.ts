/**
 * Which tiles of a tower its lucky tiles turn over: to show why a score is what it is.
 *
 * The score itself comes from the server; this only points at the tiles behind it.
 */
import type { Options, TowerTile } from './types.gen';

/** Ids of turned tiles. `tower` is bottom to top. */
export function turned(
  tower: readonly TowerTile[],
  scoring: Options['scoring'],
): ReadonlySet<string> {
  const found = scoring === 'expert' ? below(tower) : worst(tower);
  return new Set(found.map((tile) => tile.id));
}

/** Expert: the numbered tile directly under each lucky one. */
function below(tower: readonly TowerTile[]): TowerTile[] {
  return tower.filter((tile, i) => tile.kind !== 'lucky' && tower[i + 1]?.kind === 'lucky');
}

/** Basic: as many of the largest minus tiles as there are lucky ones. */
function worst(tower: readonly TowerTile[]): TowerTile[] {
  const luck = tower.filter((tile) => tile.kind === 'lucky').length;
  return tower
    .filter((tile) => tile.kind === 'minus')
    .sort((a, b) => a.value - b.value)
    .slice(0, luck);
}
