/** The status of a waiting or running table as a short text. */
import { serverNow } from '../api/server-clock';
import { ago } from '../i18n/formats';
import { t, words } from '../i18n/words.svelte';
import type { TableCard } from '../api/protocol.gen';

export function standing({ asked_at, invited_by, seats, status }: TableCard): string {
  if (asked_at !== null)
    return t('turn-since', { when: ago(asked_at, serverNow(), words.language) });
  if (invited_by !== null) return t('rematch-wished', { name: invited_by || t('somebody') });
  if (status === 'waiting') {
    const open = seats.filter((seat) => seat.kind === 'open').length;
    return open ? t('seats-open', { count: open }) : t('seats-full');
  }
  const [one, ...others] = seats.filter((seat) => seat.turn);
  return one && !others.length ? t('turn-of', { name: one.name }) : t('table-running');
}
