/** A time control in one or two sentences. */
import { t } from '../i18n/words.svelte';
import type { Language } from '../i18n/languages';
import { ofHours, ofSeconds, type TimeControl } from './controls';

export function controlHelp(control: TimeControl | null, language: Language): string {
  if (!control) return t('clock-none-help');
  if (control.type === 'days')
    return t('clock-days-help', { time: ofHours(control.hours, language) });
  const bank = ofSeconds(control.bank, language);
  if (!control.increment) return t('clock-bank-help', { bank });
  return t('clock-live-help', { bank, increment: ofSeconds(control.increment, language) });
}
