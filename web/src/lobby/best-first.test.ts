import { expect, test } from 'vitest';
import type { TableCard } from '../api/protocol.gen';
import { bestFirst } from './best-first';

const card = (id: string, kinds: string, watchers = 0) =>
  ({
    id,
    watchers,
    seats: [...kinds].map((one) => ({ kind: one === 'p' ? 'person' : 'bot' })),
  }) as unknown as TableCard;

test('tables with most people come first, then those with most watchers', () => {
  const given = [card('a', 'pb'), card('b', 'pp'), card('c', 'pp', 2), card('d', 'pbb')];

  expect(bestFirst(given).map(({ id }) => id)).toEqual(['c', 'b', 'a', 'd']);
});
