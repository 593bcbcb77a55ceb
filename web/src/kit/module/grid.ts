/** A board of squares: ground below, what lies on it, and spots above. */
import type { BoardProps, Choice } from '../board';
import { SIDE, Squares, type GridSize } from '../places/grid';
import { paths } from '../choosing/square-paths';
import { roundedBox } from '../tokens/shapes';
import { board, type Here, type Ways } from './board';
import { each, html, set, svg } from './made';
import { Pieces, type Piece } from './pieces';
import type { Spot } from './spots';

type Props<View> = BoardProps<View>;
type Named = number | string;

export interface GridWays<View = unknown> extends Pick<Ways<View>, 'label' | 'about' | 'undoable'> {
  /** Columns and rows, and at which edge row 1 is. */
  readonly size: GridSize | ((props: Props<View>) => GridSize);
  /** The piece on a square: the token of a seat, by its number, or a drawing of the board's own. */
  readonly piece: (square: number, props: Props<View>) => number | Piece | null;
  /** The squares of an action in the order in which they are chosen, by number or name. */
  readonly squares: (action: never) => Named | readonly Named[] | null | undefined;
  /** The square of the last move, or several. */
  readonly last?: (props: Props<View>) => Named | readonly Named[] | null;
  /** The spoken description of a square that is no option; null for none. */
  readonly says?: (name: string, props: Props<View>, square: number) => string | null;
  /** The caption while an option is hovered, when its name is not enough. */
  readonly caption?: (option: Choice, props: Props<View>) => string | readonly string[];
  /** The question once some squares of an action are chosen. */
  readonly step?: (chosen: readonly string[], props: Props<View>) => string | null;
  /** Classes of the ground of a square, for the style of the board. */
  readonly ground?: (square: number, props: Props<View>) => string;
  /** Light and dark squares in turn. */
  readonly chequered?: boolean;
  /** Draws more below the squares; called each time. */
  readonly more?: (place: HTMLElement, props: Props<View>, here: Here<View>) => void;
}

const SQUARE = roundedBox(SIDE - 2, SIDE - 2, 3);

const listed = (found: Named | readonly Named[] | null | undefined): readonly Named[] =>
  found == null ? [] : typeof found === 'object' ? found : [found];

/** A `mount` for a board of squares: `export const mount = grid({ size, label, piece, squares })`. */
export function grid<View = unknown>(ways: GridWays<View>) {
  return (target: HTMLElement, props: Props<View>) => {
    const drawn = new Drawn(ways);
    return board<View>({
      ...ways,
      step: (now) =>
        drawn.chosen.length
          ? (ways.step?.(
              drawn.chosen.map((square) => drawn.squares.name(square)),
              now,
            ) ?? null)
          : null,
      drop: () => drawn.drop(),
      make: (here) => drawn.make(here),
    })(target, props);
  };
}

class Drawn<View> {
  /** Squares of a half-made choice. */
  chosen: readonly number[] = [];
  squares = new Squares({ columns: 1, rows: 1 });

  readonly #drawing = svg('svg', { class: 'kit-grid', role: 'group' });
  readonly #ground = svg('g', { class: 'kit-ground', 'aria-hidden': 'true' });
  readonly #labels = svg('g', { class: 'kit-edges', 'aria-hidden': 'true' });
  readonly #pieces = new Pieces();
  readonly #spots = svg('g');
  readonly #more = html('div', { class: 'kit-more' });
  readonly #buttons = html('div', { class: 'kit-buttons' });
  #size = '';

  constructor(private readonly ways: GridWays<View>) {}

  drop(): boolean {
    const dropped = this.chosen.length > 0;
    this.chosen = [];
    return dropped;
  }

  make(here: Here<View>): (props: Props<View>) => void {
    const { layer, ghosts } = this.#pieces;
    this.#drawing.append(this.#ground, this.#labels, layer, ghosts, this.#spots);
    here.root.classList.add('kit-with-more');
    here.root.append(this.#drawing, this.#more, this.#buttons);
    return (props) => this.#draw(props, here);
  }

  #square(named: Named): number {
    return this.squares.square(named) ?? -1;
  }

