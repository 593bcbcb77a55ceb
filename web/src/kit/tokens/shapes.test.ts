import { expect, it } from 'vitest';
import { SEAT_SHAPES } from '../board';
import { outline } from './shapes';

it('draws a closed outline of its own for every shape', () => {
  const drawn = SEAT_SHAPES.map((shape) => outline(shape, 10));

  expect(new Set(drawn).size).toBe(SEAT_SHAPES.length);
  for (const path of drawn) expect(path).toMatch(/^M[-\d. ]+[\dAHLV.\s-]+Z$/);
});
