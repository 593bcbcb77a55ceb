/** From a wish on the first page to a table. */
import { api, type GameInfo, type OptionValues, type SeatWish } from '../api';
import { keepCommitment } from '../dice/kept';
import { startHere } from '../dice/start';
import { me } from '../me.svelte';
import type { TableSettings } from '../protocol.gen';
import { router } from '../router.svelte';

/** Makes a table with the reader and bots, starts it and goes there. */
export async function playNow(game: GameInfo, name: string, bots: number, level: string) {
  await me.become(name);
  const seats: SeatWish[] = [
    { kind: 'me' },
    ...Array.from({ length: bots }, () => ({ kind: 'bot', level }) as const),
  ];
  const table = await api.make(game.id, {}, seats);
  await startHere(table);
  router.go(`/t/${table.id}`);
}

/** Makes a table as it was wished for, and goes there to wait for others. */
export async function makeTable(
  game: GameInfo,
  name: string,
  options: OptionValues,
  seats: readonly SeatWish[],
  settings: Partial<TableSettings>,
) {
  await me.become(name);
  const table = await api.make(game.id, options, seats, settings);
  keepCommitment(table);
  router.go(`/t/${table.id}`);
}
