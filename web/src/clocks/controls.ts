/**
 * The time controls that people choose from, and what they are called.
 *
 * Where the numbers come from: a title of 15 to 45 minutes has 20 to 40 answers of each person, most
 * of them given within ten seconds, a few after a minute of thought. The increment is what an answer
 * takes, and the bank is for the few. With 30 answers each, "normal" gives a person 13 minutes at
 * the most, so that three of them stay within the 40 minutes that the box says; "fast" gives 6, for
 * a break; with "relaxed", 32, a clock only ends what would never end. Nobody needs to watch the
 * increment: what is saved stays.
 */
import type { DaysControl, LiveControl, TableCard } from '../api/protocol.gen';
import type { Language } from '../i18n/languages';
import { t } from '../i18n/words.svelte';
import { inWords } from './spans';

export type TimeControl = NonNullable<TableCard['clock']>;

/** Seconds. */
export const PACES = {
  relaxed: { type: 'live', bank: 600, increment: 45 },
  normal: { type: 'live', bank: 180, increment: 20 },
  fast: { type: 'live', bank: 60, increment: 10 },
} as const satisfies Record<string, LiveControl>;
export type Pace = keyof typeof PACES;
const NAMES = Object.keys(PACES) as Pace[];

/** Hours for each answer at a table over days. */
export const HOURS = [8, 12, 24, 48, 72, 168, 336];
export const USUAL_DAYS: DaysControl = { type: 'days', hours: 24 };

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
/** Answers of a person at a usual title. */
const ANSWERS = 30;

/** The pace with these numbers; null where a program has chosen others. */
export const paceOf = (control: LiveControl): Pace | null =>
  NAMES.find(
    (name) => PACES[name].bank === control.bank && PACES[name].increment === control.increment,
  ) ?? null;

/** Time of seconds, or of hours, in the reader's words: "3 minutes", "2 days". */
export const ofSeconds = (seconds: number, language: Language): string =>
  inWords(seconds * SECOND_MS, language);
export const ofHours = (hours: number, language: Language): string =>
  hours < 48 && hours !== 24
    ? inWords(hours * HOUR_MS, language, 'long', 2, 'hour')
    : inWords(hours * HOUR_MS, language);

/** "30 s + 5 s": a control that has no name. */
export const inNumbers = ({ bank, increment }: LiveControl, language: Language): string =>
  `${inWords(bank * SECOND_MS, language, 'narrow')} + ${inWords(increment * SECOND_MS, language, 'narrow')}`;

/** What a control is in a few words, for people who have not seen the table: "live, fast". */
export function named(control: TimeControl, language: Language): string {
  if (control.type === 'live') {
    const pace = paceOf(control);
    return pace
      ? t(`clock-named-${pace}`)
      : t('clock-named-live', { control: inNumbers(control, language) });
  }
  if (control.hours === 24) return t('clock-named-day');
  if (control.hours === 168) return t('clock-named-week');
  return t('clock-named-each', { time: ofHours(control.hours, language) });
}

/**
 * About how many minutes a title takes that takes so many without a clock, to five minutes: who
 * has half of the usual time takes half of it.
 */
export function aboutMinutes(
  [least, most]: readonly [number, number],
  control: LiveControl,
): number {
  const each = (one: LiveControl) => one.bank + ANSWERS * one.increment;
  const share = Math.min(1.5, Math.max(0.5, each(control) / each(PACES.normal)));
  return Math.max(5, Math.round((((least + most) / 2) * share) / 5) * 5);
}
