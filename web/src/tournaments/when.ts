/** What state a tournament is in, in the reader's words. */
import type { TournamentCard } from '../api/protocol.gen';
import { moment } from '../i18n/formats';
import { t, words } from '../i18n/words.svelte';

type Timed = Pick<TournamentCard, 'state' | 'round' | 'rounds' | 'next_at'>;

export function whenOf({ state, round, rounds, next_at }: Timed): string {
  if (state === 'over') return t('tournament-over');
  if (state === 'cancelled') return t('tournament-cancelled');
  if (state === 'running') return t('tournament-round-of', { round, rounds });
  if (next_at === null) return t('tournament-open');
  return t('tournament-starts', { time: moment(next_at, words.language) });
}
