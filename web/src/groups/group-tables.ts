/** Ways from the page of a group to a table. */
import { api, type GameInfo } from '../api/api';
import { once } from '../api/request-ids';
import { keepCommitment } from '../dice/kept-commitment';
import { startHere } from '../dice/start-table';
import { tableWish } from '../home/create-table';
import { router } from '../router.svelte';
import { groupsApi } from './groups-api';

/** Creates a table that members see on the page of the group, and goes to its waiting room. */
export async function openTable(link: string, game: GameInfo): Promise<void> {
  const wish = tableWish(game, {});
  await once(['group', link, wish], async (id) => {
    const table = await api.make(wish, id);
    keepCommitment(table);
    await groupsApi.addTable(link, table.id);
    router.go(`/t/${table.id}`);
  });
}

/** Goes to the reader's table in the round of this week, and starts it if it has not started. */
export async function playWeek(link: string): Promise<void> {
  const table = await groupsApi.week(link);
  keepCommitment(table);
  if (table.status === 'waiting') await startHere(table);
  router.go(`/t/${table.id}`);
}
