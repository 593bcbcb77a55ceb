/** A line of talk in the reader's words: phrases are keys, only text is as it was typed. */
import { t, words } from '../i18n/words.svelte';
import type { TalkLine } from '../api/protocol.gen';

export function phrase(key: string, game: string): string {
  return words.find(`phrase-${key}`, {}, [], game) ?? t(`phrase-${key}`);
}

export function spoken({ kind, body }: Pick<TalkLine, 'kind' | 'body'>, game: string): string {
  if (kind === 'text') return body;
  return kind === 'emoji' ? t(`reaction-${body}`) : phrase(body, game);
}
