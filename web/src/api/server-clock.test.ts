import { beforeEach, expect, test, vi } from 'vitest';

const DAY = 86_400_000;
const NOON = Date.parse('2026-03-01T12:00:00Z');
const SAID = 'Sun, 01 Mar 2026 12:00:00 GMT';

let clock: typeof import('./server-clock');

beforeEach(async () => {
  vi.resetModules();
  clock = await import('./server-clock');
});

test('a browser whose clock is a day ahead knows what time it is', () => {
  vi.setSystemTime(NOON + DAY);
  clock.noteServerTime(SAID, 1_000);
  expect(clock.serverNow(1_500)).toBe(NOON + 500);
  vi.useRealTimers();
});

test('the newest answer counts as long as no frame has told the time', () => {
  clock.noteServerTime(SAID, 9_000);
  clock.noteServerTime('Sun, 01 Mar 2026 12:00:05 GMT', 5_000);
  expect(clock.serverNow(6_000)).toBe(NOON + 6_000);
});

test('an answer that does not say, or says rubbish, changes nothing', () => {
  clock.noteServerTime(SAID, 1_000);
  clock.noteServerTime(null, 0);
  clock.noteServerTime('yesterday', 0);
  expect(clock.serverNow(1_000)).toBe(NOON);
});

test('a frame tells it to the millisecond, and answers change nothing of that', () => {
  clock.noteServerMoment(NOON + 250, 1_000);
  clock.noteServerTime(SAID, 1_600);
  clock.noteServerTime('Sun, 01 Mar 2026 12:00:02 GMT', 2_800);
  expect(clock.serverNow(3_000)).toBe(NOON + 2_250);
});

test('of two frames the one that was under way for the shorter time is right', () => {
  clock.noteServerMoment(NOON, 1_010);
  clock.noteServerMoment(NOON + 1_000, 2_400);
  expect(clock.serverNow(2_010)).toBe(NOON + 1_000);
  clock.noteServerMoment(NOON + 2_000, 3_002);
  expect(clock.serverNow(3_002)).toBe(NOON + 2_000);
});

test('a server whose clock was set back is believed', () => {
  clock.noteServerMoment(NOON, 1_000);
  clock.noteServerMoment(NOON - DAY, 2_000);
  expect(clock.serverNow(2_000)).toBe(NOON - DAY);
});

test('a device that has slept for an hour knows it from the next answer', () => {
  clock.noteServerMoment(NOON + 250, 1_000);
  clock.noteServerTime(SAID, 1_100);
  clock.noteServerTime('Sun, 01 Mar 2026 13:00:00 GMT', 1_200);
  expect(Math.abs(clock.serverNow(1_200) - (NOON + 3_600_000))).toBeLessThan(1_000);
});

test('a frame of a server that does not tell the time changes nothing', () => {
  clock.noteServerMoment(NOON, 1_000);
  clock.noteServerMoment(undefined as unknown as number, 2_000);
  expect(clock.serverNow(2_000)).toBe(NOON + 1_000);
});
