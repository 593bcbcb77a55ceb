import { expect, test } from 'vitest';
import { counted } from './tab-title';

test('turns are counted before the title', () => {
  expect(counted('Ludoteca', 2)).toBe('(2) Ludoteca');
});

test('a number of before is replaced', () => {
  expect(counted('(2) Ludoteca', 11)).toBe('(11) Ludoteca');
  expect(counted('(2) Ludoteca', 0)).toBe('Ludoteca');
});

test('a title without turns stays as it is', () => {
  expect(counted('\u25CF That’s Life! · Ludoteca', 0)).toBe('\u25CF That’s Life! · Ludoteca');
});
