/**
 * Decorations over and under the elements of a board: light around spots, touch areas of small
 * ones, the bulb of a hint, and marks of what others did.
 */
import { grown } from '../places/touch-area';
import type { Box } from '../geometry';
import { set, svg } from './made';

type Element = HTMLElement | SVGElement;

interface Lit {
  readonly at: Element;
  readonly glow: string | undefined;
  readonly advised: boolean;
}
interface Marked {
  readonly at: Element;
  /** A CSS colour; empty for a mark of no seat. */
  readonly colour: string;
}
interface Parts {
  glow?: SVGElement | undefined;
  reach?: SVGElement | undefined;
  bulb?: SVGElement | undefined;
  mark?: SVGElement | undefined;
}

/** CSS pixels. */
const BULB = 10;
const AROUND = 3;
const BULB_PATH =
  'M-2.200 3.200v-1.400c-2-1-3.200-2.600-3.200-4.600a5.400 5.400 0 0 1 10.800 0c0 2-1.200 3.600-3.200 4.600v1.400zM-1.600 5.600h3.200';

export class Overlays {
  #parts = new Map<Element, Parts>();
  #lit: readonly Lit[] = [];
  #marked: readonly Marked[] = [];
  #due = 0;
  readonly #sizes = new ResizeObserver(() => this.measureSoon());

  constructor(root: HTMLElement) {
    this.#sizes.observe(root);
  }

  show(lit: readonly Lit[], marked: readonly Marked[]): void {
    const wanted = new Set([...lit, ...marked].map(({ at }) => at));
    for (const [at, parts] of this.#parts) if (!wanted.has(at)) this.#strip(at, parts);
    for (const { at } of this.#marked) if (!(at instanceof SVGElement)) unmark(at);
    [this.#lit, this.#marked] = [lit, marked];
    for (const { at, colour } of marked)
      if (!(at instanceof SVGElement)) {
        at.classList.add('kit-marked');
        set(at, { '--mark': colour, 'data-mark': true });
      }
    this.measureSoon();
  }

  /** Measures with the next frame, all together, because each read would lay out the page anew. */
  measureSoon(): void {
    this.#due ||= requestAnimationFrame(() => {
      this.#due = 0;
      const boxes = new Map<Element, { box: Box; scale: number } | null>();
      for (const { at } of [...this.#lit, ...this.#marked])
        if (at instanceof SVGElement) boxes.set(at, this.#boxOf(at));
      for (const one of this.#lit) this.#light(one, boxes.get(one.at) ?? null);
      const marked = new Map(this.#marked.map((one) => [one.at, one.colour]));
      for (const at of new Set([...this.#parts.keys(), ...marked.keys()]))
        if (at instanceof SVGElement) this.#mark(at, marked.get(at), boxes.get(at) ?? null);
    });
  }

  end(): void {
    cancelAnimationFrame(this.#due);
    this.#sizes.disconnect();
    for (const [at, parts] of this.#parts) this.#strip(at, parts);
    for (const { at } of this.#marked) unmark(at);
  }

  #of(at: Element): Parts {
    let parts = this.#parts.get(at);
    if (!parts) this.#parts.set(at, (parts = {}));
    return parts;
  }

  #strip(at: Element, parts: Parts): void {
    for (const part of Object.values(parts) as (SVGElement | undefined)[]) part?.remove();
    this.#parts.delete(at);
    unmark(at);
  }

  /** The bounding box of the drawing in `at`, in its own units, without the decorations. */
  #boxOf(at: SVGElement): { box: Box; scale: number } | null {
    const matrix = (at as SVGGraphicsElement).getScreenCTM();
    if (!matrix || matrix.a <= 0) return null;
    const own = new Set<unknown>(Object.values(this.#parts.get(at) ?? {}));
    const drawn = [...at.children].filter((child) => !own.has(child));
    const boxes = (drawn.length ? drawn : [at])
      .map((child) => child.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0);
    if (!boxes.length) return null;
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    const right = Math.max(...boxes.map((box) => box.right));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    const box = {
      x: (left - matrix.e) / matrix.a,
      y: (top - matrix.f) / matrix.d,
      width: (right - left) / matrix.a,
      height: (bottom - top) / matrix.d,
    };
    return { box, scale: matrix.a };
  }

  #light({ at, glow, advised }: Lit, drawn: { box: Box; scale: number } | null): void {
    const parts = this.#of(at);
    if (!(at instanceof SVGElement)) {
      parts.bulb = advised ? (parts.bulb ?? bulb(true)) : void parts.bulb?.remove();
      if (parts.bulb && parts.bulb.parentNode !== at) at.append(parts.bulb);
      return;
    }
    const reach = drawn && grown(drawn.box, drawn.scale);
    parts.reach = reach
      ? (parts.reach ?? svg('rect', { class: 'kit-reach', 'data-reach': true }))
      : void parts.reach?.remove();
    if (parts.reach && reach) {
      set(parts.reach, { ...reach });
      if (at.firstElementChild !== parts.reach) at.prepend(parts.reach);
    }
    parts.glow = glow ? (parts.glow ?? light()) : void parts.glow?.remove();
    if (parts.glow && glow) {
      for (const path of parts.glow.children) set(path as SVGElement, { d: glow });
      if (parts.glow.parentNode !== at) at.append(parts.glow);
    }
    parts.bulb = advised && drawn ? (parts.bulb ?? bulb(false)) : void parts.bulb?.remove();
    if (parts.bulb && drawn) {
      const [{ x, y, width }, r] = [drawn.box, BULB / drawn.scale];
      set(parts.bulb, { transform: `translate(${x + width - r} ${y + r}) scale(${r / 11.5})` });
      if (parts.bulb.parentNode !== at) at.append(parts.bulb);
    }
  }

  #mark(
    at: SVGElement,
    colour: string | undefined,
    drawn: { box: Box; scale: number } | null,
  ): void {
    const parts = this.#of(at);
    if (colour === undefined || !drawn) return (parts.mark = void parts.mark?.remove());
    parts.mark ??= svg('rect', {
      class: 'kit-mark',
      'data-mark': true,
      rx: 4,
      'aria-hidden': true,
    });
    const { box, scale } = drawn;
    const around = AROUND / scale;
    set(parts.mark, {
      x: box.x - around,
      y: box.y - around,
      width: box.width + 2 * around,
      height: box.height + 2 * around,
      '--mark': colour,
    });
    if (parts.mark.parentNode !== at) at.append(parts.mark);
  }
}

function unmark(at: Element): void {
  at.classList.remove('kit-marked');
  set(at, { '--mark': null, 'data-mark': null });
}

const light = (): SVGElement =>
  svg(
    'g',
    { class: 'kit-glow', 'aria-hidden': 'true' },
    svg('path', { class: 'halo' }),
    svg('path', { class: 'line' }),
  );

function bulb(alone: boolean): SVGElement {
  const parts = [svg('circle', { r: 11.5 }), svg('path', { d: BULB_PATH })];
  const facts = { class: 'kit-bulb', 'aria-hidden': 'true', 'data-advised': true };
  return alone
    ? svg('svg', { ...facts, viewBox: '-13 -13 26 26' }, ...parts)
    : svg('g', facts, ...parts);
}
