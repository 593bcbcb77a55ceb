/** Spots of a board without a framework: elements that are options, with name, focus, keys and light. */
import { aloud } from '../text/screen-reader';
import type { BoardProps, Choice } from '../board';
import { nearest } from '../places/touch-area';
import { set, type Attributes } from './made';
import { Overlays } from './overlays';

type Element = HTMLElement | SVGElement;

/** An element that can be chosen now. */
export interface Spot {
  readonly at: Element;
  /** The option that it is: its words name the spot, and choosing the spot acts. */
  readonly option?: Choice | undefined;
  /** What happens instead of acting; by a finger or not. */
  readonly pick?: ((finger: boolean) => void) | undefined;
  /** What it does, spoken; the words of the option when left out. */
  readonly label?: string | undefined;
  /** What there is to be judged of it, spoken after that. */
  readonly description?: string | undefined;
  /** What stands on the board while the spot is looked at; a line or several. */
  readonly caption?: string | readonly string[] | undefined;
  /** Looked at (true) or no longer, by hover or focus. */
  readonly look?: ((on: boolean) => void) | undefined;
  /** Of what is switched on and off: whether it is on. */
  readonly pressed?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** A bot that was asked would choose it; spots of an option know that by themselves. */
  readonly advised?: boolean | undefined;
  /** The outline that glows, as path data around the element's origin; none when left out. */
  readonly glow?: string | undefined;
  /** What keeps the focus when the element is made anew; the option when left out. */
  readonly key?: string | undefined;
}

/** Something that others have done since the reader's last move, on an element of the board. */
export interface Mark {
  readonly at: Element;
  /** The seat that did it; its colour is that of the mark. */
  readonly seat?: number | null | undefined;
}

/** What spots ask of their board. */
export interface Host {
  readonly root: HTMLElement;
  readonly props: () => BoardProps;
  /** Acts; a finger may have to tap twice. */
  readonly choose: (option: Choice, finger: boolean) => void;
  /** Words over the board, null for none. */
  readonly caption: (spot: Spot | null) => void;
}

interface Kept {
  spot: Spot;
  readonly ends: AbortController;
  /** Attributes as they were written here: what the board writes itself is left to it. */
  wrote: Attributes;
}

const isSvg = (element: Element): element is SVGElement => element instanceof SVGElement;
const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Some browsers say only when it goes down what a pointer is; the spot may come after that. */
let pointer = '';
addEventListener('pointerdown', (event) => (pointer = event.pointerType), true);

export class Spots {
  #kept = new Map<Element, Kept>();
  #looked: Element | null = null;
  readonly #overlays: Overlays;

  constructor(private readonly host: Host) {
    this.#overlays = new Overlays(host.root);
  }

