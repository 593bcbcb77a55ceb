/** The two edges of the path, for the pebbles that line it. */
import type { Point } from '$kit/geometry';
import { drawn } from '$kit/places/winding-path';

/** Lines beside `line` at the distance `aside`, left and right, as the `d` of SVG paths. */
export function kerbs(line: readonly Point[], aside: number): [string, string] {
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach((point, i) => {
    const before = line[Math.max(0, i - 1)] ?? point;
    const beyond = line[Math.min(line.length - 1, i + 1)] ?? point;
    const long = Math.hypot(beyond.x - before.x, beyond.y - before.y) || 1;
    const x = (-(beyond.y - before.y) / long) * aside;
    const y = ((beyond.x - before.x) / long) * aside;
    left.push({ x: point.x + x, y: point.y + y });
    right.push({ x: point.x - x, y: point.y - y });
  });
  return [drawn(left), drawn(right)];
}
