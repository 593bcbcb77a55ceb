import { expect, it } from 'vitest';
import { backToFront, block, seen } from './isometric';

it('shows places to the right and to the left of the table on their sides, both farther down', () => {
  expect(seen({ x: 2, y: 0 }, 10)).toEqual({ x: 20, y: 10 });
  expect(seen({ x: 0, y: 2 }, 10)).toEqual({ x: -20, y: 10 });
});

it('draws the three faces of a block that one sees', () => {
  expect(block(40, 12)).toEqual({
    top: 'M0 -22L20 -12L0 -2L-20 -12Z',
    left: 'M-20 -12L0 -2L0 10L-20 0Z',
    right: 'M20 -12L0 -2L0 10L20 0Z',
  });
});

it('draws what stands in front last', () => {
  const things = [
    { x: 0, y: 9 },
    { x: 5, y: 1 },
    { x: 1, y: 1 },
  ];

  expect(backToFront(things).map(({ y, x }) => [y, x])).toEqual([
    [1, 1],
    [1, 5],
    [9, 0],
  ]);
});
