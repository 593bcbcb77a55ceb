/** Animations of a token that turns over, and of one that is put down, on top of the final drawing. */
import { reducedMotion } from './motion';

/** Milliseconds. */
const TURN = 360;
const LAND = 220;

/**
 * Turns `before` until it is edge-on, and then `now` from there on; `before` is removed at the
 * end. With reduced motion it is removed at once.
 */
export function turnOver(before: SVGElement, now: SVGElement, delay = 0): void {
  if (reducedMotion()) return before.remove();
  now.after(before);
  const half = { duration: TURN / 2, fill: 'both' as const };
  const away = before.animate([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], {
    ...half,
    delay,
    easing: 'ease-in',
  });
  const gone = () => before.remove();
  away.finished.then(gone, gone);
  now.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], {
    ...half,
    fill: 'backwards',
    delay: delay + TURN / 2,
    easing: 'ease-out',
  });
}

/** Animates the arrival of a new thing on the board. */
export function land(now: SVGElement, delay = 0): void {
  if (reducedMotion()) return;
  now.animate(
    [
      { transform: 'scale(1.5)', opacity: 0 },
      { transform: 'scale(1)', opacity: 1 },
    ],
    { duration: LAND, delay, fill: 'backwards', easing: 'ease-out' },
  );
}
