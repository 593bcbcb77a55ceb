/** Caption over the board that names the hovered thing; screen readers have it from the spot itself. */
import { fill, html } from './made';

/** Milliseconds until it disappears: a finger never leaves a thing. */
export const LOOK = 6000;

export class Caption {
  readonly #place = html('p', { class: 'kit-caption', 'aria-hidden': 'true' });
  #forget: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly root: HTMLElement) {
    root.append(this.#place);
  }

  /** Shows lines: the first names the thing, others describe it; no lines end it. */
  show(lines: readonly string[], at?: Element): void {
    clearTimeout(this.#forget);
    fill(
      this.#place,
      lines.map((line) => html('span', {}, line)),
    );
    if (!lines.length || !at) return;
    // Place it away from the thing it names.
    const [thing, room] = [at.getBoundingClientRect(), this.root.getBoundingClientRect()];
    const low = thing.top + thing.height / 2 > room.top + room.height / 2;
    this.#place.classList.toggle('above', low);
    this.#forget = setTimeout(() => this.show([]), LOOK);
  }

  end(): void {
    clearTimeout(this.#forget);
    this.#place.remove();
  }
}
