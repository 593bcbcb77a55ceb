/** What is wrong with a record, in the reader's words. */
import type { Named } from '../i18n/bundle';
import { t, words } from '../i18n/words.svelte';
import type { Difference, Head } from '../rules/protocol.gen';

/** Where it is: an entry, or a field with what is inside it; empty when neither can be told. */
function place({ entry, field, facts }: Difference): string {
  const path = String(facts.path ?? '').replace(/^\$\.?/, '');
  if (entry !== null) return t('record-entry', { n: entry }) + (path && ` (${path})`);
  if (field === 'line') return path;
  return field + (path && !path.startsWith('[') ? `.${path}` : path);
}

/** The first difference with its place, for record `number` of a file. */
export function said(number: number, difference: Difference, head: Head | null): string {
  const { code, facts, refusal } = difference;
  const seats: Named = (head?.seats ?? []).map(({ name }) => ({ name, you: false }));
  const why = refusal && words.say(refusal.key, refusal.args, seats, head?.game);
  const what = t(`difference-${code}`, { ...facts, ...(why === null ? {} : { why }) });
  const where = place(difference);
  return where ? t('record-differs', { number, where, what }) : t('record-is', { number, what });
}
