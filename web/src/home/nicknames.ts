/** Suggests a nickname. */
import { t } from '../i18n/words.svelte';

export function suggestion(not = ''): string {
  const names = t('nickname-suggestions')
    .split('|')
    .filter((name) => name !== not);
  return names[Math.floor(Math.random() * names.length)] ?? '';
}
