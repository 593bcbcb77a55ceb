/** How a score came about: the tiles of a tower by what they were worth in the end. */
import type { TowerTile } from './types.gen';

export interface Post {
  readonly kind: 'plus' | 'turned' | 'minus' | 'lucky';
  readonly tiles: readonly TowerTile[];
  /** Points of all of them together. */
  readonly sum: number;
}

const KINDS: readonly Post['kind'][] = ['plus', 'turned', 'minus', 'lucky'];

/**
 * Kinds of tiles that the tower has, the largest numbers first; the sums make the score. A lucky
 * tile stands in the tile that it turned, and is here by itself only when it turned none.
 */
export function account(tower: readonly TowerTile[]): Post[] {
  const turned = tower.filter((tile) => tile.turned).length;
  const kindOf = (tile: TowerTile) => (tile.turned ? 'turned' : tile.kind);
  return KINDS.flatMap((kind) => {
    const tiles = tower
      .filter((tile) => kindOf(tile) === kind)
      .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
      .slice(kind === 'lucky' ? turned : 0);
    if (!tiles.length) return [];
    const sum = tiles.reduce((points, { value }) => points + value, 0);
    return { kind, tiles, sum: kind === 'turned' ? -sum : sum };
  });
}
