import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Frame as Snapshot, Lesson, Step } from '../api/protocol.gen';
import { FakeMotion } from '../table/state/fake-motion';
import { ENTRY_MS, LOOK_MS, Reading } from './lesson-reader.svelte';

const choice = (name: string) => ({ action: { type: name }, text: { key: name, args: {} } });

const snapshot = (n: number): Snapshot => ({
  n,
  entry: null,
  moment: {
    n,
    at: 0,
    seat: n % 2,
    events: n === 8 ? [] : [{ type: 'moved' }],
    undone: [],
    change: null,
    closed: null,
    pause: null,
  },
  options: n === 0 ? [choice('wait'), choice('go')] : [],
  view: n,
  prompt: { key: 'prompt', args: {} },
  to_act: [],
  scores: [n],
  result: null,
  over: n === 9,
});

const preview = (name: string) => ({ view: name, events: [], scores: [0], complete: true });

const step = (at: number, more: Partial<Step> = {}): Step => ({
  at,
  say: 'tutorial-x',
  point: [],
  skips: false,
  choose: false,
  otherwise: null,
  ...more,
});

const LESSON: Lesson = {
  game: 'toy',
  players: [null, 'Cleo'],
  reader: 0,
  steps: [
    step(0, { choose: true, otherwise: 'tutorial-y' }),
    step(2),
    step(8, { skips: true }),
    step(9),
  ],
  frames: [0, 1, 2, 8, 9].map(snapshot),
  decisions: [{ n: 0, previews: [preview('wait'), preview('go')], expected: 1 }],
};

const WAIT = { type: 'wait' };
const GO = { type: 'go' };

describe('a lesson', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  let moving: FakeMotion[] = [];
  beforeEach(() => void (moving = []));

  const read = (place = 0, reducedMotion = false) =>
    new Reading(
      LESSON,
      place,
      () => reducedMotion,
      () => moving.filter(({ over }) => !over),
    );

  test('asks, and goes on with the choice that the game goes on with', async () => {
    const reading = read();
    expect(reading.options).toHaveLength(2);

    reading.act(GO);

    expect(reading.place).toBe(1);
    expect(reading.snapshot.n).toBe(1);
    expect(reading.moment?.n).toBe(1);
    expect(reading.underway).toBe(true);
    await vi.advanceTimersByTimeAsync(ENTRY_MS);
    expect(reading.snapshot.n).toBe(2);
    expect(reading.underway).toBe(true);
    await vi.advanceTimersByTimeAsync(LOOK_MS);
    expect(reading.underway).toBe(false);
  });

  test('says something to another choice, and asks again', () => {
    const reading = read();

    reading.act(WAIT);

    expect(reading.wrong).toBe(true);
    expect(reading.place).toBe(0);
    expect(reading.options).toHaveLength(2);
    reading.act(GO);
    expect(reading.wrong).toBe(false);
  });

  test('shows what is looked at, and holds what a finger tapped until the second tap', () => {
    const reading = read();

    reading.look(WAIT);
    expect(reading.preview?.view).toBe('wait');
    reading.look(null);
    expect(reading.preview).toBe(null);
    reading.tap(GO);
    expect(reading.held?.action).toEqual(GO);
    expect(reading.place).toBe(0);
    reading.drop();
    expect(reading.held).toBe(null);
    reading.tap(GO);
    reading.tap(GO);

    expect(reading.place).toBe(1);
  });

  test('plays on without a choice for whoever wants to be shown, and jumps when asked', () => {
    const reading = read();

    reading.next();
    expect(reading.underway).toBe(true);
    reading.next();

    expect(reading.underway).toBe(false);
    expect(reading.place).toBe(1);
    expect(reading.moment).toBe(null);
  });

  test('skips to a later part without motion, and ends with the last step', () => {
    const reading = read(1);

    reading.next();
    expect([reading.snapshot.n, reading.underway, reading.moment]).toEqual([8, false, null]);
    reading.next();
    reading.next();

    expect(reading.place).toBe(3);
    expect(reading.snapshot.over).toBe(true);
  });

  test('goes back to a step as it was', () => {
    const reading = read(2);

    reading.back();
    expect(reading.snapshot.n).toBe(2);
    reading.back();
    reading.back();

    expect([reading.place, reading.snapshot.n]).toEqual([0, 0]);
    expect(reading.options).toHaveLength(2);
  });

  test('moves nothing for whoever wants no motion', () => {
    const reading = read(0, true);

    reading.act(GO);

    expect(reading.moment).toBe(null);
    expect(reading.snapshot.n).toBe(1);
  });

  test('goes on, and says what it says, when what is drawn has come to rest', async () => {
    const reading = read();
    const moves = () => {
      const motion = new FakeMotion();
      moving.push(motion);
      return motion;
    };

    reading.act(GO);
    const first = moves();
    await vi.advanceTimersByTimeAsync(2 * ENTRY_MS);
    expect(reading.snapshot.n).toBe(1);

    first.finish();
    await vi.advanceTimersByTimeAsync(LOOK_MS - 1);
    expect(reading.snapshot.n).toBe(1);
    const second = moves();
    await vi.advanceTimersByTimeAsync(1);
    expect([reading.snapshot.n, reading.underway]).toEqual([2, true]);

    second.finish();
    await vi.advanceTimersByTimeAsync(LOOK_MS);
    expect(reading.underway).toBe(false);
  });

  test('ends what moves for whoever wants to go on', async () => {
    const reading = read();
    reading.act(GO);
    const motion = new FakeMotion();
    moving.push(motion);
    await vi.advanceTimersByTimeAsync(0);

    reading.next();

    expect(motion.over).toBe(true);
    expect([reading.place, reading.snapshot.n, reading.underway]).toEqual([1, 2, false]);
    await vi.advanceTimersByTimeAsync(9 * ENTRY_MS);
    expect(reading.snapshot.n).toBe(2);
  });

  test('tells what happens on the way to a step, and of no other', async () => {
    const reading = read();
    expect(reading.happened).toEqual([]);

    reading.act(GO);
    expect(reading.happened.map(({ n }) => n)).toEqual([1]);
    await vi.advanceTimersByTimeAsync(ENTRY_MS);
    expect(reading.happened.map(({ n }) => n)).toEqual([1, 2]);
  });
});
