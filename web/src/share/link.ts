/** Addresses of ours as they are given to others. */
import type { Language } from '../i18n/languages';

/**
 * Where others reach this server: the address that it was told, or the one in the address bar.
 * The page says it in its head.
 */
function outside(): string {
  const told = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content ?? '';
  return /^https?:/.test(told) ? new URL(told).origin : location.origin;
}

/**
 * The link to `path`. It says in which language it was shared, for the programs that make
 * previews of links; people read in their own.
 */
export function linkTo(path: string, language: Language, origin = outside()): string {
  const link = new URL(path, origin);
  if (language !== 'en') link.searchParams.set('in', language);
  return link.href;
}
