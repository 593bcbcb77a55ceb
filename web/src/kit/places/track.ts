/** Places of a track: in a line, around a rectangle, or in rows there and back. */
import type { Box, Point } from '../geometry';
import { wind } from './winding-path';

/** `count` places from one end of a line to the other. */
export function straight(from: Point, to: Point, count: number): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const share = count > 1 ? i / (count - 1) : 0.5;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}

/** `count` places at equal distances around a box, clockwise from its upper left corner. */
export function around({ x, y, width, height }: Box, count: number): Point[] {
  const length = 2 * (width + height);
  return Array.from({ length: count }, (_, i) => {
    let at = (i * length) / count;
    if (at <= width) return { x: x + at, y };
    at -= width;
    if (at <= height) return { x: x + width, y: y + at };
    at -= height;
    if (at <= width) return { x: x + width - at, y: y + height };
    return { x, y: y + height - (at - width) };
  });
}

/** `count` places winding through a box in rows; see `winding-path.ts`. */
export function winding(box: Box, count: number, largest: number): Point[] {
  return [
    ...wind({ box, count: Math.max(0, count - 2), room: Math.max(0, count - 2), ends: 1, largest })
      .places,
  ];
}

/** Offsets for `count` pieces that share a place, so that all of them are visible. */
export function sharing(count: number, radius: number): Point[] {
  if (count <= 1) return [{ x: 0, y: 0 }];
  if (count === 2) return [{ x: -radius * 0.5, y: 0 }, { x: radius * 0.5, y: 0 }]; // prettier-ignore
  return Array.from({ length: count }, (_, i) => {
    const angle = 2 * Math.PI * (i / count - 0.25);
    return { x: Math.cos(angle) * radius * 0.6, y: Math.sin(angle) * radius * 0.6 };
  });
}
