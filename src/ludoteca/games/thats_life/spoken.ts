/** Screen reader texts for stones and towers. */
import type { Seat, Translate } from '$kit/board';
import { labelled, list, phrases } from '$kit/text/join';
import { signed } from './pebbles';
import type { Stone, TowerTile } from './types.gen';

/** Face of a tile, as translations expect it: its number with a sign, or its kind. */
export function face(tile: Pick<Stone, 'kind' | 'value'> & { side?: Stone['side'] }): string {
  return tile.kind === 'lucky' ? 'lucky' : (tile.side ?? signed(tile.value));
}

/** "Tile −5: Ana’s 2 pieces, 1 guard". */
export function sayStone(stone: Stone, t: Translate): string {
  const kind = stone.kind === 'action' ? (stone.side ?? 'gift') : stone.kind;
  const name = t(`tile-${kind}`, { face: face(stone) });
  return labelled(name, sayFigures(stone.pieces, stone.guards, t), t);
}

export function sayFigures(pieces: readonly number[], guards: number, t: Translate): string {
  const parts = pieces.flatMap((count, seat) => (count ? [t('pieces-at', { count, seat })] : []));
  if (guards) parts.push(t('guards-at', { count: guards }));
  return parts.length ? list(parts, t) : t('nobody-at');
}

/** "Ana’s tower: 2 tiles (+3, −5), −5 on top. Ana: −2 points". */
export function sayTower(
  tower: readonly TowerTile[],
  points: number,
  seat: Seat,
  t: Translate,
): string {
  const top = tower.at(-1);
  const tiles = tower.map((tile) => (tile.kind === 'lucky' ? t('lucky') : signed(tile.value)));
  const built = top
    ? t('tower-built', {
        height: t('tower-height', { count: tower.length }),
        tiles: list(tiles, t),
        top: t('tower-top', { face: face(top) }),
      })
    : t('tower-empty');
  const score = t('score-of', { seat, points }).replace(/-(?=\d)/, '−'); // numbers bring a hyphen
  return phrases([labelled(t('tower-of', { seat }), built, t), score], t);
}
