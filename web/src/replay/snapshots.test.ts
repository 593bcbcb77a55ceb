import { describe, expect, test } from 'vitest';
import type { Frame as Snapshot } from '../api/protocol.gen';
import { joined, nextTurn, placeOf, previousTurn } from './snapshots';

/** A snapshot with events of the seats `told`, in order. */
const snapshot = (n: number, ...told: number[]): Snapshot => ({
  n,
  entry: null,
  moment: {
    n,
    at: 0,
    seat: n ? 0 : null,
    events: told.map((seat) => ({ type: 'rolled', seat })),
    undone: [],
    change: null,
    closed: null,
    pause: null,
  },
  options: [],
  view: { n },
  prompt: { key: 'prompt', args: {} },
  to_act: [0],
  scores: [0],
  result: null,
  over: false,
});

describe('a reel', () => {
  const reel = [snapshot(0), snapshot(2, 1), snapshot(3, 0), snapshot(6, 1), snapshot(7, 1)];

  test('shows an entry that changed nothing by the snapshot before it', () => {
    expect(placeOf(reel, 3)).toBe(2);
    expect(placeOf(reel, 5)).toBe(2);
    expect(placeOf(reel, 99)).toBe(4);
  });

  test('begins at its first snapshot, whatever is asked for', () => {
    expect(placeOf(reel, -5)).toBe(0);
    expect(placeOf([], 3)).toBe(0);
  });

  test('jumps from turn to turn, and stops at its ends', () => {
    expect(nextTurn(reel, 0)).toBe(2);
    expect(nextTurn(reel, 2)).toBe(3);
    expect(nextTurn(reel, 7)).toBe(7);
    expect(previousTurn(reel, 7)).toBe(6);
    expect(previousTurn(reel, 3)).toBe(2);
    expect(previousTurn(reel, 0)).toBe(0);
  });

  test('goes back to where its turn began before it goes to the turn before', () => {
    const long = [snapshot(0), snapshot(1, 0), snapshot(2), snapshot(3, 1)];

    expect(previousTurn(long, 2)).toBe(1);
    expect(previousTurn(long, 1)).toBe(0);
  });

  test('takes further snapshots once', () => {
    expect(joined(reel, [snapshot(6, 1), snapshot(9, 0)]).map(({ n }) => n)).toEqual([
      0, 2, 3, 6, 7, 9,
    ]);
  });
});
