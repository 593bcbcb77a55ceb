/**
 * How addresses name a moment of a table.
 *
 * While a table runs, numbers of entries are each reader's own, because nobody is told how often
 * others chose in secret; so a link that somebody else shall follow names the time. When it is over
 * everybody may know the numbers of its record.
 */
import type { Frame } from '../api/protocol.gen';
import type { Moment } from '../kit/board';

const WHEN = /^(\d{1,15})(?:\.(\d{1,4}))?$/;

/** The time of entry `n`, and which one of that time it is if it is not the first. */
export function whenOf(moments: readonly Pick<Moment, 'n' | 'at'>[], n: number): string {
  const at = moments.find((moment) => moment.n === n)?.at ?? 0;
  const before = moments.filter((moment) => moment.at === at && moment.n < n).length;
  return before ? `when=${at}.${before}` : `when=${at}`;
}

/** What the address says of the frame at `place`. */
export function named(frames: readonly Frame[], place: number): string {
  const frame = frames[place];
  if (!frame || frame.entry !== null) return `at=${frame?.entry ?? 0}`;
  return whenOf(
    frames.map(({ moment }) => moment),
    frame.n,
  );
}

/** The place of the frame that an address names, or of the last one before; null if it names none. */
export function placeNamed(frames: readonly Frame[], query: URLSearchParams): number | null {
  const at = query.get('at') ?? '';
  if (/^\d{1,6}$/.test(at))
    return Math.max(
      0,
      frames.findLastIndex(({ entry, n }) => (entry ?? n) <= Number(at)),
    );
  const when = WHEN.exec(query.get('when') ?? '');
  if (!when) return null;
  const time = Number(when[1]);
  const first = frames.findIndex(({ moment }) => moment.at === time);
  const later = first + Number(when[2] ?? 0);
  if (first >= 0 && frames[later]?.moment.at === time) return later;
  return Math.max(
    0,
    frames.findLastIndex(({ moment }) => moment.at <= time),
  );
}
