/** The end of a pause in words. */
import { serverNow } from '../../api/server-clock';
import { ahead } from '../../i18n/formats';
import { t, words } from '../../i18n/words.svelte';

/** "until 14:35", "until tomorrow 08:00"; null is until somebody goes on. */
export function untilText(until: number | null): string {
  if (until === null) return t('pause-open');
  const [when, today] = ahead(until, serverNow(), words.language);
  return today ? t('pause-until-today', { when }) : t('pause-until', { when });
}
