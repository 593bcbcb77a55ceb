import { expect, test } from 'vitest';
import { Refused } from './api';
import { once } from './request-ids';

const WISH = { game: 'toy', seats: 2 };

async function idsOf(...outcomes: (Error | null)[]): Promise<string[]> {
  const ids: string[] = [];
  for (const outcome of outcomes) {
    const made = once(WISH, (id) => {
      ids.push(id);
      return outcome ? Promise.reject(outcome) : Promise.resolve();
    });
    await made.catch(() => undefined);
  }
  return ids;
}

test('what is made is made under an id of its own', async () => {
  const [one = '', other] = await idsOf(null, null);

  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(other).not.toBe(one);
});

test('an answer that was lost is asked for under the same id', async () => {
  const [first, second, third, next] = await idsOf(
    new Refused('error-network'),
    new Refused('error-internal', {}, 502),
    null,
    null,
  );

  expect([second, third]).toEqual([first, first]);
  expect(next).not.toBe(first);
});

test('what was refused is asked for anew', async () => {
  const [first, second] = await idsOf(new Refused('error-too-many-tables', {}, 429), null);

  expect(second).not.toBe(first);
});

test('two clicks ask for one thing', async () => {
  const ids: string[] = [];
  const make = (id: string) => new Promise<void>((resolve) => (ids.push(id), setTimeout(resolve)));

  await Promise.all([once(WISH, make), once(WISH, make), once({ game: 'other' }, make)]);

  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});
