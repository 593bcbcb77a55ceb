/** Message as they are said to who cannot see them. */
import type { Translate, Message } from '../board';

/**
 * What is drawn with signs, "3 × 5 → Forest", a game may say in full by a further message, the key
 * and `-aloud`; else it is said as it is drawn.
 */
export function aloud({ key, args }: Message, t: Translate): string {
  const full = `${key}-aloud`;
  const said = t(full, args);
  return said === full ? t(key, args) : said;
}
