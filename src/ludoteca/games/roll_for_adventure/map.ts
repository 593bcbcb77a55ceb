/** Layout of the map, in its own units, and the places of options on it. */
import type { Action, Choice, Foe, Hero } from './types.gen';

export const NAMES = ['desert', 'fortress', 'forest', 'ice-cave'] as const;
export const HEROES: readonly Hero['hero'][] = [
  'adventurer',
  'fighter',
  'healer',
  'warrior',
  'avenger',
  'summoner',
  'trickster',
  'frost-walker',
  'ranger',
  'stonebreaker',
];
/** Kinds of dice that belong to no hero. */
export const ALLY = 4;
export const BONUS = 5;
export const PANEL = { width: 200, height: 160 } as const;

export interface Spread {
  readonly width: number;
  readonly height: number;
  /** Scale of a corner relative to `PANEL`. */
  readonly scale: number;
  /** Left upper corners of the four territories. */
  readonly corners: readonly (readonly [number, number])[];
  readonly vortex: readonly [number, number];
  readonly resurrection: Box;
  readonly stones: Box;
  readonly cards: Box;
  readonly heroes: readonly Box[];
  readonly hand: Box;
  /** Boxes of the signs of all places, on small screens, which draw one place at a time. */
  readonly tiles: readonly Box[];
}

/** Places that a small screen can draw large. */
export const PLACES = [...NAMES, 'oblivion'] as const;
export type PlaceName = (typeof PLACES)[number];

