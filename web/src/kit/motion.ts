/**
 * Motion between two drawings: whatever carries a name glides from where it was drawn last.
 *
 * Things are drawn where they belong at once (their `transform` attribute); the glide is an
 * animation on top. So a fresh page and a live one show the same, and an interrupted glide
 * leaves nothing behind. Without a beat (first draw, resized window) nothing moves.
 */
import type { Attachment } from 'svelte/attachments';
import type { Point } from './winding';

/** Milliseconds. */
export interface Tempo {
  readonly delay: number;
  readonly duration: number;
}

export interface Stay extends Point {
  readonly scale?: number;
}

export function calm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
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
      if (!before || beat === null || before.beat === beat || calm()) return;
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
  return (
    Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5 && (a.scale ?? 1) === (b.scale ?? 1)
  );
}

function keyframes(from: Stay, via: readonly Point[], to: Stay): Keyframe[] {
  if (via.length === 0) {
    return [
      { transform: css(from), easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)' },
      { transform: css(to) },
    ];
  }
  const frames: Keyframe[] = [];
  const stops = [from, ...via, to];
  stops.forEach((stop, i) => {
    frames.push({ transform: css(stop), easing: 'ease-out' });
    const next = stops[i + 1];
    if (!next) return;
    const height = Math.min(18, Math.hypot(next.x - stop.x, next.y - stop.y) * 0.3);
    const top = { x: (stop.x + next.x) / 2, y: (stop.y + next.y) / 2 - height };
    frames.push({ transform: css(top), easing: 'ease-in' });
  });
  return frames;
}

function css({ x, y, scale = 1 }: Stay): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Where the element is to be seen right now, in the middle of a glide. */
function seen(element: Element, otherwise: Stay): Stay {
  const matrix = /^matrix\(([^)]+)\)$/.exec(getComputedStyle(element).transform)?.[1];
  const [scale, , , , x, y] = (matrix ?? '').split(',').map(Number);
  if (scale === undefined || x === undefined || y === undefined) return otherwise;
  return { x, y, scale };
}
