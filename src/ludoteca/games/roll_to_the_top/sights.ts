/** The eight boards with the positions of their boxes. */
import type { Translate } from '$kit/board';
import file from './boards.json';
import type { View } from './types.gen';

export interface Place {
  readonly id: string;
  /** Index of the box in the file and in sheets. */
  readonly at: number;
  /** 0 on the ground. */
  readonly row: number;
  /** Left edge, in half boxes. */
  readonly x: number;
  /** Place in its row, from 1. */
  readonly place: number;
  readonly dotted: boolean;
  readonly hanging: boolean;
}

export interface Sight {
  readonly id: View['board'];
  /** Width in half boxes. */
  readonly width: number;
  readonly rows: number;
  readonly boxes: readonly Place[];
  /** Most turns that earn each medal for a single player. */
  readonly medals: Readonly<Record<'gold' | 'silver' | 'bronze', number>>;
}

const SIGHTS = new Map(file.boards.map((board) => [board.id, read(board)]));

export function sight(id: View['board']): Sight {
  const found = SIGHTS.get(id);
  if (!found) throw new Error(`no board ${id}`);
  return found;
}

function read(board: (typeof file.boards)[number]): Sight {
  const boxes = board.boxes.map((box, at) => ({
    id: box.id,
    at,
    row: box.row,
    x: box.x,
    place: 1 + board.boxes.filter((other) => other.row === box.row && other.x < box.x).length,
    dotted: box.dotted,
    hanging: box.hanging,
  }));
  const { width, rows, solo_medals: medals } = board;
  return { id: board.id as View['board'], width, rows, boxes, medals };
}

/** Number of empty boxes. */
export function left(sheet: readonly number[]): number {
  return sheet.filter((number) => !number).length;
}

/** "Row 2, box 3: takes 4 or more"; `need` is the least number it takes, negative while it waits. */
export function sayBox(place: Place, number: number, need: number, t: Translate): string {
  const kind = number ? 'full' : need > 0 ? 'open' : 'shut';
  const { row, place: at } = place;
  return t('board-box', { row: row + 1, place: at, kind, number, least: Math.abs(need) });
}
