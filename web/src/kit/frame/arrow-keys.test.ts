import { expect, it } from 'vitest';
import { neighbour } from './arrow-keys';

const SPOTS = [
  { x: 0, y: 0 },
  { x: 100, y: 5 },
  { x: 210, y: 0 },
  { x: 100, y: 100 },
];

it('goes to the nearest spot in the direction of the key', () => {
  expect(neighbour(SPOTS, 0, 'ArrowRight')).toBe(1);
  expect(neighbour(SPOTS, 1, 'ArrowDown')).toBe(3);
  expect(neighbour(SPOTS, 2, 'ArrowLeft')).toBe(1);
});

it('goes round in order where nothing lies in that direction', () => {
  expect(neighbour(SPOTS, 2, 'ArrowRight')).toBe(3);
  expect(neighbour(SPOTS, 0, 'ArrowUp')).toBe(3);
});

it('passes over what lies more aside than along, however near it is', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 40, y: 90 },
    { x: 400, y: 0 },
  ];

  expect(neighbour(spots, 0, 'ArrowRight')).toBe(2);
  expect(neighbour(spots, 0, 'ArrowDown')).toBe(1);
});

it('goes to what lies up to twice as far aside as along', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 40, y: 80 },
    { x: 400, y: 0 },
  ];

  expect(neighbour(spots, 0, 'ArrowRight')).toBe(1);
});

it('begins with the first spot', () => {
  expect(neighbour(SPOTS, -1, 'ArrowDown')).toBe(0);
});

it('leaves other keys and empty boards alone', () => {
  expect(neighbour(SPOTS, 0, 'a')).toBeUndefined();
  expect(neighbour([], -1, 'ArrowDown')).toBeUndefined();
});
