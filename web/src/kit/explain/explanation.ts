/** Asking what something on a board is: which thing is meant, and where the answer is shown. */
import type { Box } from '../geometry';

/**
 * What a thing is and does now, a sentence each, by its anchor: what it carries as `data-anchor`,
 * such as `die` or `tile:a5`. Empty for what there is nothing to be said of.
 */
export type About = (thing: string) => readonly string[];

/** Milliseconds that a pointer rests on something, or a finger stays, until it is explained. */
export const RESTS = 900;
export const HOLDS = 500;
/** CSS pixels that a finger may stray meanwhile. */
export const STRAYS = 10;

const GAP = 8;
const EDGE = 4;

type Size = Pick<Box, 'width' | 'height'>;

/** Where words of a size stand in a room: above the thing if they fit, else below, else where they can. */
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

/** The anchored element around or under `element` that is answered for. */
export function anchored(element: Element, board: Element, about: About): Element | null {
  for (let at: Element | null = element; at && board.contains(at); at = at.parentElement) {
    const thing = at.getAttribute('data-anchor');
    if (thing && about(thing).length) return at;
  }
  return null;
}

/** What lies at a point of the page and is answered for; what lies over it is looked through. */
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
