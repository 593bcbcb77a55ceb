/** Rematch with the same people: each of them gets the same next table. */
import { api } from '../../api/api';
import { keepCommitment } from '../../dice/kept-commitment';
import { startHere } from '../../dice/start-table';
import type { TableInfo } from '../../api/protocol.gen';
import { router } from '../../router.svelte';

/**
 * Joins the next table of the people at `info` and goes there; it starts at once when only bots
 * are missing.
 */
export async function rematch(info: Pick<TableInfo, 'id'>): Promise<void> {
  const next = await api.rematch(info.id);
  keepCommitment(next);
  const waits = next.seats.some(
    (seat) => seat.kind === 'open' || (seat.kind === 'person' && !seat.you),
  );
  if (next.owner && next.status === 'waiting' && !waits) await startHere(next);
  router.go(`/t/${next.id}`);
}