/** Territories that take a number, the most usual first. */
export function homes(number: number): readonly PlaceName[] {
  const land = number === 1 ? 'desert' : number < 5 ? 'fortress' : 'forest';
  return [land, 'ice-cave'];
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 6;

function corners(scale: number): readonly (readonly [number, number])[] {
  const [right, low] = [PANEL.width * scale + GAP, PANEL.height * scale + GAP];
  return [
    [0, 0],
    [right, 0],
    [0, low],
    [right, low],
  ];
}

/** Available room, in CSS pixels. */
export interface Room {
  /** Whether the whole map fits. */
  readonly wide: boolean;
  readonly width: number;
  readonly height: number;
}

/** Layout of the map: four corners with heroes beside them if there is room, otherwise one place. */
export function spread({ wide, width: across, height: down }: Room, heroes: number): Spread {
  const scale = 1.4;
  const width = 2 * PANEL.width * scale + GAP;
  const height = 2 * PANEL.height * scale + GAP;
  const vortex = [width / 2, height / 2] as const;
  if (wide) {
    const [x, room] = [width + 14, 300];
    const each = 46;
    return {
      width: x + room,
      height,
      scale,
      corners: corners(scale),
      vortex,
      stones: { x, y: 0, width: room, height: 44 },
      cards: { x, y: 50, width: 130, height: 84 },
      resurrection: { x: x + 138, y: 50, width: room - 138, height: 84 },
      heroes: Array.from({ length: heroes }, (_, i) => ({
        x,
        y: 144 + i * (each + 4),
        width: room,
        height: each,
      })),
      hand: { x, y: height - 106, width: room, height: 104 },
      tiles: [],
    };
  }
  return across > down * 1.2 ? sideways(heroes) : near(heroes);
}

/** Layout on a phone: one place, the signs of all beside it, and shared things below. */
function near(heroes: number): Spread {
  const scale = 1.4;
  const [right, low] = [PANEL.width * scale, PANEL.height * scale];
  const width = right + GAP + 74;
  const each = (width - 6 * (heroes - 1)) / heroes;
  const tile = (low - 4 * (PLACES.length - 1)) / PLACES.length;
  return {
    width,
    height: low + 160,
    scale,
    corners: NAMES.map(() => [0, 0]),
    vortex: [right / 2, low / 2],
    stones: { x: 0, y: low + 6, width: 108, height: 44 },
    cards: { x: 114, y: low + 6, width: 106, height: 44 },
    resurrection: { x: 226, y: low + 6, width: width - 226, height: 44 },
    heroes: Array.from({ length: heroes }, (_, i) => ({
      x: i * (each + 6),
      y: low + 56,
      width: each,
      height: 46,
    })),
    hand: { x: 0, y: low + 108, width, height: 52 },
    tiles: PLACES.map((_, i) => ({ x: right + GAP, y: i * (tile + 4), width: 74, height: tile })),
  };
}

/** Layout on a phone on its side: shared things beside the signs, and the hand below everything. */
function sideways(heroes: number): Spread {
  const upright = near(heroes);
  const [x, room, low] = [upright.width + GAP, 150, PANEL.height * upright.scale];
  const [line, gap] = [34, 4];
  const columns = heroes > 2 ? 2 : 1;
  const rows = Math.ceil(heroes / columns);
  const top = 3 * (line + gap) + 6;
  const each = {
    width: (room - gap * (columns - 1)) / columns,
    height: Math.min(52, (low - top - gap * (rows - 1)) / rows),
  };
  const width = x + room;
  return {
    ...upright,
    width,
    height: low + GAP + 48,
    stones: { x, y: 0, width: room, height: line },
    cards: { x, y: line + gap, width: room, height: line },
    resurrection: { x, y: 2 * (line + gap), width: room, height: line + 6 },
    heroes: Array.from({ length: heroes }, (_, i) => ({
      x: x + (i % columns) * (each.width + gap),
      y: top + Math.floor(i / columns) * (each.height + gap),
      ...each,
    })),
    hand: { x: 0, y: low + GAP, width, height: 48 },
  };
}

/** Placements of a number, or of any; to a place, or to any. */
export function placements(
  options: readonly Choice[],
  number: number | null,
  to: string | null,
): readonly Choice[] {
  return options.filter(
    ({ action }) =>
      action.type === 'place' &&
      (number === null || action.number === number) &&
      (to === null || action.to === to),
  );
}

/** Placements of `count` dice, or of as many as fit; and those that the
    Avenger could do with fewer. */
export function sized(found: readonly Choice[], count: number): readonly Choice[] {
  const dice = ({ action }: Choice) =>
    action.type === 'place' ? action.own + action.ally + action.bonus : 0;
  const most = Math.max(...found.map(dice).filter((size) => size <= count));
  const helped = ({ action }: Choice) => action.type === 'place' && action.avenge;
  return found.filter((one) => dice(one) === most || (helped(one) && dice(one) < most));
}

/** Place on the board where an action can be chosen; null for none. */
export function placeOf(action: Action): string | null {
  if (action.type === 'place') return action.to;
  if (action.type === 'defeat') return `enemy-${action.enemy}`;
  return action.type === 'point' ? action.territory : null;
}

/** An enemy with its position. */
export interface Lair {
  readonly foe: Foe;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Positions of enemies in a territory, in a row that gets denser with their number. */
export function inside(enemies: readonly Foe[], land: number, map: Spread): readonly Lair[] {
  const here = enemies.filter(({ at }) => at === NAMES[land]);
  const [x, y] = map.corners[land] ?? [0, 0];
  const from = land % 2 === 0 ? 8 : 42;
  const step = Math.min(40, 152 / Math.max(here.length, 1));
  return here.map((foe, i) => ({
    foe,
    x: x + (from + 18 + i * step) * map.scale,
    y: y + 134 * map.scale,
    scale: map.scale,
  }));
}

/** Positions of enemies beside the vortex: phantoms, and giants that have not settled yet. */
export function beside(enemies: readonly Foe[], map: Spread): readonly Lair[] {
  const here = enemies.filter(({ at }) => at === 'oblivion' || at === 'nowhere');
  return here.map((foe, i) => ({
    foe,
    x: map.vortex[0] + (i - (here.length - 1) / 2) * 30 * map.scale,
    y: map.vortex[1] + 4 * map.scale,
    scale: map.scale * 0.72,
  }));
}
