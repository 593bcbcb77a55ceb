import { expect, test } from 'vitest';
import { optionWord, rangeOf } from './options';

test('fields and values have words of their own', () => {
  expect(optionWord('turn_limit')).toBe('option-turn-limit');
  expect(optionWord('start_pool', 'all')).toBe('option-start-pool-all');
});

test('many numbers are typed, few are chosen', () => {
  const numbers = Array.from({ length: 1000 }, (_, i) => i + 1);
  expect(rangeOf(numbers)).toEqual({ least: 1, most: 1000 });
  expect(rangeOf(numbers.slice(0, 20))).toBe(null);
  expect(rangeOf([true, false])).toBe(null);
  expect(rangeOf(['shuffled', 'standard'])).toBe(null);
});
