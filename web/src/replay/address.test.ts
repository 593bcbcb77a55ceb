/** A link to a moment shows the same moment to everybody, whatever their numbers are. */
import { expect, test } from 'vitest';
import type { Frame as Snapshot } from '../api/protocol.gen';
import { queryOf, placeOfQuery, whenOf } from './address';

const snapshot = (n: number, at: number, entry: number | null = null): Snapshot => ({
  n,
  entry,
  moment: { n, at, seat: null, events: [], undone: [], change: null, closed: null, pause: null },
  view: null,
  prompt: { key: 'x', args: {} },
  to_act: [],
  options: [],
  scores: [],
  result: null,
  over: false,
});
const query = (text: string) => new URLSearchParams(text);

/** The same table: Anna has three secret choices of her own, Ben none. */
const ANNA = [
  snapshot(0, 100),
  snapshot(1, 150),
  snapshot(2, 160),
  snapshot(3, 170),
  snapshot(4, 200),
  snapshot(5, 300),
];
const BEN = [snapshot(0, 100), snapshot(1, 200), snapshot(2, 300)];

test('a moment of a running table is named by its time', () => {
  expect(queryOf(ANNA, 4)).toBe('when=200');
  expect(placeOfQuery(BEN, query(queryOf(ANNA, 4)))).toBe(1);
  expect(placeOfQuery(ANNA, query(queryOf(BEN, 2)))).toBe(5);
});

test('what somebody did not see is shown as the last that they saw', () => {
  expect(placeOfQuery(BEN, query(queryOf(ANNA, 3)))).toBe(0);
});

test('moments of the same time are told apart', () => {
  const quick = [snapshot(0, 100), snapshot(1, 200), snapshot(2, 200), snapshot(3, 200)];

  const names = quick.map((_, place) => queryOf(quick, place));

  expect(names).toEqual(['when=100', 'when=200', 'when=200.1', 'when=200.2']);
  expect(names.map((name) => placeOfQuery(quick, query(name)))).toEqual([0, 1, 2, 3]);
});

test('a moment of a finished table is named by its number in the record', () => {
  const finished = [snapshot(0, 100, 0), snapshot(1, 200, 7), snapshot(2, 300, 9)];

  expect(queryOf(finished, 1)).toBe('at=7');
  expect(placeOfQuery(finished, query('at=7'))).toBe(1);
  expect(placeOfQuery(finished, query('at=8'))).toBe(1);
  expect(placeOfQuery(finished, query('when=300'))).toBe(2);
});

test('a reader finds entries of a running table by the numbers that they know', () => {
  expect(placeOfQuery(ANNA, query('at=3'))).toBe(3);
});

test('an address that names nothing names nothing', () => {
  for (const text of ['', 'at=', 'at=x', 'when=', 'when=1.2.3', 'at=-1'])
    expect(placeOfQuery(BEN, query(text))).toBeNull();
});

test('a line of the log is named as the snapshot of its moment is', () => {
  const moments = BEN.map(({ moment }) => moment);

  expect(whenOf(moments, 2)).toBe(queryOf(BEN, 2));
});
