/** Positions of the rings around things on the board, and of the tail of the note. */
import type { Box, Point } from '../kit/geometry';

export interface Ring extends Box {
  readonly radius: number;
}

/** The place and direction of the tail of the note. */
export interface Tail extends Point {
  readonly side: 'left' | 'top';
}

/**
 * The largest thing with a round ring, if it is about as wide as high: corners of small things are
 * hardly visible, and a larger thing has to be round itself.
 */
const TOKEN = 96;
/** The corner radius of all other rings. */
const CORNER = 14;
/** Distance of a ring from the edge of the page, for its line. */
const EDGE = 4;
/** Distance of the tail from the corners of the note. */
const CLEAR = 28;

/** The ring around a thing, `room` wide; at the edge of the page it stays inside. */
export function ring({ x, y, width, height }: Box, room: number, page: Box): Ring {
  const left = Math.max(x - room, EDGE);
  const top = Math.max(y - room, EDGE);
  const grown = {
    x: left,
    y: top,
    width: Math.max(0, Math.min(x + width + room, page.width - EDGE) - left),
    height: Math.max(0, Math.min(y + height + room, page.height - EDGE) - top),
  };
  const [least, most] = [Math.min(width, height), Math.max(width, height)];
  const round = most < (most <= TOKEN ? 1.4 : 1.15) * least;
  return { ...grown, radius: round ? Math.max(grown.width, grown.height) / 2 : CORNER };
}

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
const between = (least: number, at: number, most: number) => Math.max(least, Math.min(at, most));

/** The tail of the note, which lies at the right of the board or below it, towards the nearest ring. */
export function tail(note: Box, rings: readonly Ring[]): Tail | null {
  const to = rings.map(middle);
  const from = middle(note);
  const far = (point: Point) => Math.hypot(point.x - from.x, point.y - from.y);
  const [next] = to.sort((one, other) => far(one) - far(other));
  if (!next) return null;
  if (next.x < note.x)
    return {
      side: 'left',
      x: note.x,
      y: between(note.y + CLEAR, next.y, note.y + note.height - CLEAR),
    };
  if (next.y < note.y)
    return {
      side: 'top',
      x: between(note.x + CLEAR, next.x, note.x + note.width - CLEAR),
      y: note.y,
    };
  return null;
}
