/** Formats dates, times, numbers and lists in a language, without messages of ours. */
import { isolated } from './bidi';
import type { Language } from './languages';
import { unbroken } from './no-break';

const MINUS = '\u2212';
const STEPS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Formats a number; negative ones have a true minus sign, which no locale has. */
const written = (value: number, language: Language, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(language, options).format(value).replace('-', MINUS);

/** A count, such as points. */
export const counted = (value: number, language: Language): string => written(value, language);

/** With one decimal, and a sign unless it is nothing. */
export const signed = (value: number, language: Language): string =>
  written(value, language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });

/** With one decimal where it has one. */
export const measured = (value: number, language: Language): string =>
  written(value, language, { maximumFractionDigits: 1 });

/** A win chance in per cent; 0 % and 100 % only when it is exactly that. */
export function percent(part: number, language: Language): string {
  const held = part > 0 && part < 1 ? Math.min(Math.max(part, 0.01), 0.99) : part;
  return written(held, language, { style: 'percent', maximumFractionDigits: 0 });
}

const CHINESE_AND = '和';

/** "Ana, Bo and Cleo"; in Chinese with a blank between a Latin name and the word: "Ana 和 Bo". */
export const all = (parts: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'conjunction' })
    .formatToParts(parts.map(isolated))
    .map(({ value }, at, { [at - 1]: before, [at + 1]: after }) =>
      value === CHINESE_AND && before && after
        ? `${/[\p{Script=Latin}\d]$/u.test(before.value) ? ' ' : ''}${value}${
            /^[\p{Script=Latin}\d]/u.test(after.value) ? ' ' : ''
          }`
        : value,
    )
    .join('');

/** A date and time, to the minute. */
export const moment = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** The day, in short. */
export const date = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at);

/** The day; the same one for every reader. */
export const day = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at);

const WEEK = 6 * 86_400_000;

/** A day of the next weeks, the same one for every reader: its weekday if that says which. */
export function dayNear(at: number, now: number, language: Language): string {
  const near = at - now < WEEK;
  const form = near ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const);
  return new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' }).format(at);
}

/** A time to come, with "tomorrow" or the day before it unless it is today; and whether it is. */
export function ahead(at: number, now: number, language: Language): [string, boolean] {
  const midnight = (of: number) => new Date(of).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(at) - midnight(now)) / 86_400_000);
  const time = clock(at, language);
  if (days < 1) return [time, true];
  const day =
    days > 1
      ? new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short' })
      : null;
  const tomorrow = () => new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return [`${day ? day.format(at) : tomorrow().format(1, 'day')} ${time}`, false];
}

/** The time of the day. */
export const clock = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at);

/**
 * How much time is left, in its largest unit: "5 min", "2 hr", "3 days". Never nothing, because the
 * server decides when it is over.
 */
export function remaining(until: number, now: number, language: Language): string {
  const minutes = Math.max(1, Math.ceil((until - now) / 60_000));
  const hours = Math.floor(minutes / 60);
  const [value, unit] =
    hours >= 48 ? [Math.floor(hours / 24), 'day'] : hours ? [hours, 'hour'] : [minutes, 'minute'];
  return unbroken(written(value, language, { style: 'unit', unit }), language);
}

/** A span of milliseconds, in its largest unit: "12 sec", "5 min", "3 hr", "2 days". */
export function span(milliseconds: number, language: Language): string {
  if (milliseconds >= 60_000) return remaining(milliseconds, 0, language);
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  return unbroken(written(seconds, language, { style: 'unit', unit: 'second' }), language);
}

/**
 * How long ago it was: "5 minutes ago", "yesterday". Both in milliseconds, by the server's clock;
 * a future time is "now".
 */
export function ago(from: number, now: number, language: Language): string {
  const seconds = Math.max(0, (now - from) / 1000);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, length] of STEPS)
    if (seconds >= length)
      return unbroken(words.format(-Math.floor(seconds / length), unit), language);
  return words.format(0, 'second');
}
