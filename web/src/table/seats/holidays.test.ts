import { expect, test } from 'vitest';
import { changed, holidaysOf } from './holidays';

test('a holiday that begins or ends is news, one that goes on is not', () => {
  const before = holidaysOf([
    { seat: 0, holiday: 5 },
    { seat: 1, holiday: null },
    { seat: 2, holiday: 7 },
  ]);
  const after = holidaysOf([
    { seat: 0, holiday: 5 },
    { seat: 1, holiday: 6 },
    { seat: 2, holiday: null },
  ]);

  expect(changed(before, after)).toEqual([
    [1, 6],
    [2, null],
  ]);
  expect(changed(after, after)).toEqual([]);
});
