import { beforeEach, expect, test } from 'vitest';
import { noteServerTime, serverNow } from './server-clock';

const DAY = 86_400_000;
const NOON = Date.parse('2026-03-01T12:00:00Z');

beforeEach(() => noteServerTime(new Date(0).toUTCString(), 0));

test('a browser whose clock is a day ahead knows what time it is', () => {
  noteServerTime('Sun, 01 Mar 2026 12:00:00 GMT', NOON + DAY);
  expect(serverNow(NOON + DAY + 500)).toBe(NOON + 500);
});

test('the newest answer counts: clocks are set right in between', () => {
  noteServerTime('Sun, 01 Mar 2026 12:00:00 GMT', NOON - DAY);
  noteServerTime('Sun, 01 Mar 2026 12:00:05 GMT', NOON + 5000);
  expect(serverNow(NOON + 6000)).toBe(NOON + 6000);
});

test('an answer that does not say, or says rubbish, changes nothing', () => {
  noteServerTime('Sun, 01 Mar 2026 12:00:00 GMT', NOON + DAY);
  noteServerTime(null, 0);
  noteServerTime('yesterday', 0);
  expect(serverNow(NOON + DAY)).toBe(NOON);
});
