/** The eight boards, their boxes by number, and how a sheet of numbers stands on one. */
import file from './boards.json';
import type { View } from './types.gen';

export interface Place {
  readonly id: string;
  /** In the order of the file, as sheets have it. */
  readonly at: number;
  /** 0 on the ground. */
  readonly row: number;
  /** Left edge, in half boxes. */
  readonly x: number;
  /** In its row, from 1. */
  readonly place: number;
  readonly dotted: boolean;
  readonly hanging: boolean;
  readonly supports: readonly number[];
  readonly neighbors: readonly number[];
}

export interface Sight {
  readonly id: View['board'];
  /** In half boxes. */
  readonly width: number;
  readonly rows: number;
  readonly boxes: readonly Place[];
  /** Alone: the most turns that earn each medal. */
  readonly medals: Readonly<Record<'gold' | 'silver' | 'bronze', number>>;
}

const SIGHTS = new Map(file.boards.map((board) => [board.id, read(board)]));

export function sight(id: View['board']): Sight {
  const found = SIGHTS.get(id);
  if (!found) throw new Error(`no board ${id}`);
  return found;
}

function read(board: (typeof file.boards)[number]): Sight {
  const number = new Map(board.boxes.map((box, at) => [box.id, at]));
  const all = (ids: readonly string[]) => ids.map((id) => number.get(id) ?? 0);
  const boxes = board.boxes.map((box, at) => ({
    id: box.id,
    at,
    row: box.row,
    x: box.x,
    place: 1 + board.boxes.filter((other) => other.row === box.row && other.x < box.x).length,
    dotted: box.dotted,
    hanging: box.hanging,
    supports: all(box.supports),
    neighbors: all(box.neighbors),
  }));
  const { width, rows, solo_medals: medals } = board;
  return { id: board.id as View['board'], width, rows, boxes, medals };
}

/** Whether a number may be written there now, given one that is large enough. */
export function isOpen(sheet: readonly number[], box: Place): boolean {
  if (sheet[box.at]) return false;
  if (box.dotted) return true;
  const below = box.hanging ? box.neighbors : box.supports;
  const filled = below.map((at) => (sheet[at] ?? 0) > 0);
  return box.hanging ? filled.includes(true) : !filled.includes(false);
}

/** The smallest number that the box could take, now or when all below it is filled. */
export function least(on: Sight, sheet: readonly number[], box: Place): number {
  if (box.dotted || box.hanging) return 1;
  const found = box.supports.map((at) => {
    const below = on.boxes[at];
    return sheet[at] || (below ? least(on, sheet, below) : 1);
  });
  return Math.max(1, ...found);
}

/** How many boxes are empty. */
export function left(sheet: readonly number[]): number {
  return sheet.filter((number) => !number).length;
}
