/** What is looked at, in words over the board; screen readers have it from the spot itself. */
import { fill, html } from './made';

/** Milliseconds after which it is forgotten: a finger does not leave what it looked at. */
export const LOOK = 6000;

export class Caption {
  readonly #place = html('p', { class: 'kit-caption', 'aria-hidden': 'true' });
  #forget: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly root: HTMLElement) {
    root.append(this.#place);
  }

  /** The first line is what it is, others what is to be known of it; none ends it. */
  show(lines: readonly string[], at?: Element): void {
    clearTimeout(this.#forget);
    fill(
      this.#place,
      lines.map((line) => html('span', {}, line)),
    );
    if (!lines.length || !at) return;
    // Away from what it speaks of.
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
