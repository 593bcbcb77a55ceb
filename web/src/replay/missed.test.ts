import { expect, test } from 'vitest';
import type { Moment } from '../kit/board';
import { missedSince, since } from './missed';

const moment = (n: number, seat: number | null, told = true): Moment => ({
  n,
  at: 0,
  seat,
  events: told ? [{ type: 'moved' }] : [],
  undone: [],
});

test('what others did since the last move of the reader was missed', () => {
  const moments = [moment(0, null), moment(1, 1), moment(2, 0), moment(3, 1), moment(4, 2)];

  expect(missedSince(moments, [0])).toEqual({ own: 2, count: 2 });
});

test('nothing was missed by whoever moved last, has not moved, or watches', () => {
  const moments = [moment(0, null), moment(1, 1), moment(2, 0)];

  expect(missedSince(moments, [0])).toBeNull();
  expect(missedSince(moments, [2])).toBeNull();
  expect(missedSince(moments, [])).toBeNull();
});

test('what told nothing is not counted', () => {
  expect(missedSince([moment(1, 0), moment(2, 1, false)], [0])).toBeNull();
});

test('what others did since then is told, and with it what the own entry brought to light of them', () => {
  const [mine, theirs] = [
    { type: 'written', seat: 0 },
    { type: 'written', seat: 1 },
  ];
  const moments = [
    { ...moment(1, 1), events: [theirs] },
    { ...moment(2, 0), events: [mine, theirs, { type: 'rolled' }] },
  ];
  const later = { ...moment(3, 1), events: [theirs, { type: 'ended' }] };

  expect(since(moments, [0])).toEqual([theirs]);
  expect(since([...moments, later], [0])).toEqual([theirs, theirs, { type: 'ended' }]);
  expect(since([...moments, later, { ...moment(4, 1), undone: [3] }], [0])).toHaveLength(2);
  expect(since(moments, [2])).toHaveLength(4); // who has not played yet
  expect(since(moments, [])).toEqual([]); // who watches
});
