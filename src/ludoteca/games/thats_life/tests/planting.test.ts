import { describe, expect, it } from 'vitest';
import { apart, wind } from '$kit/places/winding-path';
import { kerbs } from '../kerb';
import { ENDS, room } from '../places';
import { planting, trodden } from '../planting';

const BOX = { x: 0, y: 0, width: 700, height: 600 };

const laid = (count: number, box = BOX) =>
  wind({ box, count, room: room(count), ends: ENDS, largest: 104 });

describe.each([36, 20, 4])('beside a path of %i stones', (count) => {
  const path = laid(count);
  const plants = planting(BOX, path);

  it('nothing grows on the path', () => {
    for (const plant of plants)
      for (const point of trodden(path))
        expect(apart(plant, point)).toBeGreaterThan(path.size * 0.5);
  });

  it('nothing reaches over the fence', () => {
    for (const { kind, size, x } of plants) {
      const half = (kind === 'tree' ? 30 : kind === 'bush' ? 26 : 5) * size;
      expect(x - half).toBeGreaterThanOrEqual(BOX.x);
      expect(x + half).toBeLessThanOrEqual(BOX.x + BOX.width);
    }
  });

  it('the same grows in every drawing', () => {
    expect(planting(BOX, path)).toEqual(plants);
  });
});

it('trees grow where the path has made room', () => {
  const trees = (count: number) =>
    planting(BOX, laid(count)).filter(({ kind }) => kind === 'tree').length;

  expect(trees(4)).toBeGreaterThan(trees(36));
});

it('kerbs run on both sides at the same distance', () => {
  const [left, right] = kerbs(
    [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ],
    4,
  );

  expect([left, right].sort()).toEqual(['M0.0 -4.0L10.0 -4.0', 'M0.0 4.0L10.0 4.0']);
});
