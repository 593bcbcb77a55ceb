/** The people who still play at a table, and their names for messages. */
import { all } from '../../i18n/formats';
import type { SeatInfo, TableInfo } from '../../api/protocol.gen';

type Seats = Pick<TableInfo, 'seats'>;

/** The seats in which people play for themselves. */
export const playing = ({ seats }: Seats): SeatInfo[] =>
  seats.filter((seat) => seat.kind === 'person' && seat.stand_in === null);

/** Whether a seat has ended for good: its person resigned, or ran out of time. */
export const forfeited = ({ stand_in }: Pick<SeatInfo, 'stand_in'>): boolean =>
  stand_in?.why === 'resigned' || stand_in?.why === 'time';

/** Whether only the reader and bots play. */
export const alone = (info: Seats): boolean => playing(info).every((seat) => seat.you);

/** Names, each once, as the language lists them. */
export function names(seats: readonly SeatInfo[], language: string): string {
  const each = [...new Set(seats.map((seat) => seat.name))];
  return all(each, language);
}

/** A duration in its largest whole unit: [1, 'days'], [90, 'seconds']. */
export function inWholeUnit(seconds: number): [number, 'seconds' | 'minutes' | 'hours' | 'days'] {
  if (seconds % 86_400 === 0) return [seconds / 86_400, 'days'];
  if (seconds % 3600 === 0) return [seconds / 3600, 'hours'];
  if (seconds % 60 === 0) return [seconds / 60, 'minutes'];
  return [seconds, 'seconds'];
}
