import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Lasting, LASTS_MS } from './lasting';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what changes with every step of a bot is not told, and what stays is', () => {
  const told: (number | null)[] = [];
  const rest = new Lasting<number>((rested) => told.push(rested));

  for (const entry of [4, 5, 6]) {
    rest.see(entry);
    vi.advanceTimersByTime(LASTS_MS - 1);
    rest.see(entry); // drawn again, and still the same
  }
  expect(told).toEqual([null, null, null]);
  vi.advanceTimersByTime(1);
  expect(told.at(-1)).toBe(6);
  rest.see(null);
  expect(told.at(-1)).toBeNull();
  vi.advanceTimersByTime(2 * LASTS_MS);
  expect(told.at(-1)).toBeNull();
});

test('nothing is told after the end', () => {
  const told: (number | null)[] = [];
  const rest = new Lasting<number>((rested) => told.push(rested));
  rest.see(4);

  rest.end();
  vi.advanceTimersByTime(2 * LASTS_MS);

  expect(told).toEqual([null]);
});
