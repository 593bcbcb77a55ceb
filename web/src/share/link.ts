/** Links to this site for other people. */
import type { Language } from '../i18n/languages';

/**
 * The public address of this server: as configured, which the page has in its head, or that in the
 * address bar.
 */
function outside(): string {
  const told = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content ?? '';
  return /^https?:/.test(told) ? new URL(told).origin : location.origin;
}

/**
 * The link to `path`, with the language of the sharer, for programs that make link previews;
 * people read in their own.
 */
export function linkTo(path: string, language: Language, origin = outside()): string {
  const link = new URL(path, origin);
  if (language !== 'en') link.searchParams.set('in', language);
  return link.href;
}
