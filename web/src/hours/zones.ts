/** Time zones as people read and type them. */

/** All that this browser knows; empty in one that cannot tell. */
export function zones(): readonly string[] {
  const known = Intl.supportedValuesOf?.('timeZone') ?? [];
  return known.length ? ['UTC', ...known.filter((zone) => zone !== 'UTC')] : [];
}

/** "America/New York" */
export const readable = (zone: string): string => zone.replaceAll('_', ' ');

/** The zone that somebody typed, however they wrote it; null for none that is known. */
export function zoneOf(typed: string, known: readonly string[] = zones()): string | null {
  const plain = (text: string) => text.trim().replaceAll(' ', '_').toLowerCase();
  const wanted = plain(typed);
  if (!known.length) return typed.trim().replaceAll(' ', '_') || null;
  const whole = known.find((zone) => plain(zone) === wanted);
  const city = known.filter((zone) => plain(zone).split('/').at(-1) === wanted);
  return whole ?? (city.length === 1 ? (city[0] ?? null) : null);
}

/** The time of the day there now. */
export const timeIn = (zone: string, at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: zone }).format(at);
