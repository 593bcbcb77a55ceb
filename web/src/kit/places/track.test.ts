import { expect, it } from 'vitest';
import { around, sharing, straight, winding } from './track';
import { apart } from './winding-path';

it('sets places along a line, the first and the last at its ends', () => {
  expect(straight({ x: 0, y: 5 }, { x: 90, y: 5 }, 4)).toEqual([
    { x: 0, y: 5 },
    { x: 30, y: 5 },
    { x: 60, y: 5 },
    { x: 90, y: 5 },
  ]);
});

it('goes around a box clockwise and comes back to where it began', () => {
  const places = around({ x: 10, y: 20, width: 100, height: 50 }, 6);

  expect(places[0]).toEqual({ x: 10, y: 20 });
  expect(places[2]).toEqual({ x: 110, y: 20 });
  expect(places[3]).toEqual({ x: 110, y: 70 });
  expect(places[5]).toEqual({ x: 10, y: 70 });
});

it('winds through a box without places on top of each other', () => {
  const places = winding({ x: 0, y: 0, width: 300, height: 120 }, 20, 40);

  expect(places).toHaveLength(20);
  places.forEach((a, i) => {
    for (const b of places.slice(i + 1)) expect(apart(a, b)).toBeGreaterThan(20);
  });
});

it('lets pieces that share a place all be seen', () => {
  for (const count of [1, 2, 3, 4, 6]) {
    const found = sharing(count, 10);
    expect(new Set(found.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(count);
  }
});
