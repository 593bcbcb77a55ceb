/** How a tower's stones lie on each other in the room that there is. */
import type { Box } from '../../../../web/src/kit/winding';

export interface Stack {
  /** In a strip on a small screen: no name, small figures. */
  readonly small: boolean;
  /** Middle of the tower. */
  readonly x: number;
  /** Middle of each stone, bottom to top. */
  readonly heights: readonly number[];
  readonly pebble: { readonly width: number; readonly height: number };
  /** Size of the numbers on the stones. */
  readonly writing: number;
  /** Whether enough of every stone is seen to read its number. */
  readonly legible: boolean;
  /** Where the lowest stone lies. */
  readonly floor: number;
  /** Middle of the line with mark and score. */
  readonly foot: number;
  /** Size of the name. */
  readonly type: number;
}

export function stack(count: number, box: Box): Stack {
  const small = box.height < 130 || box.width < 60;
  const foot = box.y + box.height - (small ? 12 : 40);
  const floor = foot - (small ? 15 : 24);
  const width = Math.min(box.width * 0.8, small ? 46 : 86);
  const height = Math.min(width * 0.44, small ? 17 : 30);
  const room = floor - height - (box.y + 6);
  const full = height * 0.86; // a little overlap holds a tower together
  const step = count > 1 ? Math.min(full, room / (count - 1)) : full;
  return {
    small,
    x: box.x + box.width / 2,
    heights: Array.from({ length: count }, (_, i) => floor - height / 2 - i * step),
    pebble: { width, height },
    writing: Math.min(height * 0.68, Math.max(9, step * 0.95)),
    legible: step >= 8.5,
    floor,
    foot,
    type: 13,
  };
}
