/** Which live boards are drawn: those that are seen, and no more of them than a phone can bear. */
const MOST = 12;

const drawn = new Set<() => void>();
const waiting = new Set<() => void>();

/**
 * Somebody sees a place for a board: `draw` is called when its turn has come, at once while there
 * are few. What is returned is to be called when it is seen no more.
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