  #draw(props: Props<View>, here: Here<View>): void {
    const { ways } = this;
    this.#lay(typeof ways.size === 'function' ? ways.size(props) : ways.size);
    const all = [...this.squares.names.keys()];
    const last = new Set(listed(ways.last?.(props)).map((one) => this.#square(one)));
    all.forEach((square, at) => {
      const ground = this.#ground.children[at] as SVGElement;
      const dark = ways.chequered && this.squares.dark(square);
      const classes = ['kit-ground', dark && 'dark', last.has(square) && 'last'];
      set(ground, { class: [...classes, ways.ground?.(square, props)].filter(Boolean).join(' ') });
    });
    this.#pieces.draw(props as BoardProps, here as Here, {
      squares: this.squares,
      piece: (square, now) => ways.piece(square, now as Props<View>),
      from: [...last][0],
    });
    this.#offer(props, here);
    ways.more?.(this.#more, props, here);
  }

  /** Draws the parts that stay as long as the board has this size. */
  #lay(size: GridSize): void {
    const named = JSON.stringify(size);
    if (named === this.#size) return;
    this.#size = named;
    this.squares = new Squares(size);
    const { squares } = this;
    const { x, y, width, height } = squares.box;
    set(this.#drawing, { viewBox: `${x} ${y} ${width} ${height}` });
    const place = (square: number) => {
      const middle = squares.middle(square);
      return `translate(${middle.x} ${middle.y})`;
    };
    this.#ground.replaceChildren(
      ...squares.names.map((_, square) => svg('path', { d: SQUARE, transform: place(square) })),
    );
    this.#labels.replaceChildren(
      ...squares.labels.map(({ text, ...at }) => svg('text', { ...at, dy: '0.35em' }, text)),
    );
    this.#spots.replaceChildren(
      ...squares.names.map((name, square) =>
        svg(
          'g',
          { transform: place(square), 'data-anchor': `square:${name}` },
          svg('path', { class: 'kit-reach', d: SQUARE }),
        ),
      ),
    );
  }

  #offer(props: Props<View>, here: Here<View>): void {
    const of = ({ action }: Choice) =>
      listed(this.ways.squares(action as never)).map((one) => this.#square(one));
    const { chosen, stops, others } = paths(props.options, of, this.chosen);
    this.chosen = chosen;
    const hinted = props.hint == null ? [] : of({ action: props.hint } as Choice);
    const onTheWay = chosen.every((square, at) => hinted[at] === square);
    const at = (square: number) => this.#spots.children[square] as SVGElement;
    const says = (square: number) => this.ways.says?.(this.squares.name(square), props, square);
    const spots = stops.map(({ square, option }): Spot => {
      const advised = onTheWay && hinted[chosen.length] === square;
      const common = { at: at(square), glow: SQUARE, advised, key: this.squares.name(square) };
      if (option)
        return {
          ...common,
          option,
          caption: this.ways.caption?.(option, props) ?? here.say(option),
        };
      return {
        ...common,
        label: says(square) ?? this.squares.name(square),
        pick: () => {
          this.chosen = [...chosen, square];
          here.again();
        },
      };
    });
    // Choosing the same square again drops it.
    const held = chosen.map((square, step): Spot => ({
      at: at(square),
      glow: SQUARE,
      pressed: true,
      key: this.squares.name(square),
      label: says(square) ?? this.squares.name(square),
      pick: () => {
        this.chosen = chosen.slice(0, step);
        here.again();
      },
    }));
    const buttons = each(this.#buttons, others, {
      key: (option) => JSON.stringify(option.action),
      make: () => html('button', { class: 'button' }),
      draw: (button, option) => {
        const { type } = option.action as { type?: string };
        set(button, { 'data-anchor': type });
        button.textContent = here.say(option);
      },
    }).map((button, i): Spot => ({ at: button, option: others[i] }));
    const free = new Set(held.map((spot) => spot.at));
    here.spots([...spots.filter((spot) => !free.has(spot.at)), ...held, ...buttons]);
    const taken = new Set([...spots, ...held].map((spot) => spot.at));
    this.squares.names.forEach((_, square) => {
      const element = at(square);
      if (taken.has(element)) return;
      const said = says(square) ?? null;
      set(element, { role: said && 'img', 'aria-label': said });
    });
  }
}
