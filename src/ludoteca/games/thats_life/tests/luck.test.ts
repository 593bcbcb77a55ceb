import { expect, it } from 'vitest';
import { turned } from '../luck';
import type { TowerTile } from '../types.gen';

/** A tower from bottom to top: numbers, and L for a lucky tile. */
function tower(drawing: string): TowerTile[] {
  return drawing.split(' ').map((tile, i) => {
    if (tile === 'L') return { id: `${i}`, kind: 'lucky', value: 0 };
    const value = Number(tile);
    return { id: `${i}`, kind: value < 0 ? 'minus' : 'plus', value };
  });
}

function score(tiles: TowerTile[], scoring: 'basic' | 'expert'): number {
  const lucky = turned(tiles, scoring);
  return tiles.reduce((sum, { id, value }) => sum + (lucky.has(id) ? -value : value), 0);
}

it.each([
  ['-1 -2 -3 -4 -5 -6 -7 -8 L L 2 3 4 8', 11, -3],
  ['-3 L L', 3, 3],
  ['L -5', 5, -5],
  ['8 L', 8, -8],
  ['6 L L', 6, -6],
  ['-10 L L 4 -2 L', 16, 16],
  ['-10 -1 L', 9, -9],
  ['-4 -4 L 3', 3, 3],
  ['L L L', 0, 0],
])('points at the tiles that make %s worth %i, or %i for experts', (drawing, basic, expert) => {
  expect(score(tower(drawing), 'basic')).toBe(basic);
  expect(score(tower(drawing), 'expert')).toBe(expert);
});
