import { expect, it } from 'vitest';
import { fan } from './fan';

it('lays a few cards side by side with a gap', () => {
  expect(fan(3, 60, 400).map(({ x }) => x)).toEqual([-68, 0, 68]);
});

it('pushes many cards together, never out of their room', () => {
  const cards = fan(10, 60, 300, 12);

  expect((cards[0]?.x ?? 0) - 30).toBeCloseTo(-150);
  expect((cards[9]?.x ?? 0) + 30).toBeCloseTo(150);
  expect(cards[0]?.turn).toBe(-12);
  expect(cards[9]?.turn).toBe(12);
});

it('holds one card upright, and none at all', () => {
  expect(fan(1, 60, 300, 12)).toEqual([{ x: 0, y: 0, turn: 0 }]);
  expect(fan(0, 60, 300)).toEqual([]);
});
