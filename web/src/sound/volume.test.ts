import { expect, test } from 'vitest';
import { gainOf, LOUDEST, STEP } from './volume';

test('the usual volume is as the sounds were made', () => {
  expect(gainOf(70)).toBe(1);
});

test('no volume is no sound, and every step is louder than the one before', () => {
  expect(gainOf(0)).toBe(0);
  for (let volume = STEP; volume <= LOUDEST; volume += STEP)
    expect(gainOf(volume)).toBeGreaterThan(gainOf(volume - STEP));
});
