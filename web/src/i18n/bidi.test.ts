import { expect, test } from 'vitest';
import { list } from '../kit/text/join';
import { bundle, sentence } from './bundle';
import { all } from './formats';
import { isolated } from './bidi';

const LAYLA = '\u0644\u064a\u0644\u0649';
const LEA = '\u05dc\u05d0\u05d4';

test('what is written from right to left is isolated, once; nothing else is changed', () => {
  expect(isolated(LAYLA)).toBe(`\u2068${LAYLA}\u2069`);
  expect(isolated(LEA)).toBe(`\u2068${LEA}\u2069`);
  expect(isolated(isolated(LEA))).toBe(isolated(LEA));
  for (const name of ['Ana', '민지', '小明', 'Zoë ✓', '']) expect(isolated(name)).toBe(name);
});

test('a sentence isolates the names in it, of seats and of people', () => {
  const words = bundle(
    'ko',
    'rank = { $rank }위 { $name }, { $points }점\nturn = { $seat_name } 님',
  );
  const args = { rank: 1, name: LAYLA, points: 27 };

  expect(sentence([words], 'rank', args)).toBe(`1위 \u2068${LAYLA}\u2069, 27점`);
  expect(sentence([words], 'turn', { seat: 0 }, [{ name: LEA, you: false }])).toBe(
    `\u2068${LEA}\u2069 님`,
  );
});

test('the particle after a name is chosen by its last letter', () => {
  const words = bundle('ko', 'who = { $name }{ JOSA($name, "이/가") }');

  expect(sentence([words], 'who', { name: `${LEA} 민지` })).toBe(`\u2068${LEA} 민지\u2069가`);
});

test('in a list each has its own direction', () => {
  const t = () => ', ';

  expect(all(['Ana', LEA], 'en')).toBe(`Ana and \u2068${LEA}\u2069`);
  expect(list([LAYLA, 'Ana'], t)).toBe(`\u2068${LAYLA}\u2069, Ana`);
});
