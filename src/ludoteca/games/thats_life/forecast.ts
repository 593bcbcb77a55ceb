/** Effect of an option, read from its preview: the figure that walks, the stones that fly, the points. */
import type { Seat } from '$kit/board';
import { GUARD, type Figure } from './figures';
import type { Preview, TowerTile } from './types.gen';

export type Foreseen = Preview;

export interface Walk {
  /** A seat, or `GUARD`. */
  readonly owner: number;
  /** Tiles by id. */
  readonly from: string;
  readonly to: string;
}

/** Name of the figure where it would land: others there make room for it. */
export const GHOST = 'ghost';

export function ghostOf({ owner, to }: Walk): Figure {
  return { name: GHOST, owner, at: to };
}

/** A stone that flies onto the tower of `to`, from the path or from the tower of `from`. */
export interface Flight {
  readonly stone: TowerTile;
  readonly from: 'path' | Seat;
  readonly to: Seat;
}

export interface Forecast {
  readonly walk: Walk | null;
  readonly flight: Flight | null;
  /** The action tile that is turned over, and the side it shows then. */
  readonly turned: { readonly tile: string; readonly side: 'gift' | 'steal' } | null;
  /** Seats to choose from next; empty when no question follows. */
  readonly asked: readonly Seat[];
  /** Change of points per seat; null for seats without a change. */
  readonly gains: readonly (number | null)[];
}

export function forecast(
  scores: readonly number[],
  { view, events, scores: then }: Foreseen,
): Forecast {
  let walk: Walk | null = null;
  let move: Pick<Flight, 'from' | 'to'> | null = null;
  let turned: Forecast['turned'] = null;
  for (const event of events) {
    if (event.type === 'piece_moved')
      walk = { owner: event.seat, from: event.from_tile, to: event.to_tile };
    if (event.type === 'guard_moved')
      walk = { owner: GUARD, from: event.from_tile, to: event.to_tile };
    if (event.type === 'tile_taken') move = { from: 'path', to: event.seat };
    if (event.type === 'tile_given') move = { from: event.seat, to: event.target_seat };
    if (event.type === 'tile_stolen') move = { from: event.target_seat, to: event.seat };
    if (event.type === 'tile_turned')
      turned = { tile: event.tile, side: event.face === 'gift' ? 'gift' : 'steal' };
  }
  const stone = move && view.towers[move.to]?.at(-1);
  return {
    walk,
    flight: move && stone ? { ...move, stone } : null,
    turned,
    asked: view.question?.targets ?? [],
    gains: scores.map((before, seat) => {
      const gain = (then[seat] ?? before) - before;
      return gain !== 0 || seat === move?.to || seat === move?.from ? gain : null;
    }),
  };
}
