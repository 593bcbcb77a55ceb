/**
 * Korean particles, whose form depends on the sound before them: JOSA($name, "을/를") in Fluent. The
 * server has the same in src/ludoteca/i18n/josa.py; tests hold both to one list of examples.
 */
type Ending = 'vowel' | 'l' | 'consonant';

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28;
const RIEUL = 8;

/** Digits as they are read in Korean: 영 일 이 삼 사 오 육 칠 팔 구, and 십 백 천. */
const DIGITS: Readonly<Record<string, Ending>> = Object.fromEntries([
  ...[...'2459'].map((digit) => [digit, 'vowel']),
  ...[...'178'].map((digit) => [digit, 'l']),
  ...[...'036'].map((digit) => [digit, 'consonant']),
]);
/** Final sounds of Latin letters: Ana 아나, Chris 크리스, Peter 피터; the other letters are ambiguous. */
const LATIN: Readonly<Record<string, Ending>> = Object.fromEntries([
  ...[...'aeiouywrsfvxzhj'].map((letter) => [letter, 'vowel']),
  ['l', 'l'],
  ...[...'mn'].map((letter) => [letter, 'consonant']),
]);

function ending(word: string): Ending | undefined {
  for (const letter of [...word].reverse()) {
    const code = letter.codePointAt(0) ?? 0;
    if (code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE) {
      const final = (code - FIRST_SYLLABLE) % FINALS;
      return final === 0 ? 'vowel' : final === RIEUL ? 'l' : 'consonant';
    }
    if (letter in DIGITS) return DIGITS[letter];
    if (/\p{L}/u.test(letter)) return LATIN[letter.toLowerCase()];
  }
  return undefined;
}

/**
 * The particle of `pair` (after a consonant/after a vowel) that fits `word`; both where that is
 * ambiguous.
 */
export function josa(word: string, pair: string): string {
  const [closed = '', opened = ''] = pair.split('/');
  const soft = closed === `으${opened}`;
  const end = ending(word);
  if (end === undefined) return soft ? `(으)${opened}` : `${closed}(${opened})`;
  return end === 'vowel' || (end === 'l' && soft) ? opened : closed;
}
