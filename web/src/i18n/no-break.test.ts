import { expect, test } from 'vitest';
import { bundle, sentence } from './bundle';
import { ago } from './formats';
import { unbroken } from './no-break';

const blank = '\u00a0';

test('a Chinese number and what it counts stay in one line', () => {
  const words = bundle(
    'zh-Hant',
    'players = { $least }–{ $most } 人\nrank = 第 { $rank } 名，共 4 人',
  );

  expect(sentence([words], 'players', { least: 2, most: 4 })).toBe(`2–4${blank}人`);
  expect(sentence([words], 'rank', { rank: 3 })).toBe(`第${blank}3${blank}名，共 4${blank}人`);
  expect(ago(0, 300_000, 'zh-Hant')).toBe(`5${blank}分鐘前`);
});

test('words of other languages are as they were', () => {
  expect(unbroken('of 4 players', 'en')).toBe('of 4 players');
  expect(unbroken('4 명', 'ko')).toBe('4 명');
});
