import { expect, test } from 'vitest';
import { placeOf, sized, spread, type Box } from './map';
import type { Choice } from './types.gen';

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

const way = (own: number, ally = 0, avenge = false): Choice => ({
  action: { type: 'place', to: 'enemy-1', number: 4, own, ally, bonus: 0, avenge },
  text: { key: 'choice-place-enemy', args: {} },
});

test('as many dice are placed as are meant, or as many as fit', () => {
  const [one, two] = [way(1), way(2)];

  expect(sized([one, two], 3)).toEqual([two]);
  expect(sized([one, two], 1)).toEqual([one]);
  expect(sized([], 3)).toEqual([]);
});

test('it is asked whose dice are placed where some of them stay in hand', () => {
  const [own, ally] = [way(2), way(1, 1)];

  expect(sized([way(1), own, ally], 3)).toEqual([own, ally]);
});

test('that the Avenger could do it with fewer dice is not passed over', () => {
  const [two, helped] = [way(2), way(1, 0, true)];

  expect(sized([way(1), two, helped], 2)).toEqual([two, helped]);
});

test('what an answer is about lies on the board', () => {
  expect(placeOf({ type: 'defeat', enemy: 3 })).toBe('enemy-3');
  expect(placeOf({ type: 'point', territory: 'forest' })).toBe('forest');
  expect(placeOf({ type: 'claim' })).toBeNull();
});
