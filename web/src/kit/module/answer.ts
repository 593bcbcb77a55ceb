/** Tooltip that explains a thing on the board, shown beside it and read out, for boards of packages. */
import { listen, type Question } from '../explain/explain-on-hover';
import { placed, type About } from '../explain/explanation';
import { fill, html } from './made';

interface Asks {
  readonly about: About;
  readonly explain: () => Promise<unknown>;
}

export class Answer {
  readonly #place = html('div', { class: 'kit-asked', 'aria-hidden': 'true' });
  readonly #spoken = html('p', { class: 'visually-hidden', role: 'status', 'data-asked': true });
  readonly #silence: () => void;
  #question: Question | null = null;

  constructor(
    private readonly board: HTMLElement,
    private readonly asks: Asks,
  ) {
    board.append(this.#spoken);
    this.#silence = listen(board, {
      ...asks,
      show: (question) => {
        this.#question = question;
        this.draw();
      },
    });
  }

  /** Draws the explanation again, as things are now. */
  draw(): void {
    const question = this.#question;
    const lines = question ? this.asks.about(question.thing) : [];
    fill(this.#spoken, [question?.firmly ? lines.join(' ') : '']);
    if (!question || !lines.length) return this.#place.remove();
    fill(
      this.#place,
      lines.map((line) => html('p', {}, line)),
    );
    this.board.append(this.#place);
    const { drawn } = question;
    const room = this.board.getBoundingClientRect();
    const { x, y } = placed(
      { x: drawn.x - room.x, y: drawn.y - room.y, width: drawn.width, height: drawn.height },
      { width: this.#place.offsetWidth, height: this.#place.offsetHeight },
      room,
    );
    this.#place.style.left = `${x}px`;
    this.#place.style.top = `${y}px`;
  }

  end(): void {
    this.#silence();
    this.#place.remove();
    this.#spoken.remove();
  }
}
