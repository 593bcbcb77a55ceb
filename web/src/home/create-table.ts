/** Creates tables from the home page. */
import { api, type GameInfo, type OptionValues, type SeatWish } from '../api/api';
import { keepCommitment } from '../dice/kept-commitment';
import { startHere } from '../dice/start-table';
import { me } from '../people/me.svelte';
import { once } from '../api/request-ids';
import { router } from '../router.svelte';
import { preloadTable } from './preload-table';
import { settingsBefore } from './table-settings';

/** Creates a table with the reader and bots, starts it and goes there. */
export async function playNow(
  game: GameInfo,
  name: string,
  options: OptionValues,
  bots: number,
  level: string,
) {
  preloadTable(game.id);
  await me.become(name);
  const seats: SeatWish[] = [
    { kind: 'me' },
    ...Array.from({ length: bots }, () => ({ kind: 'bot', level }) as const),
  ];
  const wish = { game: game.id, options, seats };
  await once(wish, async (id) => {
    const table = await api.make(wish, id);
    if (table.status === 'waiting') await startHere(table);
    router.go(`/t/${table.id}`);
  });
}

/**
 * Creates a table and goes to its waiting room. It has the settings of the last one, but is not
 * listed; they can be changed there, with the link in sight.
 */
export async function makeTable(game: GameInfo, name: string, options: OptionValues) {
  await me.become(name);
  const wish = tableWish(game, options);
  await once(wish, async (id) => {
    const table = await api.make(wish, id);
    keepCommitment(table);
    router.go(`/t/${table.id}`);
  });
}

/** A table of the reader and open seats, with the settings of the last one, but not listed. */
export function tableWish(game: GameInfo, options: OptionValues) {
  const [least, most] = game.seats;
  const others = Math.min(Math.max(2, least), most) - 1;
  const seats: SeatWish[] = [{ kind: 'me' }, ...Array<SeatWish>(others).fill({ kind: 'open' })];
  const settings = { ...settingsBefore(game.levels), listed: false };
  return { game: game.id, options, seats, settings };
}
