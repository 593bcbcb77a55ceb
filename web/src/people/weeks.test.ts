import { expect, test } from 'vitest';
import { halfYear, WEEKS } from './weeks';

const MONDAY = Date.UTC(2027, 2, 1);
const WEEK = 7 * 86_400_000;

test('a half year ends with this week, and has those without a game', () => {
  const played = { at: MONDAY - WEEK, played: 3, won: 1 };

  const weeks = halfYear([played], Date.UTC(2027, 2, 5, 12));

  expect(weeks).toHaveLength(WEEKS);
  expect(weeks.at(-1)).toEqual({ at: MONDAY, played: 0, won: 0 });
  expect(weeks.at(-2)).toBe(played);
});
