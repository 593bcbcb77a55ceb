import { expect, test } from 'vitest';
import { optionKey, presetOf, valueOf, valueName } from './option-names';

test('fields and values have words of their own', () => {
  expect(optionKey('turn_limit')).toBe('option-turn-limit');
  expect(optionKey('start_pool', 'all')).toBe('option-start-pool-all');
});

test('a number is typed, other values are chosen; what is neither is the default', () => {
  const limit = { name: 'limit', default: 60, values: [], range: [1, 1000] as const };
  expect(valueOf(limit, '999')).toBe(999);
  for (const wrong of ['', 'x', '1.5', '0', '1001']) expect(valueOf(limit, wrong)).toBe(60);

  const guards = { name: 'guards', default: false, values: [false, true], range: null };
  expect(valueOf(guards, 'true')).toBe(true);
  expect(valueOf(guards, 'perhaps')).toBe(false);
});

test('a table is played by the preset that has just its options', () => {
  const presets = [
    { name: 'usual', names: {}, options: { guards: false, pieces: 'three' } },
    { name: 'classic', names: {}, options: { guards: true, pieces: 'three' } },
  ];

  expect(presetOf(presets, { guards: true, pieces: 'three' })?.name).toBe('classic');
  expect(presetOf(presets, { guards: true, pieces: 'two' })).toBe(null);
  expect(presetOf([], { guards: true })).toBe(null);
});

test('a number that has no word is said as a number', () => {
  const find = (key: string) => (key === 'option-map-usa' ? 'USA' : null);

  expect(valueName('map', 'usa', find)).toBe('USA');
  expect(valueName('turn_limit', 60, find)).toBe('60');
});
