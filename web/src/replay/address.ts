/**
 * Names a moment of a table in an address.
 *
 * While a table runs, entry numbers differ between readers, because nobody may know how often
 * others chose in secret; so a link for others names the time. When it is over, everybody may know
 * the numbers of its record.
 */
import type { Frame as Snapshot } from '../api/protocol.gen';
import type { Moment } from '../kit/board';

const WHEN = /^(\d{1,15})(?:\.(\d{1,4}))?$/;

/** The time of entry `n`, with an index if it is not the first of that time. */
export function whenOf(moments: readonly Pick<Moment, 'n' | 'at'>[], n: number): string {
  const at = moments.find((moment) => moment.n === n)?.at ?? 0;
  const before = moments.filter((moment) => moment.at === at && moment.n < n).length;
  return before ? `when=${at}.${before}` : `when=${at}`;
}

/** The query string for the snapshot at `place`. */
export function queryOf(snapshots: readonly Snapshot[], place: number): string {
  const snapshot = snapshots[place];
  if (!snapshot || snapshot.entry !== null) return `at=${snapshot?.entry ?? 0}`;
  return whenOf(
    snapshots.map(({ moment }) => moment),
    snapshot.n,
  );
}

/**
 * The place of the snapshot that an address names, or of the last one before; null if it names
 * none.
 */
export function placeOfQuery(
  snapshots: readonly Snapshot[],
  query: URLSearchParams,
): number | null {
  const at = query.get('at') ?? '';
  if (/^\d{1,6}$/.test(at))
    return Math.max(
      0,
      snapshots.findLastIndex(({ entry, n }) => (entry ?? n) <= Number(at)),
    );
  const when = WHEN.exec(query.get('when') ?? '');
  if (!when) return null;
  const time = Number(when[1]);
  const first = snapshots.findIndex(({ moment }) => moment.at === time);
  const later = first + Number(when[2] ?? 0);
  if (first >= 0 && snapshots[later]?.moment.at === time) return later;
  return Math.max(
    0,
    snapshots.findLastIndex(({ moment }) => moment.at <= time),
  );
}
