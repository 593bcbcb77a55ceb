/** Creates or joins a table on given dice. */
import { api } from '../api/api';
import { keepCommitment } from '../dice/kept-commitment';
import { startHere } from '../dice/start-table';
import { me } from '../people/me.svelte';
import { once } from '../api/request-ids';
import type { TableInfo } from '../api/protocol.gen';
import { router } from '../router.svelte';

/** Goes to the reader's table of a challenge of today, and starts it if it has not started. */
export async function playChallenge(challenge: string, name: string): Promise<void> {
  await me.become(name);
  const table = await api.challenge(challenge);
  keepCommitment(table);
  if (table.status === 'waiting') await startHere(table);
  router.go(`/t/${table.id}`);
}

/** Goes to a new table on the dice of the finished one; it starts at once when nobody is missing. */
export async function playSameDice({ id }: Pick<TableInfo, 'id'>): Promise<void> {
  await once(['same dice', id], async (command) => {
    const next = await api.sameDice(id, command);
    keepCommitment(next);
    const full = next.seats.every((seat) => seat.kind !== 'open');
    if (full && next.status === 'waiting') await startHere(next);
    router.go(`/t/${next.id}`);
  });
}
