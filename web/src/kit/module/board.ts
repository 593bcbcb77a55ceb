/**
 * The frame of a board that is written without a framework: what every board does in the same way,
 * whatever it draws. Focus and arrow keys, Escape and taking back, captions, light, marks, motion.
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

/** What a board says of itself. */
export interface Ways<View = unknown> {
  /** What the board is called, spoken. */
  readonly label: (props: Props<View>) => string;
  /**
   * Called once, to make what stays, with what the frame offers; what it returns draws the props as
   * they are, first at once and then whenever something has changed.
   */
  readonly make: (here: Here<View>) => (props: Props<View>) => void;
  /**
   * What a thing on the board is and does now, a sentence each, by what it carries as `data-anchor`;
   * empty for what there is nothing to be said of.
   */
  readonly about?: (thing: string, props: Props<View>) => readonly string[];
  /** Lets go of what is half chosen, for Escape; true when there was something. */
  readonly drop?: () => boolean;
  /** What is asked of a choice that is half made; null where none is. */
  readonly step?: (props: Props<View>) => string | null;
  /** What can be taken back before anybody else has seen it: a finger does it by the first tap. */
  readonly undoable?: (action: never) => boolean;
}

/** What the frame offers to the board inside of it. */
export interface Here<View = unknown> {
  /** Where the board draws: as large as it may be. */
  readonly root: HTMLElement;
  /** The props that are drawn. */
  readonly props: Props<View>;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Whose things are in front: the reader's seat, and seat 0 for watchers. */
  readonly front: Seat;
  readonly rest: readonly SeatLook[];
  /** What can be chosen now, and what others did; said anew in each draw. */
  spots: (spots: readonly Spot[], marks?: readonly Mark[]) => void;
  /** The first option of a type. */
  option: (type: string) => Choice | undefined;
  /** The words of an option. */
  say: (option: Choice) => string;
  /** Acts as a spot does: by a finger the first time only shows what cannot be taken back. */
  choose: (option: Choice, finger?: boolean) => void;
  /** Words over the board; none ends them. */
  caption: (lines: string | readonly string[], at?: Element) => void;
  /** Draws again, when something has changed that is not among the props, as a half made choice. */
  again: () => void;
  /**
   * Puts `element` at a place by its `transform`, and lets it glide there from where what has this
   * name was drawn last. Nothing moves on the first draw, or where motion is not wanted.
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
/** Sheets that scripts make are allowed where `style` elements are not. */
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
      // What was made anew has the focus that the one before it had.
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
    // What was picked is gone soon: by keys, one goes on from the board itself.
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

  /** What is half chosen is let go of from wherever one is. */
  #anywhere(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !event.defaultPrevented) this.#drop();
  }

  #drop(): boolean {
    const dropped = this.ways.drop?.() ?? false;
    if (dropped) this.again();
    return dropped;
  }

  /** First what is half chosen, then the latest choice that others have not seen. */
  #escape(): boolean {
    if (this.#drop()) return true;
    const back = this.option('take_back');
    if (this.props.preview || this.props.busy || !back) return false;
    this.choose(back);
    return true;
  }
}
