import { expect, test } from 'vitest';
import { textIn } from './texts';

test('a trophy is named in the language of the reader, else in English', () => {
  const names = { en: 'Leap', ko: '도약' };

  expect(textIn(names, 'ko', 'leaped')).toBe('도약');
  expect(textIn(names, 'es', 'leaped')).toBe('Leap');
});

test('a trophy of a package without English still has a name', () => {
  expect(textIn({ es: 'Salto' }, 'ko', 'leaped')).toBe('Salto');
  expect(textIn({}, 'ko', 'leaped')).toBe('leaped');
});
