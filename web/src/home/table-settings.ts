/** Settings of a new table, remembered from the last one in this browser. */
import { recall, remember } from '../shell/browser-storage';
import type { TableSettings } from '../api/protocol.gen';

export const USUAL: TableSettings = {
  listed: false,
  absence: 300,
  stand_in: 'medium',
  talk: 'all',
  hints: true,
  forfeit: 'bot',
  clock: null,
  rated: false,
  backfill: false,
};

/** The last settings. `levels` are those of the game's bots: not every game has the last one. */
export function settingsBefore(levels: readonly string[]): TableSettings {
  const kept = read(recall('table-settings'));
  // Each rated table is meant: nobody starts the next one by accident.
  const settings = { ...USUAL, ...kept, rated: false };
  if (!levels.includes(settings.stand_in)) settings.stand_in = levels.at(-1) ?? USUAL.stand_in;
  return settings;
}

export function rememberSettings(settings: TableSettings): void {
  remember('table-settings', JSON.stringify(settings));
}

/** Reads the stored settings that are still valid: an older version may have written others. */
function read(text: string | null): Partial<TableSettings> {
  if (text === null) return {};
  try {
    const kept = JSON.parse(text) as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(kept).filter(
        ([name, value]) =>
          name in USUAL &&
          name !== 'clock' && // who plays against bots now does not mean those of last week
          (typeof value === typeof USUAL[name as keyof TableSettings] ||
            (name === 'absence' && value === null)),
      ),
    );
  } catch {
    return {};
  }
}
