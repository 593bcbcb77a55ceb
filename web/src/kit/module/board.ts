/**
 * The frame for boards that are written without a framework: focus and arrow keys, Escape and
 * taking back, captions, light around spots, marks, motion.
 */
import { walkSpots } from '../frame/arrow-keys';
import type { BoardProps, Choice, Mounted, Seat, SeatLook } from '../board';
import { Travels, type Stay, type Tempo } from '../motion/motion';
import { home, steady } from '../frame/kept-focus';
import type { Point } from '../geometry';
import { Answer } from './answer';
import { Caption } from './caption';
import { html, set } from './made';
import { Spots, type Mark, type Spot } from './spots';
import css from './style.css?inline';

type Props<View> = BoardProps<View>;

/** The board's side of the contract. */
export interface Ways<View = unknown> {
  /** The accessible name of the board. */
  readonly label: (props: Props<View>) => string;
  /**
   * Called once to create the permanent elements; returns a function that draws the props, called
   * at once and after every change.
   */
  readonly make: (here: Here<View>) => (props: Props<View>) => void;
  /**
   * Explains a thing by its `data-anchor`, in sentences on what it is and does now; empty for a
   * thing without an explanation.
   */
  readonly about?: (thing: string, props: Props<View>) => readonly string[];
  /** Drops a half-made choice, for Escape; true when there was one. */
  readonly drop?: () => boolean;
  /** The question for a half-made choice; null when there is none. */
  readonly step?: (props: Props<View>) => string | null;
  /**
   * Whether an action can be taken back before others see it: then a finger plays it by the first
   * tap.
   */
  readonly undoable?: (action: never) => boolean;
}

/** The frame's side of the contract. */
export interface Here<View = unknown> {
  /** The element to draw into, as large as the board may be. */
  readonly root: HTMLElement;
  /** The current props. */
  readonly props: Props<View>;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** The seat in front: the reader's, and seat 0 for watchers. */
  readonly front: Seat;
  readonly rest: readonly SeatLook[];
  /** Sets what can be chosen now, and the marks of what others did; call it in each draw. */
  spots: (spots: readonly Spot[], marks?: readonly Mark[]) => void;
  /** The first option of a type. */
  option: (type: string) => Choice | undefined;
  /** The name of an option. */
  say: (option: Choice) => string;
  /** Plays an option as a spot does: a finger's first tap only shows what cannot be taken back. */
  choose: (option: Choice, finger?: boolean) => void;
  /** Shows a caption over the board; no lines end it. */
  caption: (lines: string | readonly string[], at?: Element) => void;
  /** Draws again, when something other than the props has changed, such as a half-made choice. */
  again: () => void;
  /**
   * Places `element` by its `transform`, and lets it glide there from where the thing of this name
   * was drawn last. Nothing moves on the first draw, or with reduced motion.
   */
  glide: (
    element: SVGElement,
    name: string,
    to: Point & { readonly size?: number },
    how?: Partial<Tempo> & { readonly via?: readonly Point[] },
  ) => void;
}

const DURATION = 420;

let styled = false;
/**
 * Adds the style sheet; the content security policy allows constructed sheets, not `style`
 * elements.
 */
