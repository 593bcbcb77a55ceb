/** Describes what is wrong with a record, in the reader's language. */
import type { Named } from '../i18n/bundle';
import { t, words } from '../i18n/words.svelte';
import type { Difference, Head } from '../rules/protocol.gen';

/** The place of a difference: an entry, or the path of a field; empty when neither is known. */
function place({ entry, field, facts }: Difference): string {
  const path = String(facts.path ?? '').replace(/^\$\.?/, '');
  if (entry !== null) return t('record-entry', { n: entry }) + (path && ` (${path})`);
  if (field === 'line') return path;
  return field + (path && !path.startsWith('[') ? `.${path}` : path);
}

/** The sentence for the first difference of record `number` of a file. */
export function differenceText(number: number, difference: Difference, head: Head | null): string {
  const { code, facts, refusal } = difference;
  const seats: Named = (head?.seats ?? []).map(({ name }) => ({ name, you: false }));
  const why = refusal && words.say(refusal.key, refusal.args, seats, head?.game);
  const what = t(`difference-${code}`, { ...facts, ...(why === null ? {} : { why }) });
  const where = place(difference);
  return where ? t('record-differs', { number, where, what }) : t('record-is', { number, what });
}
