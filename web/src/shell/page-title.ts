/** Titles of pages, as tabs and histories show them. */
import { t } from '../i18n/words.svelte';

/** What the page is about, the most particular first; what is empty is not known yet. */
export function pageTitle(...parts: readonly string[]): string {
  const app = t('app-name');
  return [...parts.filter((part) => part !== '' && part !== app), app].join(' · ');
}
