import { describe, expect, test } from 'vitest';
import { ring, tail } from './pointer-rings';

const PAGE = { x: 0, y: 0, width: 800, height: 600 };
const STONE = { x: 100, y: 150, width: 60, height: 56 };
const ROOM = 5;

const around = (x: number, y: number) => ring({ x, y, width: 60, height: 60 }, ROOM, PAGE);

describe('a ring', () => {
  test('leaves room around what it is about, round for a stone', () => {
    expect(ring(STONE, ROOM, PAGE)).toEqual({ x: 95, y: 145, width: 70, height: 66, radius: 35 });
  });

  test('is a box for a tower, and for a land, which is as wide as it is high', () => {
    expect(ring({ x: 50, y: 50, width: 60, height: 300 }, ROOM, PAGE).radius).toBe(14);
    expect(ring({ x: 50, y: 50, width: 240, height: 200 }, ROOM, PAGE).radius).toBe(14);
  });

  test('is round for a stone on a large screen as well', () => {
    expect(ring({ x: 50, y: 50, width: 120, height: 112 }, ROOM, PAGE).radius).toBe(65);
  });

  test('is seen all around also at the edge of the page', () => {
    const { x, y, width, height } = ring({ x: 0, y: 560, width: 800, height: 40 }, ROOM, PAGE);

    expect([x, width]).toEqual([4, 792]);
    expect(y + height).toBe(596);
  });
});

describe('the note turns to the nearest ring', () => {
  const BESIDE = { x: 500, y: 100, width: 250, height: 300 };
  const BELOW = { x: 10, y: 400, width: 780, height: 190 };

  test('at the height where it is', () => {
    const rings = [around(20, 20), around(400, 220)];

    expect(tail(BESIDE, rings)).toEqual({ side: 'left', x: 500, y: 250 });
  });

  test('as far up or down as it reaches', () => {
    expect(tail(BESIDE, [around(400, 20)])).toEqual({ side: 'left', x: 500, y: 128 });
    expect(tail(BESIDE, [around(400, 500)])).toEqual({ side: 'left', x: 500, y: 372 });
  });

  test('from below on a narrow screen', () => {
    expect(tail(BELOW, [around(300, 100)])).toEqual({ side: 'top', x: 330, y: 400 });
  });

  test('and to nothing where it speaks of nothing on the board', () => {
    expect(tail(BESIDE, [])).toBeNull();
  });
});
