import { expect, test } from 'vitest';
import { ranked } from './ranked';

test('who has won as often shares a rank', () => {
  const lines = [{ won: 3 }, { won: 3 }, { won: 1 }, { won: 0 }];

  expect(ranked(lines).map(({ rank }) => rank)).toEqual([1, 1, 3, 4]);
});
