/** The options of a question in the order in which a bot would take them. */
import type { GameInfo } from '../api/api';
import type { Choice } from '../kit/board';
import type { Hint, Weighed } from '../api/protocol.gen';

/** An option as the table page has it, with what the bot says of it. */
export interface Ranked {
  readonly choice: Choice;
  readonly weighed: Weighed;
}

/** Levels that are worth asking: all but the one that does not think. */
export function advisors(game: Pick<GameInfo, 'levels'> | undefined): readonly string[] {
  return (game?.levels ?? []).filter((level) => level !== 'random');
}

/** The options of a hint as the table page has them; null when they answer another question. */
export function ranked(hint: Hint, options: readonly Choice[]): readonly Ranked[] | null {
  const places = new Map(options.map((choice) => [JSON.stringify(choice.action), choice]));
  const found = hint.options.flatMap((weighed) => {
    const choice = places.get(JSON.stringify(weighed.action));
    return choice ? [{ choice, weighed }] : [];
  });
  return found.length === options.length && found.length ? found : null;
}
