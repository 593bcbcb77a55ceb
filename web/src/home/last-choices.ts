/** Remembers how a game was last set up in this browser, for new tables. */
import type { GameInfo, OptionValues } from '../api/api';
import { recall, remember } from '../shell/browser-storage';
import { valueOf } from './option-names';

const key = (game: string) => `options.${game}`;

/** The options of the game's last table, or its defaults; what does not fit any more is left out. */
export function optionsBefore(game: Pick<GameInfo, 'id' | 'options'>): OptionValues {
  const kept = read(recall(key(game.id)));
  return Object.fromEntries(
    game.options.map((option) => [option.name, valueOf(option, String(kept[option.name] ?? ''))]),
  );
}

export function rememberOptions(game: string, options: OptionValues): void {
  remember(key(game), JSON.stringify(options));
}

function read(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {}; // another program wrote there
  }
}
