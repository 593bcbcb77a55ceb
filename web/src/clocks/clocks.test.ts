import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noteServerMoment } from '../api/server-clock';
import { beat } from './beat.svelte';
import { aboutMinutes, PACES, paceOf } from './controls';
import { need, remaining, untilChange } from './running';
import { face, inWords } from './spans';
import { sums, thoughts } from './thinking';

const NOON = Date.parse('2026-03-01T12:00:00Z');

describe('what is left', () => {
  test('a clock that stands keeps what it has', () => {
    expect(remaining({ left: 4_000, since: null, due: null }, NOON)).toBe(4_000);
  });

  test('a clock that will run is full until then, and never less than nothing', () => {
    const clock = { left: 5_000, since: NOON, due: NOON + 5_000 };
    expect(remaining(clock, NOON - 500)).toBe(5_000);
    expect(remaining(clock, NOON + 1_200)).toBe(3_800);
    expect(remaining(clock, NOON + 9_000)).toBe(0);
  });

  test('it is drawn when another second begins, and not after its end', () => {
    const clock = { left: 5_000, since: NOON, due: NOON + 5_000 };
    expect(untilChange(clock, NOON - 500, false)).toBe(1_500);
    expect(untilChange(clock, NOON + 1_200, false)).toBe(800);
    expect(untilChange(clock, NOON + 4_000, false)).toBe(1_000);
    expect(untilChange(clock, NOON + 5_000, false)).toBe(Infinity);
    expect(untilChange({ left: 5_000, since: null, due: null }, NOON, false)).toBe(Infinity);
  });

  test('the last minute and the last ten seconds are special', () => {
    expect([60_001, 60_000, 10_001, 10_000, 0].map(need)).toEqual([0, 1, 1, 2, 2]);
  });
});

describe('spans', () => {
  test('a second that has begun is shown', () => {
    expect([272_000, 9_000, 8_001, 1, 0, 60_000, 3_600_000].map(face)).toEqual(
      ['4:32', '0:09', '0:09', '0:01', '0:00', '1:00', '1:00:00'],
    ); // prettier-ignore
  });

  test('they are said by their two largest units', () => {
    expect(inWords(272_000, 'en')).toBe('4 minutes, 32 seconds');
    expect(inWords(120_000, 'en')).toBe('2 minutes');
    expect(inWords(0, 'en')).toBe('0 seconds');
    expect(inWords((2 * 24 + 3) * 3_600_000, 'en', 'narrow')).toBe('2d 3h');
    expect(inWords((2 * 24 + 3) * 3_600_000, 'ko', 'narrow', 1)).toBe('2일');
  });
});

test('a control without a name is none of the three', () => {
  expect(paceOf(PACES.fast)).toBe('fast');
  expect(paceOf({ type: 'live', bank: 30, increment: 5 })).toBe(null);
});

test('a fast table takes half of the time that is on the box, a relaxed one half more', () => {
  expect(aboutMinutes([20, 40], PACES.fast)).toBe(15);
  expect(aboutMinutes([20, 40], PACES.normal)).toBe(30);
  expect(aboutMinutes([20, 40], PACES.relaxed)).toBe(45);
});

describe('the beat', () => {
  const page = { hidden: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', page);
    noteServerMoment(NOON, performance.now());
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('draws once a second for all clocks in step, and ends with the last', () => {
    const clock = { left: 5_000, since: NOON, due: NOON + 5_000 };
    const until = vi.fn((now: number) => untilChange(clock, now, false));
    const ends = [beat.follow(until), beat.follow((now) => untilChange(clock, now, false))];
    const begun = until.mock.calls.length;

    const seen = [5, 4, 3, 2, 1].map((left) => {
      const shown = face(remaining(clock, beat.now));
      vi.advanceTimersByTime(1_005);
      return [left, shown];
    });

    expect(seen).toEqual([5, 4, 3, 2, 1].map((left) => [left, `0:0${left}`]));
    expect(until.mock.calls.length - begun).toBeLessThanOrEqual(5);
    for (const end of ends) end();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('stands while the page is hidden', () => {
    page.hidden = true;
    const end = beat.follow(() => 1_000);
    expect(vi.getTimerCount()).toBe(0);
    page.hidden = false;
    end();
  });
});

test('people think from the entry that asks them to the one that answers', () => {
  const frame = (n: number, at: number, seat: number | null, to_act: number[], more = {}) => ({
    to_act,
    moment: { n, at, seat, events: [], undone: [], change: null, closed: null, ...more },
  });
  const gone = { change: { type: 'stand_in', why: 'gone', level: 'easy' } };
  const frames = [
    frame(0, 0, null, [0, 1]),
    frame(1, 4_000, 1, [0]),
    frame(2, 7_000, 0, [1]),
    frame(3, 9_000, 1, [1], gone),
    frame(4, 9_500, 1, [0]),
    frame(5, 12_500, 0, [2]),
    frame(6, 12_600, 2, []),
  ];

  const found = thoughts(frames as never, new Set([0, 1]));

  expect([...found].map(([n, { ms }]) => [n, ms])).toEqual(
    [[1, 4_000], [2, 7_000], [5, 3_000]],
  ); // prettier-ignore
  expect([...sums(found)]).toEqual([[1, 4_000], [0, 10_000]]); // prettier-ignore
});
