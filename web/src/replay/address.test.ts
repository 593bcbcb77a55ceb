/** A link to a moment shows the same moment to everybody, whatever their numbers are. */
import { expect, test } from 'vitest';
import type { Frame } from '../api/protocol.gen';
import { named, placeNamed, whenOf } from './address';

const frame = (n: number, at: number, entry: number | null = null): Frame => ({
  n,
  entry,
  moment: { n, at, seat: null, events: [], undone: [], change: null, closed: null },
  view: null,
  prompt: { key: 'x', args: {} },
  to_act: [],
  options: [],
  scores: [],
  result: null,
  over: false,
});
const query = (text: string) => new URLSearchParams(text);

/** The same table: Anna was told of three choices of her own, Ben of none. */
const ANNA = [
  frame(0, 100),
  frame(1, 150),
  frame(2, 160),
  frame(3, 170),
  frame(4, 200),
  frame(5, 300),
];
const BEN = [frame(0, 100), frame(1, 200), frame(2, 300)];

test('a moment of a running table is named by its time', () => {
  expect(named(ANNA, 4)).toBe('when=200');
  expect(placeNamed(BEN, query(named(ANNA, 4)))).toBe(1);
  expect(placeNamed(ANNA, query(named(BEN, 2)))).toBe(5);
});

test('what somebody did not see is shown as the last that they saw', () => {
  expect(placeNamed(BEN, query(named(ANNA, 3)))).toBe(0);
});

test('moments of the same time are told apart', () => {
  const quick = [frame(0, 100), frame(1, 200), frame(2, 200), frame(3, 200)];

  const names = quick.map((_, place) => named(quick, place));

  expect(names).toEqual(['when=100', 'when=200', 'when=200.1', 'when=200.2']);
  expect(names.map((name) => placeNamed(quick, query(name)))).toEqual([0, 1, 2, 3]);
});

test('a moment of a finished table is named by its number in the record', () => {
  const finished = [frame(0, 100, 0), frame(1, 200, 7), frame(2, 300, 9)];

  expect(named(finished, 1)).toBe('at=7');
  expect(placeNamed(finished, query('at=7'))).toBe(1);
  expect(placeNamed(finished, query('at=8'))).toBe(1);
  expect(placeNamed(finished, query('when=300'))).toBe(2);
});

test('a reader finds entries of a running table by the numbers that they know', () => {
  expect(placeNamed(ANNA, query('at=3'))).toBe(3);
});

test('an address that names nothing names nothing', () => {
  for (const text of ['', 'at=', 'at=x', 'when=', 'when=1.2.3', 'at=-1'])
    expect(placeNamed(BEN, query(text))).toBeNull();
});

test('a line of the log is named as the frame of its moment is', () => {
  const moments = BEN.map(({ moment }) => moment);

  expect(whenOf(moments, 2)).toBe(named(BEN, 2));
});
