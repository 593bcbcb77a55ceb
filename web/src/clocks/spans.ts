/** Spans of time as people read and hear them. */
import type { Language } from '../i18n/languages';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;
type Unit = (typeof UNITS)[number][0];

const pad = (digits: number): string => String(digits).padStart(2, '0');

/** As on a clock, in whole seconds: "4:32", "1:00:00". A second that has begun counts. */
export function face(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  const minutes = Math.floor(seconds / 60);
  const end = pad(seconds % 60);
  return minutes < 60
    ? `${minutes}:${end}`
    : `${Math.floor(minutes / 60)}:${pad(minutes % 60)}:${end}`;
}

/**
 * In words, by its largest `units`: "4 minutes, 32 seconds", "2 days, 3 hours"; none larger than
 * `largest`. A second, or a minute from an hour on, that has begun counts.
 */
export function inWords(
  ms: number,
  language: Language,
  unitDisplay: 'long' | 'narrow' = 'long',
  units = 2,
  largest: Unit = 'day',
): string {
  let rest = Math.ceil(ms / 1_000);
  if (rest > 3_600) rest = Math.ceil(rest / 60) * 60;
  const said: string[] = [];
  for (const [unit, length] of UNITS.slice(UNITS.findIndex(([one]) => one === largest))) {
    const count = Math.floor(rest / length);
    rest -= count * length;
    if (count || (unit === 'second' && !said.length))
      said.push(
        new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(count),
      );
    else if (said.length) break; // 2 days and 5 minutes are 2 days
    if (said.length === units) break;
  }
  return new Intl.ListFormat(language, { type: 'unit', style: unitDisplay }).format(said);
}
