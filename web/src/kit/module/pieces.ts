/** The pieces on a board of squares: placed, turned over, moved, and previewed. */
import type { BoardProps } from '../board';
import { SIDE, type Squares } from '../places/grid';
import { land, turnOver } from '../motion/turn-over';
import type { Here } from './board';
import { each, svg } from './made';
import { token } from './token';

/** Something that is drawn around the origin of its square. */
export interface Piece {
  /** Names its look: it turns over when this changes. */
  readonly face: string | number;
  readonly draw: () => SVGElement;
  /** Names a piece that moves from square to square. */
  readonly id?: string | undefined;
}

interface Lying extends Piece {
  readonly square: number;
}

interface Layout {
  readonly squares: Squares;
  readonly piece: (square: number, props: BoardProps) => number | Piece | null;
  /** The square at which turning over begins. */
  readonly from: number | undefined;
}

/** Milliseconds from one ring of squares around the last move to the next. */
const RING = 70;

export class Pieces {
  readonly layer = svg('g', { class: 'kit-pieces', 'aria-hidden': 'true' });
  /** Pieces as they would lie after the previewed option. */
  readonly ghosts = svg('g', { class: 'kit-ghosts', 'aria-hidden': 'true' });
  #faces = new WeakMap<Element, string | number>();
  #beat: number | null = null;

  draw(props: BoardProps, here: Here, layout: Layout): void {
    const beat = props.moment?.n ?? null;
    const moves = beat !== null && beat !== this.#beat;
    this.#beat = beat;
    const { squares, from } = layout;
    const lying = this.#lying(props, layout);
    const holders = each(this.layer, lying, {
      key: ({ id, square }) => id ?? square,
      make: () => svg('g'),
      draw: (holder, one) => {
        const name = `piece-${one.id ?? one.square}`;
        here.glide(holder, name, squares.middle(one.square));
        const before = holder.firstElementChild as SVGElement | null;
        const old = this.#faces.get(holder);
        if (old === one.face) return;
        this.#faces.set(holder, one.face);
        const now = one.draw();
        const delay = from === undefined ? 0 : RING * far(squares, from, one.square);
        holder.replaceChildren(now);
        if (!moves) return;
        if (!before) return land(now);
        turnOver(before, now, delay);
      },
    });
    const { preview } = props;
    const seen = preview && this.#lying({ ...props, view: preview.view }, layout);
    // Pieces that would turn or go are faint meanwhile.
    const stays = new Map(seen?.map(({ square, face }) => [square, face]));
    lying.forEach(({ square, face }, at) =>
      holders[at]?.classList.toggle('covered', !!seen && stays.get(square) !== face),
    );
    const lie = new Map(lying.map(({ square, face }) => [square, face]));
    const ghosts = (seen ?? []).filter(({ square, face }) => lie.get(square) !== face);
    each(this.ghosts, ghosts, {
      key: ({ square, face }) => `${square} ${face}`,
      make: ({ square, draw }) => {
        const { x, y } = squares.middle(square);
        return svg('g', { transform: `translate(${x} ${y})` }, draw());
      },
    });
  }

  #lying(props: BoardProps, { squares, piece }: Layout): readonly Lying[] {
    return squares.names.flatMap((_, square): Lying[] => {
      const found = piece(square, props);
      if (found === null) return [];
      if (typeof found === 'object') return [{ ...found, square }];
      const seat = props.seats[found];
      if (!seat) return [];
      return [{ square, face: found, draw: () => token(seat, SIDE * 0.8) }];
    });
  }
}

/** Rings between two squares. */
function far(squares: Squares, one: number, other: number): number {
  const [a, b] = [squares.middle(one), squares.middle(other)];
  return Math.round(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) / SIDE);
}
