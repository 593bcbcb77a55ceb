/** The name of a device: its browser and system, where they are known. */
import { t } from '../i18n/words.svelte';

export function deviceName({ browser, system }: { browser: string; system: string }): string {
  if (browser && system) return t('device-name', { browser, system });
  return browser || system || t('device-unknown');
}
