/** The address of two replays side by side. */

/** A seat at a table. */
export interface At {
  readonly table: string;
  /** Null for that of the reader. */
  readonly seat: number | null;
}

export const besideOf = (one: At, other: At): string =>
  `/t/${one.table}/beside?with=${other.table}&seat=${other.seat ?? 0}` +
  (one.seat === null ? '' : `&own=${one.seat}`);

const number = (value: string | null) => (/^\d{1,4}$/.test(value ?? '') ? Number(value) : null);

/** What an address names; null where it names no other table. */
export function readBeside(
  id: string,
  query: URLSearchParams,
): { readonly one: At; readonly other: At; readonly step: number | null } | null {
  const table = query.get('with') ?? '';
  if (!/^[\w-]{1,64}$/.test(table)) return null;
  return {
    one: { table: id, seat: number(query.get('own')) },
    other: { table, seat: number(query.get('seat')) },
    step: number(query.get('step')),
  };
}
