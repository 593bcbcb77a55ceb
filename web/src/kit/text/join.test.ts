import { expect, it } from 'vitest';
import type { Translate } from '../board';
import { bundle, sentence } from '../../i18n/bundle';
import { isLanguage } from '../../i18n/languages';
import { labelled, list, phrases, sentences } from './join';

const WORDS = import.meta.glob<string>('../../i18n/*/index.ts', { import: 'default', eager: true });

/** The words of the platform, as somebody reads them in this language. */
function wordsIn(language: string): Translate {
  if (!isLanguage(language)) throw new Error(language);
  const words = bundle(language, WORDS[`../../i18n/${language}/index.ts`] ?? '');
  return (key, args) => sentence([words], key, args ?? {}, []) ?? key;
}

it('joins in English by spaces behind its marks', () => {
  const t = wordsIn('en');

  expect(list(['+3', '−5'], t)).toBe('+3, −5');
  expect(phrases(['Move 3 of 9', 'Ana rolled 4.'], t)).toBe('Move 3 of 9. Ana rolled 4.');
  expect(sentences(['Ana rolled 4.', 'Ben is next.'], t)).toBe('Ana rolled 4. Ben is next.');
  expect(labelled('Start', '2 pieces', t)).toBe('Start: 2 pieces');
});

it('joins in Chinese by wide marks, without spaces', () => {
  const t = wordsIn('zh-Hant');

  expect(list(['+3', '−5'], t)).toBe('+3、−5');
  expect(phrases(['第 3 步，共 9 步', '安娜擲出 4。'], t)).toBe('第 3 步，共 9 步。安娜擲出 4。');
  expect(sentences(['安娜擲出 4。', '輪到小班。'], t)).toBe('安娜擲出 4。輪到小班。');
  expect(labelled('起點', '2 枚棋子', t)).toBe('起點：2 枚棋子');
});

it('says nothing of what is empty', () => {
  expect(phrases(['Move 0 of 9', ''], wordsIn('en'))).toBe('Move 0 of 9');
});
