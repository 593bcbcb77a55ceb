/** Messages as screen readers read them. */
import type { Translate, Message } from '../board';

/**
 * The spoken text of a message. A game may spell out a text drawn with signs, "3 × 5 → Forest", in
 * a further message, the key and `-aloud`; else it is the drawn text.
 */
export function aloud({ key, args }: Message, t: Translate): string {
  const full = `${key}-aloud`;
  const said = t(full, args);
  return said === full ? t(key, args) : said;
}
