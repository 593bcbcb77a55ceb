/** The text of a line of talk: phrases and reactions are translated, typed text stays as it is. */
import { t, words } from '../i18n/words.svelte';
import type { TalkLine } from '../api/protocol.gen';

export function phrase(key: string, game: string): string {
  return words.find(`phrase-${key}`, {}, [], game) ?? t(`phrase-${key}`);
}

export function spoken({ kind, body }: Pick<TalkLine, 'kind' | 'body'>, game: string): string {
  if (kind === 'text') return body;
  if (kind === 'removed') return t('talk-removed');
  return kind === 'emoji' ? t(`reaction-${body}`) : phrase(body, game);
}
