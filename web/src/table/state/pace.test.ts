import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BEHIND_MS, HOLD_MS, LOOK_MS, Pace } from './pace';

describe('the pace of a table', () => {
  let seen: number[];
  let reducedMotion: boolean;
  let moves: boolean;
  let pace: Pace<number>;

  beforeEach(() => {
    vi.useFakeTimers();
    seen = [];
    reducedMotion = false;
    moves = false;
    pace = new Pace<number>(
      (step) => seen.push(step),
      (step) => step >= 0, // negative steps show nothing
      () => reducedMotion,
      () => moves,
    );
  });

  afterEach(() => {
    pace.end();
    vi.useRealTimers();
  });

  test('a step happens at once when nothing is being shown', () => {
    pace.add(1);

    expect(seen).toEqual([1]);
  });

  test('the next step waits until the one before could be followed', () => {
    pace.add(1);
    pace.add(2);

    vi.advanceTimersByTime(HOLD_MS - 1);
    expect(seen).toEqual([1]);

    vi.advanceTimersByTime(1);
    expect(seen).toEqual([1, 2]);
  });

  test('while something moves the next step waits, and then for a look', () => {
    pace.add(1);
    moves = true;
    pace.add(2);

    vi.advanceTimersByTime(HOLD_MS + 100);
    expect(seen).toEqual([1]);

    moves = false;
    pace.rest();
    vi.advanceTimersByTime(LOOK_MS - 1);
    expect(seen).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual([1, 2]);
  });

  test('a motion that does not end holds up nothing for more than three seconds', () => {
    pace.add(1);
    moves = true;
    pace.add(2);

    vi.advanceTimersByTime(BEHIND_MS);

    expect(seen).toEqual([1, 2]);
  });

  test('a step that shows nothing holds nobody up', () => {
    pace.add(-1);
    pace.add(2);

    expect(seen).toEqual([-1, 2]);
  });

  test('nothing waits longer than three seconds', () => {
    for (let step = 0; step < 20; step++) pace.add(step);

    vi.advanceTimersByTime(BEHIND_MS);

    expect(seen).toHaveLength(20);
  });

  test('everything happens now when one jumps to the end', () => {
    for (let step = 0; step < 4; step++) pace.add(step);

    pace.jump();

    expect(seen).toEqual([0, 1, 2, 3]);
    expect(pace.waiting).toEqual([]);
  });

  test('after a jump the next step does not wait', () => {
    pace.add(1);
    pace.jump();

    pace.add(2);

    expect(seen).toEqual([1, 2]);
  });

  test('nothing waits for a reader who wants no motion', () => {
    reducedMotion = true;

    for (let step = 0; step < 4; step++) pace.add(step);

    expect(seen).toEqual([0, 1, 2, 3]);
  });
});
