/**
 * Keeps a number and its unit on one line in Chinese, which breaks lines between any two
 * characters.
 */
import type { Language } from './languages';

/**
 * Chinese `text` with no-break spaces: "第 3 名", "5 分鐘前". It may be a part of a sentence between
 * two arguments, and then begins or ends at a number. Other languages are unchanged.
 */
export const unbroken = (text: string, language: Language): string =>
  language === 'zh-Hant'
    ? text.replace(/(^|\d) (?=\p{Script=Han})/gu, '$1\u00a0').replace(/第 (?=\d|$)/gu, '第\u00a0')
    : text;
