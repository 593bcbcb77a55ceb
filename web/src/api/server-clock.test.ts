import { beforeEach, expect, test } from 'vitest';
import { heard, serverNow } from './server-clock';

const DAY = 86_400_000;
const NOON = Date.parse('2026-03-01T12:00:00Z');

beforeEach(() => heard(new Date(0).toUTCString(), 0));

test('a browser whose clock is a day ahead knows what time it is', () => {
  heard('Sun, 01 Mar 2026 12:00:00 GMT', NOON + DAY);
  expect(serverNow(NOON + DAY + 500)).toBe(NOON + 500);
});

test('the newest answer counts: clocks are set right in between', () => {
  heard('Sun, 01 Mar 2026 12:00:00 GMT', NOON - DAY);
  heard('Sun, 01 Mar 2026 12:00:05 GMT', NOON + 5000);
  expect(serverNow(NOON + 6000)).toBe(NOON + 6000);
});

test('an answer that does not say, or says rubbish, changes nothing', () => {
  heard('Sun, 01 Mar 2026 12:00:00 GMT', NOON + DAY);
  heard(null, 0);
  heard('yesterday', 0);
  expect(serverNow(NOON + DAY)).toBe(NOON);
});
