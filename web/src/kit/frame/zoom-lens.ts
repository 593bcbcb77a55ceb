/** Arithmetic of zooming: which part of a drawing is visible, and how large. */
import type { Box, Point } from '../geometry';

/** The visible part: a point p of the drawing appears at `p * scale + (x, y)`, in its units. */
export interface Lens extends Point {
  readonly scale: number;
}

export const WHOLE: Lens = { scale: 1, x: 0, y: 0 };

/** Keeps the scale within 1 and `most`, and the drawing over all of its frame. */
export function within(lens: Lens, frame: Box, most: number): Lens {
  const scale = Math.min(Math.max(lens.scale, 1), most);
  if (scale === 1) return WHOLE;
  const keep = (at: number, from: number, size: number) =>
    Math.min(Math.max(at, (from + size) * (1 - scale)), from * (1 - scale)) + 0; // never -0
  return {
    scale,
    x: keep(lens.x, frame.x, frame.width),
    y: keep(lens.y, frame.y, frame.height),
  };
}

/** Zooms by `factor`; the point that appears at `at` stays there. */
export function closer(lens: Lens, factor: number, at: Point, frame: Box, most: number): Lens {
  const scale = Math.min(Math.max(lens.scale * factor, 1), most);
  const grow = scale / lens.scale;
  return within(
    { scale, x: at.x - (at.x - lens.x) * grow, y: at.y - (at.y - lens.y) * grow },
    frame,
    most,
  );
}

export function moved(lens: Lens, by: Point, frame: Box, most: number): Lens {
  return within({ ...lens, x: lens.x + by.x, y: lens.y + by.y }, frame, most);
}

/** Moves as little as needed to show all of `box` (as it appears now), with a margin around it. */
export function showing(lens: Lens, box: Box, margin: number, frame: Box, most: number): Lens {
  const step = (at: number, size: number, from: number, room: number) => {
    if (at < from + margin) return from + margin - at;
    if (at + size > from + room - margin) return from + room - margin - (at + size);
    return 0;
  };
  const by = {
    x: step(box.x, box.width, frame.x, frame.width),
    y: step(box.y, box.height, frame.y, frame.height),
  };
  return moved(lens, by, frame, most);
}
