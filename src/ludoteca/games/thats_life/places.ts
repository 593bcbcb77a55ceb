/** Places of a view's tiles on the winding path, and the room for figures on each. */
import type { Box, Point } from '$kit/geometry';
import type { Winding } from '$kit/places/winding-path';
import type { Ground } from './piles';
import type { View } from './types.gen';

/** Width of Start and of Finish, in stones. */
export const ENDS = 2;

/** Number of lost stones after which the path is laid out anew; in between it only closes up. */
const STEP = 6;
const FEWEST = 12;

export interface Place extends Point {
  /** A tile's id, `start` or `finish`. */
  readonly tile: string;
  readonly ground: Ground;
}

/** Number of stones to lay the path out for, so that it stays in place for several turns. */
export function room(stones: number): number {
  return Math.max(FEWEST, Math.ceil(stones / STEP) * STEP);
}

/** Start, the stones in path order, Finish. */
export function places(view: Pick<View, 'path'>, path: Winding): Place[] {
  const tiles = ['start', ...view.path.map((stone) => stone.id), 'finish'];
  const { size } = path;
  const end = endBox(path);
  const onStone = {
    x: 0,
    y: size * 0.2,
    width: size * 1.04,
    height: size * 0.58,
    largest: size * 0.48,
  };
  const inYard = {
    x: 0,
    y: end.height * 0.1,
    width: end.width * 0.94,
    height: end.height * 0.72,
    largest: size * 0.48,
  };
  const house = end.height * 0.84;
  const besideHouse = {
    ...inYard,
    x: -path.heading * house * 0.5,
    width: end.width - house - 4,
  };
  return tiles.map((tile, i) => ({
    ...(path.places[i] ?? { x: 0, y: 0 }),
    tile,
    ground: i === 0 ? inYard : i === tiles.length - 1 ? besideHouse : onStone,
  }));
}

/** Places on the way from one tile to a later one, both given by id. */
export function between(places: readonly Place[], from: string, to: string): Place[] {
  const at = (tile: string) => places.findIndex((place) => place.tile === tile);
  return at(from) < 0 ? [] : places.slice(at(from) + 1, Math.max(0, at(to)));
}

/** The size of Start and of Finish; `x` and `y` are from their middle. */
export function endBox(path: Winding): Box {
  const height = Math.min(path.pitch, path.size * 1.3);
  const width = Math.min(path.pitch * (ENDS - 0.1), height * 2.3);
  return { x: -width / 2, y: -height / 2, width, height };
}
