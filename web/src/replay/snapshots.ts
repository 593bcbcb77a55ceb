/** Finds snapshots of a replay by entry and by turn. */
import type { Frame as Snapshot } from '../api/protocol.gen';
import type { Moment } from '../kit/board';
import { turns } from '../table/log/turns';

/** The log entry of a snapshot. */
export const momentOf = (snapshot: Snapshot): Moment => snapshot.moment as Moment;

/** The place of the snapshot that shows entry `n`: the last one up to it, or the first. */
export function placeOf(snapshots: readonly Snapshot[], n: number): number {
  return Math.max(
    0,
    snapshots.findLastIndex((snapshot) => snapshot.n <= n),
  );
}

/** The entries with which turns begin, ascending. */
export function turnStarts(moments: readonly Moment[]): number[] {
  const starts = turns(moments).flatMap((turn) => turn.lines[0]?.n ?? []);
  return [...new Set([moments[0]?.n ?? 0, ...starts])].sort((a, b) => a - b);
}

/** Where the turn after entry `n` begins; the last entry when there is none. */
export function nextTurn(snapshots: readonly Snapshot[], n: number): number {
  const starts = turnStarts(snapshots.map(momentOf));
  return starts.find((start) => start > n) ?? snapshots.at(-1)?.n ?? 0;
}

/** Where the turn of entry `n` begins, or, when it begins there, the turn before. */
export function previousTurn(snapshots: readonly Snapshot[], n: number): number {
  const starts = turnStarts(snapshots.map(momentOf));
  return starts.findLast((start) => start < n) ?? snapshots[0]?.n ?? 0;
}

/** Merges snapshots, each once, in the order of their entries. */
export function joined(snapshots: readonly Snapshot[], more: readonly Snapshot[]): Snapshot[] {
  const newest = snapshots.at(-1)?.n ?? -1;
  return [...snapshots, ...more.filter(({ n }) => n > newest)];
}
