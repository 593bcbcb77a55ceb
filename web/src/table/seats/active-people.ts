/** Who still plays at a table, in words that sentences need. */
import { all } from '../../i18n/formats';
import type { SeatInfo, TableInfo } from '../../api/protocol.gen';

type Seats = Pick<TableInfo, 'seats'>;

/** The seats in which people play for themselves. */
export const playing = ({ seats }: Seats): SeatInfo[] =>
  seats.filter((seat) => seat.kind === 'person' && seat.stand_in === null);

/** Whether a seat has ended for good: its person resigned, or ran out of time. */
export const forfeited = ({ stand_in }: Pick<SeatInfo, 'stand_in'>): boolean =>
  stand_in?.why === 'resigned' || stand_in?.why === 'time';

/** Whether nobody but the reader, and bots, plays. */
export const alone = (info: Seats): boolean => playing(info).every((seat) => seat.you);

/** Names, each once, as the language lists them. */
export function names(seats: readonly SeatInfo[], language: string): string {
  const each = [...new Set(seats.map((seat) => seat.name))];
  return all(each, language);
}

/** How long, in the largest unit that is even: [1, 'days'], [90, 'seconds']. */
export function span(seconds: number): [number, 'seconds' | 'minutes' | 'hours' | 'days'] {
  if (seconds % 86_400 === 0) return [seconds / 86_400, 'days'];
  if (seconds % 3600 === 0) return [seconds / 3600, 'hours'];
  if (seconds % 60 === 0) return [seconds / 60, 'minutes'];
  return [seconds, 'seconds'];
}
