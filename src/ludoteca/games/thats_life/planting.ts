/** Plants of the garden: wherever the path leaves room, and the same in every drawing. */
import type { Box, Point } from '$kit/geometry';
import { apart, type Winding } from '$kit/places/winding-path';
import { grain } from './pebbles';

export interface Plant extends Point {
  readonly i: number;
  readonly kind: 'grass' | 'daisy' | 'rose' | 'bush' | 'tree';
  /** Scale, 1 for the drawn size. */
  readonly size: number;
}

/** Room around a plant of size 1, in pixels. */
const ROOM = { grass: 6, daisy: 6, rose: 6, bush: 27, tree: 36 } as const;
const CANDIDATES = 220;
/** Most trees and bushes, so that the garden stays a lawn. */
const MOST_HIGH = 12;

/** Part of the winding line that the path covers. */
export function trodden(path: Winding): readonly Point[] {
  return path.line.slice(0, Math.ceil(path.reach * (path.line.length - 1)) + 1);
}

/** Plants for a garden, far ones first, because near ones hide them. */
export function planting(box: Box, path: Winding): Plant[] {
  const line = trodden(path).filter((_, i) => i % 3 === 0);
  const ends = [path.places[0], path.places.at(-1)].filter((end) => end !== undefined);
  const high: Plant[] = [];
  const low: Plant[] = [];
  for (let i = 0; i < CANDIDATES; i++) {
    const [across, down, large, what] = grain(`plant ${i}`);
    const spot = { x: box.x + across * box.width, y: box.y + down * box.height };
    const free = freeAround(spot, box, line, ends, path);
    const kind = high.length < MOST_HIGH ? tallest(free, what) : flower(what);
    const size = (kind === 'bush' || kind === 'tree' ? 0.75 : 0.55) + large * 0.5;
    if (free < ROOM[kind] * size) continue;
    const plant = { i, kind, size, ...spot };
    if (kind !== 'bush' && kind !== 'tree') low.push(plant);
    else if (
      high.every(
        (other) => apart(other, plant) > ROOM[kind] * size + ROOM[other.kind] * other.size * 0.7,
      )
    )
      high.push(plant);
  }
  const open = low.filter((plant) =>
    high.every((tall) => apart(tall, plant) > ROOM[tall.kind] * tall.size * 0.8),
  );
  return [...open, ...high].sort((a, b) => a.y - b.y);
}

function flower(what: number): Plant['kind'] {
  return what < 0.52 ? 'grass' : what < 0.78 ? 'daisy' : 'rose';
}

/** Largest plant with enough room; `what` keeps most of them low. */
function tallest(free: number, what: number): Plant['kind'] {
  if (free > ROOM.tree * 1.15 && what > 0.72) return 'tree';
  if (free > ROOM.bush && what > 0.55) return 'bush';
  return flower(what / 0.8);
}

/** Distance to the nearest edge of path, ends or garden. */
function freeAround(
  spot: Point,
  box: Box,
  line: readonly Point[],
  ends: readonly Point[],
  path: Winding,
): number {
  let free = Math.min(
    spot.x - box.x,
    box.x + box.width - spot.x,
    spot.y - box.y,
    box.y + box.height - spot.y,
  );
  for (const point of line) free = Math.min(free, apart(point, spot) - path.size * 0.5);
  for (const end of ends) {
    const aside = Math.abs(end.x - spot.x) - path.pitch * 1.05;
    const above = Math.abs(end.y - spot.y) - path.pitch * 0.62;
    free = Math.min(free, Math.max(aside, above));
  }
  return free;
}
