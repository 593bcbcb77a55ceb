import { expect, test } from 'vitest';
import { clockOf, minutesOf } from './minutes';

test('minutes after midnight are shown as a time and read from one', () => {
  expect(clockOf(1350)).toBe('22:30');
  expect(minutesOf('07:05')).toBe(425);
  expect(minutesOf('')).toBeNull();
});
