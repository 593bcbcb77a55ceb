import { expect, test } from 'vitest';
import { estimate } from './time-estimate';

test.each([
  [0.2, 1, 'seconds'],
  [7.2, 8, 'seconds'],
  [44, 40, 'seconds'],
  [90, 90, 'seconds'],
  [100, 2, 'minutes'],
  [3600, 60, 'minutes'],
  [9000, 3, 'hours'],
])('%s seconds are about %s %s', (seconds, count, unit) => {
  expect(estimate(seconds)).toEqual({ unit, count });
});
