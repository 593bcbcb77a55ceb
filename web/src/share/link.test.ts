import { expect, test } from 'vitest';
import { linkTo } from './link';

const HOUSE = 'https://play.example.org';

test('a link says in which language it was shared', () => {
  expect(linkTo('/t/abc', 'ko', HOUSE)).toBe('https://play.example.org/t/abc?in=ko');
  expect(linkTo('/t/abc/replay?at=7', 'zh-Hant', HOUSE)).toBe(
    'https://play.example.org/t/abc/replay?at=7&in=zh-Hant',
  );
});

test('English needs no saying', () => {
  expect(linkTo('/t/abc', 'en', HOUSE)).toBe('https://play.example.org/t/abc');
});
