/** Limits live boards to those in sight, and to the number that a phone can draw. */
const MOST = 12;

const drawn = new Set<() => void>();
const waiting = new Set<() => void>();

/**
 * Registers a board in sight: `draw` is called when it may be drawn, at once while there are few.
 * Call the returned function when it is out of sight.
 */
export function inSight(draw: () => void): () => void {
  if (drawn.size < MOST) {
    drawn.add(draw);
    draw();
  } else waiting.add(draw);
  return () => {
    waiting.delete(draw);
    if (!drawn.delete(draw)) return;
    const [next] = waiting;
    if (!next) return;
    waiting.delete(next);
    drawn.add(next);
    next();
  };
}
