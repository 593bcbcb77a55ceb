/** What a round of a tournament shows: names, and replays to compare. */
import type { RoundLine, TournamentPage } from '../api/protocol.gen';
import { t } from '../i18n/words.svelte';

type People = Pick<TournamentPage, 'standings'>;

/** The name of a person by their number; of a bot for null. */
export function nameIn({ standings }: People, number: number | null): string {
  if (number === null) return t('tournament-bot');
  return standings.find((line) => line.number === number)?.name || t('somebody');
}

/** The tables of the reader and of the best of an ended round, where these are two. */
export function replaysOf(
  { you }: Pick<TournamentPage, 'you'>,
  { best, tables }: Pick<RoundLine, 'best' | 'tables'>,
): { own: string; best: string } | null {
  const own = tables.find(({ seats }) => seats.some(({ number }) => number === you));
  const there = tables.find(({ id }) => id === best?.[0]);
  if (you === null || !own?.status || !there?.status || own.id === there.id) return null;
  return { own: own.id, best: there.id };
}
