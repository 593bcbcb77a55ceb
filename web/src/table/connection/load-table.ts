/** Loads a table for a page, with the translations of its game and the catalogue. */
import { api } from '../../api/api';
import { catalogue } from '../../home/catalogue.svelte';
import { words } from '../../i18n/words.svelte';
import type { TableInfo } from '../../api/protocol.gen';

/** Raises `Refused`. */
export async function loadTable(id: string): Promise<TableInfo> {
  const found = await api.table(id);
  const timed = found.clocks !== null || found.settings.clock !== null;
  await Promise.all([words.use(found.game), catalogue.load(), timed && words.useClocks()]);
  return found;
}
