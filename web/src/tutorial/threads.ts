/** Where the rings around things on the board lie, and the threads from the note to them. */
import type { Box, Point } from '../kit/winding';

export interface Ring extends Box {
  readonly radius: number;
}

/** A ring around a thing, `room` wide; round when the thing is about as wide as high. */
export function ring({ x, y, width, height }: Box, room: number): Ring {
  const grown = { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room };
  const square = Math.max(width, height) < 1.4 * Math.min(width, height);
  return { ...grown, radius: square ? Math.max(grown.width, grown.height) / 2 : 14 };
}

/** The point of a box that is nearest to another point. */
export function nearest(box: Box, to: Point): Point {
  return {
    x: Math.max(box.x, Math.min(to.x, box.x + box.width)),
    y: Math.max(box.y, Math.min(to.y, box.y + box.height)),
  };
}

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Where one comes to a ring from outside. */
function edge(around: Ring, from: Point): Point {
  const to = middle(around);
  const far = Math.hypot(from.x - to.x, from.y - to.y);
  const round = Math.min(around.width, around.height) / 2;
  if (around.radius < round) return nearest(around, from);
  return { x: to.x + ((from.x - to.x) * round) / far, y: to.y + ((from.y - to.y) * round) / far };
}

/** A bowed line from the edge of the note to the edge of a ring, as the `d` of an SVG path. */
export function thread(note: Box, around: Ring): string {
  const to = middle(around);
  const from = nearest(note, to);
  const end = edge(around, from);
  const far = Math.hypot(end.x - from.x, end.y - from.y);
  if (far < 12) return '';
  const bow = Math.min(40, far * 0.18);
  const bend = {
    x: (from.x + end.x) / 2 + ((from.y - end.y) / far) * bow,
    y: (from.y + end.y) / 2 - ((from.x - end.x) / far) * bow,
  };
  const n = (value: number) => value.toFixed(1);
  return `M${n(from.x)} ${n(from.y)}Q${n(bend.x)} ${n(bend.y)} ${n(end.x)} ${n(end.y)}`;
}
