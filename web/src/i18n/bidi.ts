/** Isolates right-to-left text, such as names, inside left-to-right sentences. */

/** Letters of right-to-left scripts, and direction marks. */
const LEFTWARD =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** First-strong isolate, and its end. */
const [FROM, TO] = ['\u2068', '\u2069'];

/**
 * Wraps `text` if it is written from right to left, so that it does not reorder its neighbours:
 * "1. ליאה, 27" keeps its numbers in place. Other text is returned unchanged, without invisible
 * characters.
 */
export function isolated(text: string): string {
  return LEFTWARD.test(text) && !text.includes(FROM) ? `${FROM}${text}${TO}` : text;
}
