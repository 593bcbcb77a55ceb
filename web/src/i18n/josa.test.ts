import { expect, test } from 'vitest';
import { bundle, sentence } from './bundle';
import { josa } from './josa';
import EXAMPLES from './josa.json';

test.each(EXAMPLES)('after %j, %s is %s', (word = '', pair = '', particle = '') => {
  expect(josa(word, pair)).toBe(particle);
});

test('sentences choose the particle after names and numbers', () => {
  const words = bundle(
    'ko',
    'who = { $name }{ JOSA($name, "이/가") } { $n }{ JOSA($n, "으로/로") } 나눕니다',
  );

  expect(sentence([words], 'who', { name: '민지', n: 6 })).toBe('민지가 6으로 나눕니다');
  expect(sentence([words], 'who', { name: '철민', n: -2 })).toBe('철민이 \u22122로 나눕니다');
});
