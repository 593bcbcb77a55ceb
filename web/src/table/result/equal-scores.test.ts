import { expect, test } from 'vitest';
import { equalScores } from './equal-scores';

test('seats with the same score are listed, at any place', () => {
  const scores = [17, 14, 3, 14];

  expect(scores.map((_, seat) => equalScores(scores, seat))).toEqual([[], [3], [], [1]]);
});
