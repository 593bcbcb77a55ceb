import { expect, test } from 'vitest';
import { spread, type Box } from './map';

const boxes = (width: number, height: number, heroes: number): [Box[], number, number] => {
  const map = spread({ wide: width >= 760, width, height }, heroes);
  const all = [map.stones, map.cards, map.resurrection, map.hand, ...map.heroes, ...map.tiles];
  return [all, map.width, map.height];
};

const apart = (a: Box, b: Box) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

const SIZES = [
  [360, 440],
  [452, 300],
  [900, 600],
] as const;

for (const [width, height] of SIZES)
  for (const heroes of [2, 3, 4])
    test(`in ${width}x${height} nothing lies over another, nor outside, with ${heroes} heroes`, () => {
      const [all, across, down] = boxes(width, height, heroes);

      all.forEach((one, i) => {
        expect(one.x).toBeGreaterThanOrEqual(0);
        expect(one.x + one.width).toBeLessThanOrEqual(across + 0.01);
        expect(one.y + one.height).toBeLessThanOrEqual(down + 0.01);
        for (const other of all.slice(i + 1)) expect(apart(one, other)).toBe(true);
      });
    });
