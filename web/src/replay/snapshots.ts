/** Finding one's way in a table that is played back: by entry and by turn. */
import type { Frame } from '../api/protocol.gen';
import type { Moment } from '../kit/board';
import { turns } from '../table/log/turns';

/** What was told with a frame; the events are those of its game. */
export const momentOf = (frame: Frame): Moment => frame.moment as Moment;

/** The place of the frame that shows entry `n`: the last one up to it, or the first. */
export function placeOf(frames: readonly Frame[], n: number): number {
  return Math.max(
    0,
    frames.findLastIndex((frame) => frame.n <= n),
  );
}

/** The entries with which turns begin, ascending. */
export function turnStarts(moments: readonly Moment[]): number[] {
  const starts = turns(moments).flatMap((turn) => turn.lines[0]?.n ?? []);
  return [...new Set([moments[0]?.n ?? 0, ...starts])].sort((a, b) => a - b);
}

/** Where the turn after entry `n` begins; the last entry when there is none. */
export function nextTurn(frames: readonly Frame[], n: number): number {
  const starts = turnStarts(frames.map(momentOf));
  return starts.find((start) => start > n) ?? frames.at(-1)?.n ?? 0;
}

/** Where the turn of entry `n` begins, or, when it begins there, the turn before. */
export function previousTurn(frames: readonly Frame[], n: number): number {
  const starts = turnStarts(frames.map(momentOf));
  return starts.findLast((start) => start < n) ?? frames[0]?.n ?? 0;
}

/** Frames with others put in, each once, in the order of their entries. */
export function joined(frames: readonly Frame[], more: readonly Frame[]): Frame[] {
  const newest = frames.at(-1)?.n ?? -1;
  return [...frames, ...more.filter(({ n }) => n > newest)];
}
