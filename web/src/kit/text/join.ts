/** Joins parts of a text as the reader's language does: lists, phrases, sentences, labels. */
import { isolated } from '../../i18n/bidi';
import type { Translate } from '../board';

export { isolated };

/** Things of one kind: "+3, −5". */
export const list = (parts: readonly string[], t: Translate): string =>
  parts.map(isolated).join(t('list-separator'));

/**
 * Joins parts without a full stop of their own: "Move 3 of 9. Ana rolled 4". Empty parts are left
 * out.
 */
export const phrases = (parts: readonly string[], t: Translate): string =>
  parts.filter(Boolean).join(t('sentence-stop'));

/** Whole sentences: "Ana rolled 4. It is your turn." */
export const sentences = (parts: readonly string[], t: Translate): string =>
  parts.join(t('sentence-space'));

/** "Start: 2 pieces of Ana". */
export const labelled = (label: string, said: string, t: Translate): string =>
  t('labelled', { label, said });
