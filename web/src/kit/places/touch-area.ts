/** Touch areas for spots that are drawn smaller than a finger. */
import type { Box } from '../geometry';

export type Reach = Box;

/** CSS pixels. */
export const FINGER = 44;

/** The box around `drawn` that is at least a finger wide and high; null when `drawn` is. */
export function grown(drawn: Box, scale: number): Reach | null {
  const least = FINGER / scale;
  if (drawn.width >= least && drawn.height >= least) return null;
  const width = Math.max(drawn.width, least);
  const height = Math.max(drawn.height, least);
  return {
    x: drawn.x - (width - drawn.width) / 2,
    y: drawn.y - (height - drawn.height) / 2,
    width,
    height,
  };
}

function same(a: Reach | null, b: Reach | null): boolean {
  if (!a || !b) return a === b;
  const near = (one: number, other: number) => Math.abs(one - other) < 0.05;
  return near(a.x, b.x) && near(a.y, b.y) && near(a.width, b.width) && near(a.height, b.height);
}

/** Measures the touch area of one drawing; returns a function that reports it, if it has changed. */
type Measure = () => (() => void) | undefined;

const due = new Set<Measure>();

/** Measures all drawings before reporting any, because each report would lay out the page anew. */
function measureDue(): void {
  const all = [...due];
  due.clear();
  const found = all.map((measure) => measure());
  for (const tell of found) tell?.();
}

function measureSoon(measure: Measure): void {
  if (!due.size) requestAnimationFrame(measureDue);
  due.add(measure);
}

/**
 * Reports the drawing's touch area with the next frame, and again whenever the drawing or the
 * board changes: its own size, the section of it that is shown, the window around it, and the end
 * of a motion there.
 */
export function reaching(drawing: SVGGElement, tell: (reach: Reach | null) => void): () => void {
  let told: Reach | null = null;
  const measure: Measure = () => {
    const scale = drawing.getScreenCTM()?.a ?? 0;
    if (scale <= 0) return undefined;
    const reach = grown(drawing.getBBox(), scale);
    if (same(reach, told)) return undefined;
    told = reach;
    return () => tell(reach);
  };
  const changed = () => measureSoon(measure);
  tell(null);
  changed();
  const redrawn = new MutationObserver(changed);
  redrawn.observe(drawing, { attributes: true, childList: true, subtree: true });
  const resized = new ResizeObserver(changed);
  const board = drawing.ownerSVGElement;
  if (board) {
    resized.observe(board);
    redrawn.observe(board, { attributeFilter: ['viewBox', 'style', 'class'] });
    board.addEventListener('transitionend', changed);
  }
  addEventListener('resize', changed);
  return () => {
    due.delete(measure);
    redrawn.disconnect();
    resized.disconnect();
    board?.removeEventListener('transitionend', changed);
    removeEventListener('resize', changed);
  };
}

/** Of the spots whose touch areas lie under a click, the one whose middle is nearest. */
export function nearest({ clientX, clientY, target }: MouseEvent): SVGElement | null {
  if (!(target instanceof Element) || !target.hasAttribute('data-reach')) return null;
  const board = target.closest('svg');
  let best: SVGElement | null = null;
  let least = Infinity;
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const spot = element.closest<SVGElement>('[data-spot]');
    if (!spot || spot.closest('svg') !== board) continue;
    const box = spot.getBoundingClientRect();
    const far = Math.hypot(clientX - box.x - box.width / 2, clientY - box.y - box.height / 2);
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}
