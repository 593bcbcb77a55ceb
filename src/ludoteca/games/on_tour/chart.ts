/** Layout of a map for drawing: as geography, or as tiles that fill the room. */
import type { Box } from '$kit/geometry';
import type { Area, Atlas } from './atlas/atlas';
import { framed, scattered, type Lettering } from './lettering';

export type Style = 'map' | 'tiles';

/** An area with its place on the board and its outline. */
export interface Stop extends Area {
  /** Its name, and the position of the name. */
  readonly letters: Lettering & { readonly x: number; readonly y: number };
  /** Distance of the stop below the middle of the outline. */
  readonly low: number;
}

export interface Chart {
  readonly style: Style;
  readonly box: Box;
  /** Height of the marks. */
  readonly size: number;
  readonly stops: readonly Stop[];
  readonly at: ReadonlyMap<string, Stop>;
  readonly near: ReadonlyMap<string, readonly Stop[]>;
  readonly links: readonly Link[];
}

export interface Link {
  readonly name: string;
  readonly d: string;
  /** Whether it joins tiles that do not touch: then it is drawn only with the pointer on one of them. */
  readonly far: boolean;
}

/** Greatest height of a tile, in widths; the least is 1. */
const STEEPEST = 1.45;
const GAP = 0.07;
/** Distance of marks below the middle of their tile, by lines of the name above, in tiles. */
const LOW = { one: 0.1, two: 0.17 };
/** Greatest height of letters, as a part of the height of marks. */
const LETTERS = { map: 0.58, tiles: 0.5 };
/** Distance from the edge of a tile to its name, as a part of the tile. */
const EDGE = 0.07;

/** Name to write on an area; empty in pictures that are too small to read. */
type Name = (area: string) => string;

function tiled(atlas: Atlas, width: number, height: number, name: Name) {
  const wide = Math.min(width / atlas.cols, (height / atlas.rows) * 1.25);
  const high = Math.min(height / atlas.rows, wide * STEEPEST);
  const gap = wide * GAP;
  const [w, h] = [wide - gap, high - gap];
  const size = Math.min(wide * 0.52, high * 0.44);
  const stops = atlas.areas.map((area) => {
    const x = (area.col + 0.5) * wide;
    const y = (area.row + 0.5) * high;
    const letters = framed(name(area.id), w * (1 - 2 * EDGE), h * 0.42, size * LETTERS.tiles);
    const low = h * (letters.lines.length > 1 ? LOW.two : LOW.one);
    return {
      ...area,
      x,
      y: y + low,
      room: Math.min(w, h) / 2,
      d: rounded(x - w / 2, y - h / 2, w, h, Math.min(w, h) * 0.18),
      low,
      letters: { ...letters, x: x - w * (0.5 - EDGE), y: y - h * 0.46 + letters.high / 2 },
    };
  });
  return {
    box: { x: 0, y: 0, width: wide * atlas.cols, height: high * atlas.rows },
    size,
    stops,
  };
}

function rounded(x: number, y: number, w: number, h: number, r: number): string {
  const c = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${w - 2 * r}${c(r, r)}v${h - 2 * r}${c(-r, r)}h${2 * r - w}${c(-r, -r)}v${2 * r - h}${c(r, -r)}z`;
}

const apart = (one: Area, other: Area) =>
  Math.max(Math.abs(one.col - other.col), Math.abs(one.row - other.row));

/** The short bridge over the gap between two tiles that touch. */
function across(one: Stop, other: Stop): string {
  const from = (at: number, to: number) => at + (to - at) * 0.43;
  return `M${from(one.x, other.x)} ${from(one.y, other.y) - one.low}L${from(other.x, one.x)} ${from(other.y, one.y) - one.low}`;
}

/** Path of a line from one stop to the next, around tiles between them. */
export function way(style: Style, one: Stop, other: Stop): string {
  if (style === 'map' || apart(one, other) < 2) return `L${other.x} ${other.y}`;
  const bow = 0.22;
  const x = (one.x + other.x) / 2 + (other.y - one.y) * bow;
  const y = (one.y + other.y) / 2 - (other.x - one.x) * bow;
  return `Q${x} ${y} ${other.x} ${other.y}`;
}

function drawn(atlas: Atlas, width: number, height: number, name: Name) {
  const scale = Math.min(width / atlas.width, height / atlas.height);
  const size = Math.min(Math.max(17 / scale, 19), 25);
  const names = atlas.areas.map(({ id }) => name(id));
  const none = framed('', 1, 1, size);
  const letters = scattered(names, atlas.areas, size * LETTERS.map);
  return {
    box: { x: 0, y: 0, width: atlas.width, height: atlas.height },
    size,
    stops: atlas.areas.map((area, i) => ({
      ...area,
      low: 0,
      letters: { ...(letters[i] ?? none), x: area.x, y: area.y },
    })),
  };
}

/** Lays `atlas` out for a room of `width` times `height` CSS pixels. */
export function chart(
  atlas: Atlas,
  style: Style,
  width: number,
  height: number,
  name: Name = () => '',
): Chart {
  const { box, size, stops } = (style === 'map' ? drawn : tiled)(atlas, width, height, name);
  const at = new Map(stops.map((stop) => [stop.id, stop]));
  const near = new Map<string, Stop[]>(stops.map(({ id }) => [id, []]));
  const links = atlas.links.flatMap(([a = '', b = '']): Link[] => {
    const [one, other] = [at.get(a), at.get(b)];
    if (!one || !other) return [];
    near.get(a)?.push(other);
    near.get(b)?.push(one);
    const far = style === 'tiles' && apart(one, other) > 1;
    const d =
      style === 'tiles' && !far
        ? across(one, other)
        : `M${one.x} ${one.y}${way(style, one, other)}`;
    return [{ name: `${a}-${b}`, d, far }];
  });
  return { style, box, size, stops, at, near, links };
}
