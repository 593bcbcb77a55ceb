/** Titles of pages for tabs and history. */
import { t } from '../i18n/words.svelte';

/** Joins the parts of a title, the most specific first; empty parts are not known yet. */
export function pageTitle(...parts: readonly string[]): string {
  const app = t('app-name');
  return [...parts.filter((part) => part !== '' && part !== app), app].join(' · ');
}
