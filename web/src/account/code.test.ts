import { expect, test } from 'vitest';
import { grouped, isWhole, lettersOf } from './code';

test.each(['cdfh jkmn', '#CDFHJKMN', ' CDFH-JKMN', 'CDFHJKMNP'])('%s is a code', (typed) => {
  expect(lettersOf(typed)).toBe('CDFHJKMN');
});

test('a code is whole with eight letters', () => {
  expect(isWhole(lettersOf('cdfh jkm'))).toBe(false);
  expect(isWhole(lettersOf('cdfh jkmn'))).toBe(true);
});

test('a code is shown in two groups', () => {
  expect(grouped('CDFHJKMN')).toBe('CDFH JKMN');
});