  /** What can be chosen now: elements that are not among them are spots no longer. */
  show(spots: readonly Spot[], marks: readonly Mark[]): void {
    const wanted = new Set(spots.map(({ at }) => at));
    for (const [at, kept] of this.#kept) if (!wanted.has(at)) this.#release(at, kept);
    for (const spot of spots) this.#dress(spot);
    if (this.#looked && !wanted.has(this.#looked)) this.#left();
    const { hint, seats } = this.host.props();
    this.#overlays.show(
      spots.map((spot) => ({
        at: spot.at,
        glow: spot.glow,
        advised: spot.advised ?? (hint != null && same(spot.option?.action, hint)),
      })),
      marks.map(({ at, seat }) => {
        const look = seat == null ? undefined : seats[seat];
        return { at, colour: look ? `var(--seat-line-${look.colour})` : '' };
      }),
    );
  }

  /** What names the spot that has the focus; null when none has it. */
  focused(): string | null {
    const kept = this.#kept.get(document.activeElement as Element);
    return kept ? keyOf(kept.spot) : null;
  }

  /** Gives the focus to the spot of that name, if it is there. */
  focus(key: string): boolean {
    for (const [at, { spot }] of this.#kept)
      if (keyOf(spot) === key) {
        at.focus({ preventScroll: true });
        return true;
      }
    return false;
  }

  end(): void {
    for (const [at, kept] of this.#kept) this.#release(at, kept);
    this.#overlays.end();
  }

  #dress(spot: Spot): void {
    const { at, option } = spot;
    const { t, busy } = this.host.props();
    const kept = this.#kept.get(at) ?? { spot, ends: this.#listen(at), wrote: {} };
    kept.spot = spot;
    this.#kept.set(at, kept);
    at.classList.add('kit-spot');
    const button = at instanceof HTMLButtonElement;
    if (button) at.type = 'button';
    kept.wrote = {
      'data-spot': true,
      role: button ? undefined : 'button',
      tabindex: button ? undefined : 0,
      'aria-label': spot.label ?? (option && aloud(option.text, t)),
      'aria-description': spot.description,
      'aria-disabled': String(spot.disabled ?? busy),
      'aria-pressed': spot.pressed === undefined ? undefined : String(spot.pressed),
    };
    set(at, kept.wrote);
  }

  #release(at: Element, { ends, wrote }: Kept): void {
    ends.abort();
    this.#kept.delete(at);
    at.classList.remove('kit-spot');
    for (const [name, value] of Object.entries(wrote)) {
      const text = value === true ? '' : String(value);
      if (at.getAttribute(name) === text) at.removeAttribute(name);
    }
  }

  #listen(at: Element): AbortController {
    const ends = new AbortController();
    const hear = { signal: ends.signal };
    at.addEventListener('click', (event) => this.#click(at, event as MouseEvent), hear);
    if (!(at instanceof HTMLButtonElement))
      at.addEventListener('keydown', (event) => this.#key(at, event as KeyboardEvent), hear);
    // A finger does not hover: what it touches is picked. Every move counts, for there may be a
    // new question since the pointer came.
    for (const kind of ['pointerenter', 'pointermove'])
      at.addEventListener(
        kind,
        (event) => (event as PointerEvent).pointerType !== 'touch' && this.#came(at),
        hear,
      );
    at.addEventListener('pointerleave', () => this.#left(at), hear);
    at.addEventListener('focus', () => this.#came(at), hear);
    at.addEventListener('blur', () => this.#left(at), hear);
    return ends;
  }

  #spot(at: Element): Spot | null {
    const spot = this.#kept.get(at)?.spot ?? null;
    return spot && (spot.disabled ?? this.host.props().busy) ? null : spot;
  }

  #pick(at: Element, finger: boolean): void {
    const spot = this.#spot(at);
    if (spot?.pick) spot.pick(finger);
    else if (spot?.option) this.host.choose(spot.option, finger);
  }

  #click(at: Element, event: MouseEvent): void {
    // Where the touch areas of small neighbours overlap, the nearest is meant.
    const meant = isSvg(at) ? nearest(event) : null;
    if (meant && meant !== at) {
      event.stopPropagation();
      meant.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return;
    }
    const finger = pointer === 'touch' && event.detail !== 0;
    pointer = '';
    this.#pick(at, finger);
  }

  #key(at: Element, event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) this.#pick(at, false);
  }

  #came(at: Element): void {
    const spot = this.#kept.get(at)?.spot;
    if (!spot) return;
    const again = this.#looked === at;
    this.#looked = at;
    if (!again) this.host.caption(spot);
    spot.look?.(true);
    if (spot.option) this.host.props().ponder?.(spot.option.action);
  }

  #left(at = this.#looked): void {
    if (!at || at !== this.#looked) return;
    this.#looked = null;
    this.host.caption(null);
    this.#kept.get(at)?.spot.look?.(false);
    this.host.props().ponder?.(null);
  }
}

const keyOf = ({ key, option, label }: Spot): string =>
  key ?? (option ? JSON.stringify(option.action) : (label ?? ''));
