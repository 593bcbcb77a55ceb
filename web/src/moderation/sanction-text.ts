/** What a sanction means to its person, in a sentence. */
import { moment } from '../i18n/formats';
import { t, words } from '../i18n/words.svelte';
import type { OwnSanction } from './protocol.gen';

export function sanctionText({ kind, until, name }: OwnSanction): string {
  const day = until === null ? '' : moment(until, words.language);
  switch (kind) {
    case 'warn':
      return t('sanction-warn');
    case 'mute':
      return day ? t('sanction-mute', { day }) : t('sanction-mute-forever');
    case 'ban':
      return day ? t('sanction-ban', { day }) : t('sanction-ban-forever');
    case 'rename':
      return t('sanction-rename', { name: name ?? '' });
    case 'remove_line':
      return t('sanction-remove-line');
    case 'close_table':
      return t('sanction-close-table');
    case 'end_group':
      return t('sanction-end-group', { name: name ?? '' });
  }
}

/** The end of the key `do-…` of a sanction, or of another action of the audit log. */
export const dashed = (action: string): string => action.replaceAll('_', '-');
