import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Frame as Snapshot } from '../api/protocol.gen';
import { FakeMotion } from '../table/state/fake-motion';
import { LONGEST_MS } from '../table/state/settled';
import { LOOK_MS, Player, SILENT_MS, STEP_MS } from './player.svelte';

const snapshot = (n: number, silent = false): Snapshot => ({
  n,
  entry: null,
  moment: {
    n,
    at: 0,
    seat: 0,
    events: silent ? [] : [{ type: 'rolled', seat: n % 2 }],
    undone: [],
    change: null,
    closed: null,
    pause: null,
  },
  options: [],
  view: {},
  prompt: { key: 'prompt', args: {} },
  to_act: [0],
  scores: [0],
  result: null,
  over: false,
});

describe('a player', () => {
  let player: Player;

  beforeEach(() => {
    vi.useFakeTimers();
    player = new Player();
    player.add([snapshot(0, true), snapshot(1), snapshot(2, true), snapshot(3)]);
  });
  afterEach(() => {
    player.pause();
    vi.useRealTimers();
  });

  test('moves things when it steps forward, and only then', () => {
    player.forward();
    expect(player.moment?.n).toBe(1);

    player.back();
    expect(player.moment).toBeNull();

    player.seek(3);
    expect(player.snapshot?.n).toBe(3);
    expect(player.moment).toBeNull();
  });

  test('plays to the end and stops there', async () => {
    player.play();
    expect(player.snapshot?.n).toBe(1);

    await vi.advanceTimersByTimeAsync(STEP_MS);
    expect(player.snapshot?.n).toBe(2);
    await vi.advanceTimersByTimeAsync(SILENT_MS);

    expect(player.snapshot?.n).toBe(3);
    expect(player.playing).toBe(false);
  });

  test('plays twice as fast when it is told to, at once', async () => {
    player.play();

    player.speed = 2;
    await vi.advanceTimersByTimeAsync(STEP_MS / 2);

    expect(player.snapshot?.n).toBe(2);
  });

  test('stands still after a pause', async () => {
    player.play();

    player.pause();
    await vi.advanceTimersByTimeAsync(STEP_MS * 9);

    expect(player.snapshot?.n).toBe(1);
  });

  test('begins again when it is played at the end', () => {
    player.seek(3);

    player.play();

    expect(player.snapshot?.n).toBe(1);
    expect(player.playing).toBe(true);
  });

  test('stays at its ends', () => {
    player.back();
    expect(player.place).toBe(0);

    player.go(99);
    player.forward();
    expect(player.place).toBe(3);
  });

  test('with nothing to show does nothing', () => {
    const empty = new Player();

    empty.play();
    empty.forward();
    empty.turnBack();

    expect(empty.snapshot).toBeUndefined();
    expect(empty.playing).toBe(false);
  });
});

describe('what a step draws', () => {
  let player: Player;
  let moving: FakeMotion[];

  beforeEach(() => {
    vi.useFakeTimers();
    moving = [];
    player = new Player();
    player.add([snapshot(0, true), snapshot(1), snapshot(2), snapshot(3)]);
    player.watch(() => moving.filter(({ over }) => !over));
  });
  afterEach(() => {
    player.pause();
    vi.useRealTimers();
  });

  const soon = () => vi.advanceTimersByTimeAsync(0);
  /** Steps forward with a motion. */
  const steps = (step = () => player.forward()) => {
    step();
    const motion = new FakeMotion();
    moving.push(motion);
    return motion;
  };
  const seen = () => ({
    drawn: player.snapshot?.n,
    told: player.toldSnapshot?.n,
    place: player.told,
  });

  test('is told when it has come to rest', async () => {
    const motion = steps();
    await soon();
    expect(seen()).toEqual({ drawn: 1, told: 0, place: 0 });

    motion.finish();
    await soon();
    expect(seen()).toEqual({ drawn: 1, told: 1, place: 1 });
  });

  test('is waited for before the next step is played', async () => {
    const motion = steps(() => player.play());

    await vi.advanceTimersByTimeAsync(2 * STEP_MS);
    expect(seen()).toEqual({ drawn: 1, told: 0, place: 0 });

    motion.finish();
    await vi.advanceTimersByTimeAsync(LOOK_MS - 1);
    expect(seen()).toEqual({ drawn: 1, told: 1, place: 1 });
    await vi.advanceTimersByTimeAsync(1);
    expect(seen().drawn).toBe(2);
  });

  test('has its time also when it has moved for a moment only', async () => {
    const motion = steps(() => player.play());

    motion.finish();
    await vi.advanceTimersByTimeAsync(STEP_MS - 1);
    expect(seen().drawn).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen().drawn).toBe(2);
  });

  test('is where it belongs as soon as the reader goes on', async () => {
    const motion = steps();
    await soon();

    const next = steps();

    expect(motion.over).toBe(true);
    expect(seen()).toEqual({ drawn: 2, told: 1, place: 1 });
    player.go(0);
    expect(next.over).toBe(true);
    expect(seen()).toEqual({ drawn: 0, told: 0, place: 0 });
  });

  test('is where it belongs, and told, when something is pressed', async () => {
    const motion = steps(() => player.play());
    await soon();

    player.press();

    expect(motion.over).toBe(true);
    expect(seen()).toEqual({ drawn: 1, told: 1, place: 1 });
    await vi.advanceTimersByTimeAsync(STEP_MS);
    expect(seen().drawn).toBe(2);
  });

  test('is told at once after a jump', () => {
    steps();

    player.seek(3);

    expect(seen()).toEqual({ drawn: 3, told: 3, place: 3 });
  });

  test('comes to its end after a pause as well', async () => {
    const motion = steps(() => player.play());

    player.pause();
    await vi.advanceTimersByTimeAsync(STEP_MS);
    motion.finish();
    await vi.advanceTimersByTimeAsync(9 * STEP_MS);

    expect(seen()).toEqual({ drawn: 1, told: 1, place: 1 });
  });

  test('moves as fast as the reader wants, from now on', async () => {
    player.speed = 2;
    const motion = steps();
    await soon();
    expect(motion.playbackRate).toBe(2);

    player.speed = 4;
    expect(motion.playbackRate).toBe(4);
  });

  test('holds nothing back for ever', async () => {
    steps(() => player.play());

    await vi.advanceTimersByTimeAsync(LONGEST_MS + LOOK_MS);

    expect(seen().drawn).toBe(2);
  });

  test('is no longer waited for when nobody shows it', async () => {
    const stops = player.watch(() => moving);
    stops();

    steps();
    await soon();

    expect(seen().told).toBe(1);
  });
});
