/** Position and size of the light around the figures that an option moves. */
import type { Box } from '$kit/geometry';
import type { Winding } from '$kit/places/winding-path';
import { GUARD, type Figure } from './figures';
import { pile } from './piles';
import { endBox, type Place } from './places';

/** A rounded box around its middle `x`, `y`. */
export interface Light extends Box {
  readonly radius: number;
  /** Width and height of the touch target, at least a finger wide. */
  readonly touch: number;
}

export function aroundTile({ tile, x, y }: Place, path: Winding): Light {
  const { size } = path;
  if (tile !== 'start')
    return { x, y, width: size, height: size * 0.96, radius: size / 2, touch: 0 };
  const { width, height } = endBox(path);
  return { x, y: y + height * 0.09, width, height: height * 0.78, radius: height * 0.24, touch: 0 };
}

/** Light around the guards on a tile, which pieces may share; undefined when there are none. */
export function aroundGuards(place: Place, figures: readonly Figure[]): Light | undefined {
  const here = figures.filter((figure) => figure.at === place.tile);
  const guards = pile(here, place.ground).find(({ figure }) => figure.owner === GUARD);
  if (!guards) return undefined;
  const { size } = guards;
  return {
    x: place.x + guards.x,
    y: place.y + guards.y,
    width: size * 1.15,
    height: size * 1.3,
    radius: size * 0.5,
    touch: 44,
  };
}

export function aroundTower({ x, y, width, height }: Box): Light {
  return {
    x: x + width / 2,
    y: y + height / 2,
    width: width - 4,
    height: height - 4,
    radius: 9,
    touch: 0,
  };
}
