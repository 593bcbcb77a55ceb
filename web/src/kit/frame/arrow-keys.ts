/** Arrow keys on a board: from one spot to the next in that direction. */
import type { Point } from '../geometry';

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * The index of the spot that an arrow key leads to from spot `from`, or from nowhere (-1).
 *
 * It is the nearest one in the direction of the key, sideways distance counting double; when there
 * is none, the next or previous one in order, round and round. Undefined for any other key.
 */
export function neighbour(spots: readonly Point[], from: number, key: string): number | undefined {
  const way = WAYS[key];
  if (!way || spots.length === 0) return undefined;
  const here = spots[from];
  if (!here) return 0;
  let best: number | undefined;
  let least = Infinity;
  spots.forEach((spot, i) => {
    const along = (spot.x - here.x) * way.x + (spot.y - here.y) * way.y;
    const aside = Math.abs((spot.x - here.x) * way.y) + Math.abs((spot.y - here.y) * way.x);
    if (i === from || along <= 1 || aside > along * 2) return;
    if (along + 2 * aside < least) {
      least = along + 2 * aside;
      best = i;
    }
  });
  return best ?? (from + (way.x + way.y) + spots.length) % spots.length;
}

/** Moves the focus among the spots inside `board`; true when the key was one of ours. */
export function walkSpots(board: Element, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  const spots = [...board.querySelectorAll<SVGElement>('[data-spot]')];
  const middles = spots.map((spot) => {
    const box = spot.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  const active = spots.findIndex((spot) => spot === document.activeElement);
  const next = neighbour(middles, active, event.key);
  if (next === undefined) return false;
  spots[next]?.focus();
  return true;
}
