/** The colour, shape and name of each seat of a table. */
import { SEAT_SHAPES, type SeatLook } from '../../kit/board';
import { t } from '../../i18n/words.svelte';
import type { TableInfo } from '../../api/protocol.gen';

export function seatLooks(table: Pick<TableInfo, 'seats' | 'status'>): SeatLook[] {
  const over = table.status !== 'waiting' && table.status !== 'running';
  return table.seats.map((info) => ({
    seat: info.seat,
    name: info.name || (info.kind === 'person' ? t('somebody') : ''), // a deleted guest
    colour: info.colour,
    shape: SEAT_SHAPES[info.colour] ?? 'circle',
    you: info.you,
    bot: info.kind === 'bot',
    here: info.here || over, // nobody is waited for any more
  }));
}
