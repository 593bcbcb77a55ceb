/** What a round of a tournament shows: names, and replays to compare. */
import type { RoundLine, TournamentPage } from '../api/protocol.gen';
import { besideOf } from '../replay/beside/address';
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

/**
 * The address at which the reader's game of an ended round is beside the best of it, which had the
 * same dice; null for the best one, and for those who did not play.
 */
export function besideBest(
  { you, same_dice }: Pick<TournamentPage, 'you' | 'same_dice'>,
  { best, tables }: Pick<RoundLine, 'best' | 'tables'>,
): string | null {
  if (you === null || !best || !same_dice) return null;
  const own = tables.find(({ seats }) => seats.some(({ number }) => number === you));
  const there = tables.find(({ id }) => id === best[0]);
  const seat = own?.seats.findIndex(({ number }) => number === you) ?? -1;
  if (!own?.status || !there?.status || (own.id === there.id && seat === best[1])) return null;
  return besideOf({ table: own.id, seat }, { table: there.id, seat: best[1] });
}
