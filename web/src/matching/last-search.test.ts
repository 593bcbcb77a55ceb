import { expect, test } from 'vitest';
import { FIRST_WISH, wishBefore } from './last-search';

test('whoever has never searched begins with the first wish', () => {
  expect(wishBefore(null)).toEqual(FIRST_WISH);
});

test('the last search is wished for again', () => {
  const wish = {
    games: ['chess'],
    seats: [3, 5] as [number, number],
    speed: 'days' as const,
    language: 'ko',
    bots_after: null,
    backfill: false,
  };

  expect(wishBefore(JSON.stringify(wish))).toEqual(wish);
});

test('what another program wrote is left out', () => {
  for (const text of ['', 'null', '[]', '{"seats": [9, 2], "speed": 4, "bots_after": "x"}', '7'])
    expect(wishBefore(text)).toEqual(FIRST_WISH);
});
