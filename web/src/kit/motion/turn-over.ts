/** A token that turns over, and one that is put down: motion on top of what is drawn already. */
import { reducedMotion } from './motion';

/** Milliseconds. */
const TURN = 360;
const LAND = 220;

/**
 * Shows `before` beside `now`, turning until it is seen from the edge, and then `now` from there on.
 * `before` is taken away when that has ended; where motion is not wanted, nothing is to be seen of it.
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

/** Shows something that was not on the board before. */
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
