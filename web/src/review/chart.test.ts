import { describe, expect, it } from 'vitest';
import { across, apart, line, nearest, PATTERNS, ticks, up, type Room } from './chart';

const ROOM: Room = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 };

describe('a chart of chances', () => {
  it('runs from the left edge to the right one, high chances above low ones', () => {
    expect(line([0, 0.5, 1], [0, 1], ROOM)).toBe('M10 55L60 30L110 5');
  });

  it('has a place for a table on which nothing happened', () => {
    expect(line([0.5], [0, 1], ROOM)).toBe('M10 30');
    expect(line([], [0, 1], ROOM)).toBe('');
    expect(across(0, 1, ROOM)).toBe(10);
  });

  it('draws equal values in the middle of an axis without length', () => {
    expect(up(3, [3, 3], ROOM)).toBe(30);
  });

  it('finds the move under a finger, also beside the curves', () => {
    expect(nearest(61, 3, ROOM)).toBe(1);
    expect(nearest(-50, 3, ROOM)).toBe(0);
    expect(nearest(500, 3, ROOM)).toBe(2);
    expect(nearest(50, 1, ROOM)).toBe(0);
  });

  it('gives every seat a pattern of its own', () => {
    expect(new Set(PATTERNS).size).toBe(8);
  });
});

describe('numbers on an axis', () => {
  it('are round and few', () => {
    expect(ticks([0, 95], 6)).toEqual([0, 20, 40, 60, 80]);
    expect(ticks([0, 48], 6)).toEqual([0, 10, 20, 30, 40]);
    expect(ticks([-7, 23], 4)).toEqual([0, 10, 20]);
  });

  it('are whole, however short the table', () => {
    expect(ticks([0, 2], 6)).toEqual([0, 1, 2]);
    expect(ticks([0, 0], 6)).toEqual([0]);
  });
});

describe('marks at the end of the curves', () => {
  it('stay where they belong when there is room', () => {
    expect(apart([10, 40], 12, [0, 100])).toEqual([10, 40]);
  });

  it('move apart in their order when they would cover each other', () => {
    expect(apart([50, 50, 51], 10, [0, 100])).toEqual([50, 60, 70]);
  });

  it('stay inside at the lower edge', () => {
    expect(apart([99, 100, 98], 10, [0, 100])).toEqual([90, 100, 80]);
  });
});
