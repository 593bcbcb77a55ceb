/** From a wish on the first page to a table. */
import { api, type GameInfo, type OptionValues, type SeatWish } from '../api/api';
import { keepCommitment } from '../dice/kept-commitment';
import { startHere } from '../dice/start-table';
import { me } from '../people/me.svelte';
import { once } from '../api/request-ids';
import { router } from '../router.svelte';
import { ahead } from './preload-table';
import { settingsBefore } from './table-settings';

/** Makes a table with the reader and bots, starts it and goes there. */
export async function playNow(
  game: GameInfo,
  name: string,
  options: OptionValues,
  bots: number,
  level: string,
) {
  ahead(game.id);
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
 * Makes a table and goes there to wait for others. It is as the last one was, but known to nobody;
 * whatever shall be otherwise is changed there, with the link in sight.
 */
export async function makeTable(game: GameInfo, name: string, options: OptionValues) {
  await me.become(name);
  const [least, most] = game.seats;
  const others = Math.min(Math.max(2, least), most) - 1;
  const seats: SeatWish[] = [{ kind: 'me' }, ...Array<SeatWish>(others).fill({ kind: 'open' })];
  const settings = { ...settingsBefore(game.levels), listed: false };
  const wish = { game: game.id, options, seats, settings };
  await once(wish, async (id) => {
    const table = await api.make(wish, id);
    keepCommitment(table);
    router.go(`/t/${table.id}`);
  });
}
