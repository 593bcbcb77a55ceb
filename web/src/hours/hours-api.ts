/** Requests about when the reader plays. */
import { call } from '../api/api';

export interface Hours {
  /** The IANA name of a time zone. */
  readonly zone: string;
  /** Minutes of the day. */
  readonly begins: number;
  /** Past 1440 where it is a minute of the next day. */
  readonly ends: number;
}

export interface OwnHours extends Hours {
  /** Whether the reader has chosen them, or at least the zone. */
  readonly chosen: boolean;
  /** How often they may be changed now. */
  readonly changes_left: number;
  /** The last day of the present holiday: noon UTC of it. */
  readonly holiday: number | null;
  readonly days_left: number;
  readonly days_a_year: number;
}

export const readHours = () => call<OwnHours>('GET', '/api/me/hours');
export const writeHours = (hours: Hours) => call<OwnHours>('PUT', '/api/me/hours', hours);
export const beginHoliday = (days: number) => call<OwnHours>('POST', '/api/me/holiday', { days });
export const endHoliday = () => call<OwnHours>('DELETE', '/api/me/holiday');

/** Tells the server the zone of this browser, for a reader who has chosen none. */
export const suggestZone = (zone: string) => call<OwnHours>('PUT', '/api/me/hours/zone', { zone });
