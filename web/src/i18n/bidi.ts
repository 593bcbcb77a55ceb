/** What people write from right to left, as their names, among words from left to right. */

/** Letters of Hebrew, Arabic and their like, and the marks that stand for these directions. */
const LEFTWARD =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** From here its own first letter says the direction, to there. */
const [FROM, TO] = ['\u2068', '\u2069'];

/**
 * `text` so that it does not turn around what stands beside it: "1. ליאה, 27" has its numbers where
 * they belong. All other text is left as it is, without any invisible sign.
 */
export function isolated(text: string): string {
  return LEFTWARD.test(text) && !text.includes(FROM) ? `${FROM}${text}${TO}` : text;
}
