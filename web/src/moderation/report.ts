/** What can be reported of a person, and for which reasons. */
import type { ReportWish } from './protocol.gen';

/**
 * Whom the reader reports. With a `line` of the talk at `table` it is about that alone; with a
 * `group`, the end of its address, it is about the group's name, and `person` is nobody.
 */
export interface Reported {
  readonly person: string | null;
  readonly name: string;
  readonly group?: string;
  readonly table?: string;
  readonly line?: number;
  /** What the line says. */
  readonly said?: string;
}

/** One reason, as a button. */
export interface Choice {
  readonly kind: ReportWish['kind'];
  readonly reason: ReportWish['reason'];
}

const choice = (kind: Choice['kind'], reason: Choice['reason']): Choice => ({ kind, reason });

const OF_A_LINE = (['insult', 'hate', 'sexual', 'threat', 'spam', 'other'] as const).map((reason) =>
  choice('line', reason),
);
const OF_A_NAME = [choice('name', 'insult'), choice('name', 'imitation')];
const OF_A_GROUP = (['insult', 'hate', 'sexual', 'imitation', 'other'] as const).map((reason) =>
  choice('group', reason),
);
const OF_CONDUCT = (['unfair', 'insult', 'threat', 'spam', 'other'] as const).map((reason) =>
  choice('conduct', reason),
);

/** The reasons in groups of one kind. */
export const choices = (about: Reported): readonly (readonly Choice[])[] =>
  about.group !== undefined
    ? [OF_A_GROUP]
    : about.line !== undefined
      ? [OF_A_LINE]
      : [OF_CONDUCT, OF_A_NAME];

export function wish(about: Reported, { kind, reason }: Choice): ReportWish {
  const table = kind === 'name' ? null : (about.table ?? null);
  const { group = null, line = null, person } = about;
  return { kind, reason, about: person, table, line, group };
}
