/** Explanations of things on a board: which thing is meant, and where its explanation is shown. */
import type { Box } from '../geometry';

/**
 * Explains a thing, in sentences on what it is and does now, by its anchor: its `data-anchor`,
 * such as `die` or `tile:a5`. Empty for a thing without an explanation.
 */
export type About = (thing: string) => readonly string[];

/** Milliseconds that a pointer rests on something, or a finger stays, until it is explained. */
export const RESTS = 900;
export const HOLDS = 500;
/** CSS pixels that a held finger may move. */
export const STRAYS = 10;

const GAP = 8;
const EDGE = 4;

type Size = Pick<Box, 'width' | 'height'>;

/**
 * Position of a tooltip of a given size in a room: above the thing if it fits, else below, else
 * where it can.
 */
export function placed(thing: Box, words: Size, room: Size): { x: number; y: number } {
  const within = (at: number, most: number) => Math.max(EDGE, Math.min(at, most - EDGE));
  const above = thing.y - words.height - GAP;
  const below = thing.y + thing.height + GAP;
  const fits = above >= EDGE ? above : below;
  return {
    x: within(thing.x + thing.width / 2 - words.width / 2, room.width - words.width),
    y: within(fits, room.height - words.height),
  };
}

export const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** The innermost element at or around `element` that has an explanation. */
export function anchored(element: Element, board: Element, about: About): Element | null {
  for (let at: Element | null = element; at && board.contains(at); at = at.parentElement) {
    const thing = at.getAttribute('data-anchor');
    if (thing && about(thing).length) return at;
  }
  return null;
}

/** The topmost element at a point of the page that has an explanation. */
export function under(
  { x, y }: { x: number; y: number },
  board: Element,
  about: About,
): Element | null {
  for (const element of document.elementsFromPoint(x, y)) {
    if (!board.contains(element)) return null;
    const found = anchored(element, board, about);
    if (found) return found;
  }
  return null;
}
