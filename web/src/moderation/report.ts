/** What can be reported of a person, and for which reasons. */
import type { ReportWish } from './protocol.gen';

/** Whom the reader reports. With a `line` of the talk at `table` it is about that alone. */
export interface Reported {
  readonly person: string;
  readonly name: string;
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
const OF_CONDUCT = (['unfair', 'insult', 'threat', 'spam', 'other'] as const).map((reason) =>
  choice('conduct', reason),
);

/** The reasons in groups of one kind. */
export const choices = (about: Reported): readonly (readonly Choice[])[] =>
  about.line !== undefined ? [OF_A_LINE] : [OF_CONDUCT, OF_A_NAME];

export function wish(about: Reported, { kind, reason }: Choice): ReportWish {
  const table = kind === 'name' ? null : (about.table ?? null);
  return { kind, reason, about: about.person, table, line: about.line ?? null };
}
