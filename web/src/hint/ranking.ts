/** Ranks the options of a question as a bot does. */
import type { GameInfo } from '../api/api';
import type { Choice } from '../kit/board';
import type { Hint, Weighed } from '../api/protocol.gen';

/** An option with the bot's valuation. */
export interface Ranked {
  readonly choice: Choice;
  readonly weighed: Weighed;
}

/** Levels that give hints: all but the random one. */
export function advisors(game: Pick<GameInfo, 'levels'> | undefined): readonly string[] {
  return (game?.levels ?? []).filter((level) => level !== 'random');
}

/**
 * Matches the options of a hint with those of the table; null when the hint is about another
 * question.
 */
export function ranked(hint: Hint, options: readonly Choice[]): readonly Ranked[] | null {
  const places = new Map(options.map((choice) => [JSON.stringify(choice.action), choice]));
  const found = hint.options.flatMap((weighed) => {
    const choice = places.get(JSON.stringify(weighed.action));
    return choice ? [{ choice, weighed }] : [];
  });
  return found.length === options.length && found.length ? found : null;
}
