/** The status of a waiting or running table as a short text. */
import { serverNow } from '../api/server-clock';
import { ago } from '../i18n/formats';
import { t, words } from '../i18n/words.svelte';
import { untilText } from '../table/pause/until';
import type { TableCard } from '../api/protocol.gen';

export function standing({
  asked_at,
  invited_by,
  paused,
  seats,
  status,
  yours,
}: TableCard): string {
  if (paused?.halted) return t('closed-title');
  if (paused) return t('paused', { until: untilText(paused.until) });
  if (asked_at !== null)
    return t('turn-since', { when: ago(asked_at, serverNow(), words.language) });
  if (invited_by !== null) {
    const name = invited_by || t('somebody');
    return yours.length ? t('rematch-wished', { name }) : t('invites-you', { name });
  }
  if (status === 'waiting') {
    const open = seats.filter((seat) => seat.kind === 'open').length;
    return open ? t('seats-open', { count: open }) : t('seats-full');
  }
  const [one, ...others] = seats.filter((seat) => seat.turn);
  return one && !others.length ? t('turn-of', { name: one.name }) : t('table-running');
}
