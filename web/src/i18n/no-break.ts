/** A number and what it counts, held together where a language breaks lines between any two signs. */
import type { Language } from './languages';

/**
 * `text` of Chinese with blanks that do not break: "第 3 名", "5 分鐘前". It may be what stands
 * between two arguments of a sentence, and then begins or ends at a number. Others are as they were.
 */
export const unbroken = (text: string, language: Language): string =>
  language === 'zh-Hant'
    ? text.replace(/(^|\d) (?=\p{Script=Han})/gu, '$1\u00a0').replace(/第 (?=\d|$)/gu, '第\u00a0')
    : text;
