/**
 * Spots of boards without a framework: elements that stand for options, with name, focus, keys and
 * light.
 */
import { aloud } from '../text/screen-reader';
import type { BoardProps, Choice } from '../board';
import { nearest } from '../places/touch-area';
import { set, type Attributes } from './made';
import { Overlays } from './overlays';

type Element = HTMLElement | SVGElement;

/** An element that can be chosen now. */
export interface Spot {
  readonly at: Element;
  /** The option: it names the spot, and choosing the spot plays it. */
  readonly option?: Choice | undefined;
  /** Called instead of playing the option; by a finger or not. */
  readonly pick?: ((finger: boolean) => void) | undefined;
  /** The accessible name; that of the option when left out. */
  readonly label?: string | undefined;
  /** A description for screen readers, after the name. */
  readonly description?: string | undefined;
  /** The caption while the spot is hovered or focused; a line or several. */
  readonly caption?: string | readonly string[] | undefined;
  /** Called when hover or focus begins (true) and ends. */
  readonly look?: ((on: boolean) => void) | undefined;
  /** For a toggle: whether it is on. */
  readonly pressed?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Whether a bot advises it; spots of an option know that by themselves. */
  readonly advised?: boolean | undefined;
  /** The outline that glows, as path data around the element's origin; none when left out. */
  readonly glow?: string | undefined;
  /** Identifies the spot across redraws, so that it keeps the focus; the option when left out. */
  readonly key?: string | undefined;
}

/** Something that others have done since the reader's last move, on an element of the board. */
export interface Mark {
  readonly at: Element;
  /** The seat that did it; its colour is that of the mark. */
  readonly seat?: number | null | undefined;
}

/** The board's functions that spots call. */
export interface Host {
  readonly root: HTMLElement;
  readonly props: () => BoardProps;
  /** Plays an option; a finger may have to tap twice. */
  readonly choose: (option: Choice, finger: boolean) => void;
  /** Shows a caption over the board, null for none. */
  readonly caption: (spot: Spot | null) => void;
}

interface Kept {
  spot: Spot;
  readonly ends: AbortController;
  /** Attributes written here; those that the board writes itself are left alone. */
  wrote: Attributes;
}

const isSvg = (element: Element): element is SVGElement => element instanceof SVGElement;
const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The type of the latest pointer: some browsers tell it only on pointerdown, maybe before the spot
 * exists.
 */
let pointer = '';
addEventListener('pointerdown', (event) => (pointer = event.pointerType), true);

export class Spots {
  #kept = new Map<Element, Kept>();
  #looked: Element | null = null;
  readonly #overlays: Overlays;

  constructor(private readonly host: Host) {
    this.#overlays = new Overlays(host.root);
  }

  /** Sets the spots and marks; other elements stop being spots. */
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

  /** The key of the focused spot; null when none has the focus. */
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
    // A finger does not hover, it picks. Every move counts, because there may be a new question
    // since the pointer came.
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
    // Where the touch areas of small neighbours overlap, the nearest spot is meant.
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
