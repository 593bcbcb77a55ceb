import { expect, test } from 'vitest';
import {
  ago,
  all,
  clock,
  counted,
  day,
  dayNear,
  measured,
  percent,
  remaining,
  signed,
} from './formats';

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 10, 21, 12);

test('numbers are grouped as the language does, with a true minus sign', () => {
  expect(counted(7, 'en')).toBe('7');
  expect(counted(-12, 'es')).toBe('\u221212');
  expect(counted(-12345, 'en')).toBe('\u221212,345');
  expect(counted(12345, 'es')).toBe('12.345');
  expect(measured(2.25, 'es')).toBe('2,3');
  expect(measured(-4, 'ko')).toBe('\u22124');
});

test('points that were gained carry a sign in every language', () => {
  expect(signed(6.24, 'en')).toBe('+6.2');
  expect(signed(-6.24, 'en')).toBe('\u22126.2');
  expect(signed(-6.24, 'es')).toBe('\u22126,2');
  expect(signed(0, 'ko')).toBe('0.0');
});

test('a part is all or nothing only when it is', () => {
  expect(percent(0.999, 'en')).toBe('99%');
  expect(percent(1, 'en')).toBe('100%');
  expect(percent(0.5, 'es')).toBe('50\u00A0%');
});

test('names are listed as the language does', () => {
  expect(all(['Ana', 'Bo', 'Cleo'], 'es')).toBe('Ana, Bo y Cleo');
  expect(all(['Ana', 'Bo', 'Cleo'], 'zh-Hant')).toBe('Ana、Bo 和 Cleo');
  expect(all(['Ana', '小明'], 'zh-Hant')).toBe('Ana 和小明');
  expect(all(['小明', '小華'], 'zh-Hant')).toBe('小明和小華');
});

test('days and times are written as the language does', () => {
  expect(day(NOON, 'en')).toBe('November 21, 2026');
  expect(day(NOON, 'es')).toBe('21 de noviembre de 2026');
  expect(day(NOON, 'ko')).toBe('2026년 11월 21일');
  expect(day(NOON, 'zh-Hant')).toBe('2026年11月21日');
  expect(clock(NOON, 'en')).toMatch(/^\d+:00\s[AP]M$/);
});

test('the largest unit that fits is named', () => {
  expect(ago(0, 5 * MINUTE, 'en')).toBe('5 minutes ago');
  expect(ago(0, 150 * MINUTE, 'en')).toBe('2 hours ago');
  expect(ago(0, 24 * 60 * MINUTE, 'en')).toBe('yesterday');
  expect(ago(0, 5 * MINUTE, 'ko')).toBe('5분 전');
});

test('what has just been is now, also for a clock that is behind', () => {
  expect(ago(0, 30_000, 'en')).toBe('now');
  expect(ago(5 * MINUTE, 0, 'en')).toBe('now');
});

test('time that is left is told in its largest unit, and is never nothing', () => {
  expect(remaining(5 * MINUTE, 0, 'en')).toBe('5 min');
  expect(remaining(150 * MINUTE, 0, 'en')).toBe('2 hr');
  expect(remaining(50 * 60 * MINUTE, 0, 'en')).toBe('2 days');
  expect(remaining(150 * MINUTE, 0, 'ko')).toBe('2시간');
  expect(remaining(0, MINUTE, 'es')).toMatch(/^1\smin$/); // which space depends on the version of the locale
});

test('a day of this week is called by its weekday, a later one by its date', () => {
  const friday = Date.UTC(2026, 10, 27, 12);
  expect(dayNear(friday, friday - 5 * 86_400_000, 'en')).toBe('Friday');
  expect(dayNear(friday, friday - 5 * 86_400_000, 'es')).toBe('viernes');
  expect(dayNear(friday, friday - 7 * 86_400_000, 'en')).toBe('November 27');
  expect(dayNear(friday, friday - 7 * 86_400_000, 'ko')).toBe('11월 27일');
});
