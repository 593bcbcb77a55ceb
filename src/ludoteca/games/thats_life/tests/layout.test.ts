import { describe, expect, it } from 'vitest';
import { fit } from '../fit';
import { arrange } from '../layout';
import { pile } from '../piles';
import { between } from '../places';
import { stack } from '../stack';

const ROOMS = [
  [360, 400],
  [340, 440],
  [700, 760],
  [860, 600],
  [1060, 760],
] as const;
const SEATS = [2, 3, 4, 5, 6];

describe.each(ROOMS)('in a room of %i by %i', (width, height) => {
  it.each(SEATS)('path, die and %i towers have their own ground inside it', (seats) => {
    const { path, die, towers } = arrange(width, height, seats);

    const grounds = [path, die.room, ...towers];
    for (const [i, a] of grounds.entries()) {
      expect(a.x).toBeGreaterThanOrEqual(0);
      expect(a.y).toBeGreaterThanOrEqual(0);
      expect(a.x + a.width).toBeLessThanOrEqual(width + 0.01);
      expect(a.y + a.height).toBeLessThanOrEqual(height + 0.01);
      for (const b of grounds.slice(i + 1)) {
        const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
        const along = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
        expect(Math.min(across, along)).toBeLessThanOrEqual(0.01);
      }
    }
    expect(die.size).toBeLessThanOrEqual(die.room.width);
  });

  it.each(SEATS)('a tower of any height stays in its place among %i', (seats) => {
    for (const box of arrange(width, height, seats).towers) {
      for (let count = 0; count <= 32; count++) {
        const { stones, pebble } = stack(count, box);
        expect(stones).toHaveLength(count);
        for (const stone of stones) {
          expect(stone.x - pebble.width / 2).toBeGreaterThanOrEqual(box.x);
          expect(stone.x + pebble.width / 2).toBeLessThanOrEqual(box.x + box.width);
          expect(stone.y - pebble.height / 2).toBeGreaterThanOrEqual(box.y);
          expect(stone.y + pebble.height / 2).toBeLessThanOrEqual(box.y + box.height);
        }
      }
    }
  });
});

it('a figure walks by every tile between, also when it leaves its own to be taken', () => {
  const place = (tile: string) => ({
    tile,
    x: 0,
    y: 0,
    ground: { x: 0, y: 0, width: 1, height: 1, largest: 1 },
  });
  const lay = ['start', 'a1', 'p3', 'l1', 'finish'].map(place);

  const walked = (from: string, to: string) => between(lay, from, to).map(({ tile }) => tile);

  expect(walked('start', 'l1')).toEqual(['a1', 'p3']);
  expect(walked('a1', 'finish')).toEqual(['p3', 'l1']);
  expect(walked('a1', 'p3')).toEqual([]);
  expect(walked('gone', 'p3')).toEqual([]);
});

it('stacks those of one owner and sets owners side by side', () => {
  const ground = { x: 0, y: 0, width: 60, height: 40, largest: 30 };
  const figures = [0, 0, 1].map((owner, i) => ({ name: `${i}`, owner, at: 'a1' }));

  const [low, high, other] = pile(figures, ground);

  expect(low?.x).toBe(high?.x);
  expect(high?.y).toBeLessThan(low?.y ?? 0);
  expect(high?.count).toBe(2);
  expect(other?.x).toBeGreaterThanOrEqual((low?.x ?? 0) + (low?.size ?? 0));
});

it('keeps every figure on its ground, however crowded', () => {
  const ground = { x: 0, y: 0, width: 90, height: 36, largest: 24 };
  const figures = [0, 1, 2, 3, 4, 5].flatMap((owner) =>
    [0, 1, 2].map((i) => ({ name: `${owner}/${i}`, owner, at: 'start' })),
  );

  for (const { x, y, size } of pile(figures, ground)) {
    expect(Math.abs(x) + size / 2).toBeLessThanOrEqual(45);
    expect(Math.abs(y) + size / 2).toBeLessThanOrEqual(18.01);
  }
});

it('shortens names that are too long, wide letters sooner', () => {
  expect(fit('Ana', 5)).toBe('Ana');
  expect(fit('Bartholomew', 5)).toBe('Barthol…');
  expect(fit('초코라떼', 3)).toBe('초코…');
});