function dress(): void {
  if (styled) return;
  styled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** A `mount` for a board: `export const mount = board({ label, make })`. */
export function board<View = unknown>(
  ways: Ways<View>,
): (target: HTMLElement, props: Props<View>) => Mounted<Props<View>> {
  return (target, props) => new Frame(target, props, ways);
}

class Frame<View> implements Here<View>, Mounted<Props<View>> {
  readonly #frame = html('div', { class: 'kit-board board-frame', role: 'group', tabindex: -1 });
  readonly root = html('div', { class: 'kit-root' });
  readonly #ends = new AbortController();
  readonly #spots: Spots;
  readonly #caption: Caption;
  readonly #answer: Answer | null = null;
  readonly #travels = new Travels();
  readonly #glides = new Map<SVGElement, () => void>();
  readonly #draw: (props: Props<View>) => void;
  readonly #leave: (() => void)[] = [];
  #drawing = false;
  #asked: string | null = null;

  constructor(
    target: HTMLElement,
    public props: Props<View>,
    private readonly ways: Ways<View>,
  ) {
    dress();
    this.#frame.append(this.root);
    target.append(this.#frame);
    this.#caption = new Caption(this.#frame);
    this.#spots = new Spots({
      root: this.#frame,
      props: () => this.props as BoardProps,
      choose: (option, finger) => this.choose(option, finger),
      caption: (spot) => this.caption(spot?.caption ?? [], spot?.at),
    });
    const hear = { signal: this.#ends.signal };
    this.#frame.addEventListener('keydown', (event) => this.#key(event), hear);
    addEventListener('keydown', (event) => this.#anywhere(event), hear);
    const { about } = ways;
    if (about) {
      set(this.#frame, { 'aria-keyshortcuts': 'i' });
      this.#answer = new Answer(this.#frame, {
        about: (thing) => about(thing, this.props),
        explain: () => this.props.explain?.() ?? Promise.resolve(),
      });
    }
    const left = steady(this.#frame);
    if (left) this.#leave.push(left);
    this.#draw = ways.make(this);
    this.again();
    const sizes = new ResizeObserver(() => this.again());
    sizes.observe(this.#frame);
    this.#leave.push(() => sizes.disconnect());
  }

  get width(): number {
    return this.#frame.clientWidth;
  }

  get height(): number {
    return this.#frame.clientHeight;
  }

  get front(): Seat {
    return this.props.me ?? 0;
  }

  get rest(): readonly SeatLook[] {
    return this.props.seats.filter(({ seat }) => seat !== this.front);
  }

  update(props: Props<View>): void {
    this.props = props;
    this.again();
  }

  unmount(): void {
    this.#ends.abort();
    for (const leave of this.#leave) leave();
    for (const end of this.#glides.values()) end();
    this.#spots.end();
    this.#caption.end();
    this.#answer?.end();
    this.#frame.remove();
  }

  again(): void {
    if (this.#drawing) return;
    this.#drawing = true;
    try {
      set(this.#frame, { 'aria-label': this.ways.label(this.props) });
      const had = this.#spots.focused();
      this.#draw(this.props);
      this.#answer?.draw();
      // An element that replaces the focused one takes its focus.
      if (had !== null && this.#spots.focused() !== had && !this.focused) this.#spots.focus(had);
    } finally {
      this.#drawing = false;
    }
    const step = this.ways.step?.(this.props) ?? null;
    if (step !== this.#asked) this.props.ask?.(step);
    this.#asked = step;
  }

  spots(spots: readonly Spot[], marks: readonly Mark[] = []): void {
    this.#spots.show(spots, marks);
  }

  option(type: string): Choice | undefined {
    return this.props.options.find(({ action }) => (action as { type?: string }).type === type);
  }

  say({ text }: Choice): string {
    return this.props.t(text.key, text.args);
  }

  choose({ action }: Choice, finger = false): void {
    this.caption([]);
    // A picked spot is soon gone: after keys, the focus goes to the board itself.
    if (!finger && this.focused) home(this.#frame).focus({ preventScroll: true });
    this.props.act(action, finger && !this.ways.undoable?.(action as never));
  }

  caption(lines: string | readonly string[], at?: Element): void {
    this.#caption.show(typeof lines === 'string' ? [lines] : lines, at);
  }

  glide(
    element: SVGElement,
    name: string,
    { x, y, size = 1 }: Point & { readonly size?: number },
    {
      delay = 0,
      duration = DURATION,
      via = [],
    }: Partial<Tempo> & { readonly via?: readonly Point[] } = {},
  ): void {
    const stay: Stay = { x, y, size };
    this.#glides.get(element)?.();
    set(element, { transform: `translate(${x} ${y})` });
    const beat = this.props.moment?.n ?? null;
    const end = this.#travels.glide(name, stay, beat, { delay, duration }, via)(element);
    if (end) this.#glides.set(element, end);
    else this.#glides.delete(element);
  }

  get focused(): boolean {
    return this.#frame.contains(document.activeElement);
  }

  #key(event: KeyboardEvent): void {
    if (event.defaultPrevented) return;
    const taken = event.key === 'Escape' ? this.#escape() : walkSpots(this.#frame, event);
    if (!taken) return;
    event.preventDefault();
    if (event.key === 'Escape') event.stopPropagation();
  }

  /** Drops a half-made choice, from anywhere on the page. */
  #anywhere(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !event.defaultPrevented) this.#drop();
  }

  #drop(): boolean {
    const dropped = this.ways.drop?.() ?? false;
    if (dropped) this.again();
    return dropped;
  }

  /** Drops a half-made choice, or else takes back the latest choice that others have not seen. */
  #escape(): boolean {
    if (this.#drop()) return true;
    const back = this.option('take_back');
    if (this.props.preview || this.props.busy || !back) return false;
    this.choose(back);
    return true;
  }
}
