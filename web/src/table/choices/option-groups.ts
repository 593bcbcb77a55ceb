/**
 * Groups long lists of options.
 *
 * A game names the groups in its translations: options whose key has a further message, the key
 * and `-group`, belong together when that message reads the same. "Write 7 (d4 3 + d8 4)" is the
 * group of all boxes that take this 7.
 */
import type { Choice, Translate } from '../../kit/board';

export interface Group {
  readonly name: string;
  /** At least one; a single option is listed by itself. */
  readonly choices: readonly Choice[];
}

/** The longest list that needs no groups. */
const FEW = 12;

/** Null when there are few options, or nothing to group them by. Groups keep the order of options. */
export function grouped(options: readonly Choice[], say: Translate): readonly Group[] | null {
  if (options.length <= FEW) return null;
  const groups: Group[] = [];
  const found = new Map<string, Choice[]>();
  for (const choice of options) {
    const { key, args } = choice.text;
    const name = say(`${key}-group`, args);
    const group = found.get(name);
    if (group) {
      group.push(choice);
      continue;
    }
    const choices = [choice];
    groups.push({ name, choices });
    if (name !== `${key}-group`) found.set(name, choices);
  }
  if (groups.length === options.length) return null;
  return groups.map(({ name, choices }) => {
    const [only, more] = choices;
    return { name: only && !more ? say(only.text.key, only.text.args) : name, choices };
  });
}
