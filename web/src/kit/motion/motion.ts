/**
 * Motion between two drawings: a thing with a name glides from where it was drawn last.
 *
 * Things are drawn in their final place at once (their `transform` attribute); the glide is an
 * animation on top. So a fresh page and a live one show the same, and an interrupted glide leaves
 * nothing behind. Without a beat (first draw, resized window) nothing moves.
 */
import type { Attachment } from 'svelte/attachments';
import type { Point } from '../geometry';

/** Milliseconds. */
export interface Tempo {
  readonly delay: number;
  readonly duration: number;
}

/** Where something is drawn, and how large: it grows or shrinks on the way. */
export interface Stay extends Point {
  readonly size: number;
}

/**
 * Whether the reader wants less motion: by the system's setting, or by ours
 * (`settings/reduced-motion`).
 */
export function reducedMotion(): boolean {
  return (
    document.documentElement.dataset.motion === 'less' ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/**
 * The animations of the game below `element`. Transitions, as hover and focus make them, and
 * repeating or endless animations do not count.
 */
export function motionsBelow(element: Element | null): readonly Animation[] {
  return (element?.getAnimations({ subtree: true }) ?? []).filter((animation) => {
    const timing = animation.effect?.getComputedTiming();
    if (!timing || !Number.isFinite(timing.endTime) || animation.playState === 'paused')
      return false;
    if ('transitionProperty' in animation) return false;
    return !('animationName' in animation) || timing.iterations === 1;
  });
}

export class Travels {
  #stays = new Map<string, { stay: Stay; beat: number | null }>();

  /**
   * Attach to the element that is drawn at `stay`; `name` is unique on the board and stays with
   * the thing, also when another component draws it. `beat` changes with every update that
   * moves things. `via` are places to hop over on the way.
   */
  glide(
    name: string,
    stay: Stay,
    beat: number | null,
    tempo: Tempo,
    via: readonly Point[] = [],
  ): Attachment<SVGElement> {
    return (element) => {
      const before = this.#stays.get(name);
      this.#stays.set(name, { stay, beat });
      if (!before || beat === null || before.beat === beat || reducedMotion()) return;
      if (same(before.stay, stay)) return;
      const animation = element.animate(keyframes(before.stay, via, stay), {
        ...tempo,
        fill: 'backwards',
      });
      return () => {
        if (animation.playState === 'running')
          this.#stays.set(name, { stay: seen(element, stay), beat });
        animation.cancel();
      };
    };
  }
}

function same(a: Stay, b: Stay): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < 0.5 && Math.abs(a.size - b.size) < 0.5;
}

function keyframes(from: Stay, via: readonly Point[], to: Stay): Keyframe[] {
  const start = css(from, from.size / to.size);
  if (via.length === 0) {
    return [{ transform: start, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)' }, { transform: css(to) }];
  }
  const stops = [from, ...via, to];
  return stops.flatMap((stop, i) => {
    const here = { transform: i ? css(stop) : start, easing: 'ease-out' };
    const next = stops[i + 1];
    if (!next) return [here];
    const height = Math.min(18, Math.hypot(next.x - stop.x, next.y - stop.y) * 0.3);
    const top = { x: (stop.x + next.x) / 2, y: (stop.y + next.y) / 2 - height };
    return [here, { transform: css(top), easing: 'ease-in' }];
  });
}

function css({ x, y }: Point, scale = 1): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Where the element appears right now, in the middle of a glide to `stay`. */
function seen(element: Element, stay: Stay): Stay {
  const matrix = /^matrix\(([^)]+)\)$/.exec(getComputedStyle(element).transform)?.[1];
  const [scale, , , , x, y] = (matrix ?? '').split(',').map(Number);
  if (scale === undefined || x === undefined || y === undefined) return stay;
  return { x, y, size: scale * stay.size };
}
