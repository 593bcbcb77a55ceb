import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Frame } from '../protocol.gen';
import { Player, SILENT_MS, STEP_MS } from './player.svelte';

const frame = (n: number, silent = false): Frame => ({
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
    player.add([frame(0, true), frame(1), frame(2, true), frame(3)]);
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
    expect(player.frame?.n).toBe(3);
    expect(player.moment).toBeNull();
  });

  test('plays to the end and stops there', () => {
    player.play();
    expect(player.frame?.n).toBe(1);

    vi.advanceTimersByTime(STEP_MS);
    expect(player.frame?.n).toBe(2);
    vi.advanceTimersByTime(SILENT_MS);

    expect(player.frame?.n).toBe(3);
    expect(player.playing).toBe(false);
  });

  test('plays twice as fast when it is told to, at once', () => {
    player.play();

    player.speed = 2;
    vi.advanceTimersByTime(STEP_MS / 2);

    expect(player.frame?.n).toBe(2);
  });

  test('stands still after a pause', () => {
    player.play();

    player.pause();
    vi.advanceTimersByTime(STEP_MS * 9);

    expect(player.frame?.n).toBe(1);
  });

  test('begins again when it is played at the end', () => {
    player.seek(3);

    player.play();

    expect(player.frame?.n).toBe(1);
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

    expect(empty.frame).toBeUndefined();
    expect(empty.playing).toBe(false);
  });
});
