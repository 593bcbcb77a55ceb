import { expect, test } from 'vitest';
import { block, COLOURS, roof, silhouette, WINDOWS } from '../facade';

test('a block has a lid and two walls that meet in front', () => {
  const { top, left, right } = block(40, 10, 0.5);

  expect(top).toBe('M0 -20L20 -10L0 0L-20 -10Z');
  expect(left).toBe('M-20 -10L0 0L0 10L-20 0Z');
  expect(right).toBe('M20 -10L0 0L0 10L20 0Z');
});

test('windows lie on the walls: the corners of their face are those of the wall', () => {
  const { onLeft, onRight } = block(40, 10, 0.5);

  expect(onLeft).toBe('matrix(0.2 0.1 0 0.1 -20 -10)');
  expect(onRight).toBe('matrix(0.2 -0.1 0 0.1 0 0)');
});

test('eaves are wider than the walls, the platform is smaller', () => {
  expect(roof(40, 6, 0.5).outline).toBe('M-22.4 0L-14.4 -6L0 -13.2L14.4 -6L22.4 0L0 11.2Z');
});

test('the outline of a tower is that of its walls and its lid', () => {
  expect(silhouette(40, 30, 0.5)).toBe('M-20 0L-20 -30L0 -40L20 -30L20 0L0 10Z');
});

test('no two colours have the same windows', () => {
  expect(new Set(COLOURS.map((colour) => WINDOWS[colour])).size).toBe(COLOURS.length);
});
