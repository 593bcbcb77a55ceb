/** What is read off one after the other, as the reader's language parts it: "+3, \u22125". */
import type { Translate } from '../board';

export const list = (parts: readonly string[], t: Translate): string =>
  parts.join(t('list-separator'));
