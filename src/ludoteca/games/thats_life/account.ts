/** Breakdown of a score: the tiles of a tower by their final worth. */
import type { TowerTile } from './types.gen';

export interface Post {
  readonly kind: 'plus' | 'turned' | 'minus' | 'lucky';
  readonly tiles: readonly TowerTile[];
  /** Points of all these tiles together. */
  readonly sum: number;
}

const KINDS: readonly Post['kind'][] = ['plus', 'turned', 'minus', 'lucky'];

/**
 * Kinds of tiles in the tower, the largest numbers first; their sums make the score. A lucky tile
 * counts within the tile it turned, and has a post of its own only when it turned none.
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
