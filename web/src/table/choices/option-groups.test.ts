import { expect, test } from 'vitest';
import type { Choice, Translate } from '../../kit/board';
import { grouped } from './option-groups';

const WORDS: Record<string, (args: Record<string, string | number>) => string> = {
  write: ({ number, box }) => `write ${number} into ${box}`,
  'write-group': ({ number }) => `write ${number}`,
  done: () => 'done',
};
const say: Translate = (key, args = {}) => WORDS[key]?.(args) ?? key;
const write = (number: number, box: number): Choice => ({
  action: { number, box },
  text: { key: 'write', args: { number, box } },
});
const DONE: Choice = { action: 'done', text: { key: 'done', args: {} } };

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

test('many options stand together under the words that they share', () => {
  const options = [...numbers(3).flatMap((n) => numbers(5).map((box) => write(n, box))), DONE];

  const found = grouped(options, say);

  expect(found?.map(({ name, choices }) => [name, choices.length])).toEqual([
    ['write 1', 5],
    ['write 2', 5],
    ['write 3', 5],
    ['done', 1],
  ]);
});

test('what is alone in its group goes by its own name', () => {
  const options = [...numbers(12).map((box) => write(4, box)), write(9, 2)];

  expect(grouped(options, say)?.map(({ name }) => name)).toEqual(['write 4', 'write 9 into 2']);
});

test('a short list stays as it is', () => {
  expect(
    grouped(
      numbers(12).map((box) => write(4, box)),
      say,
    ),
  ).toBeNull();
});

test('a game without words for groups has none', () => {
  expect(
    grouped(Array<Choice>(20).fill({ ...DONE, text: { key: 'move', args: {} } }), say),
  ).toBeNull();
});
