/** Layout of a tower's stones in the available room. */
import type { Box, Point } from '$kit/geometry';

export interface Stack {
  /** Whether the tower is in a strip on a small screen: no name, small numbers. */
  readonly small: boolean;
  /** Middle of the tower. */
  readonly x: number;
  /** Middle of each stone, bottom to top; a tower that is too high continues in another column. */
  readonly stones: readonly Point[];
  /** Number of columns; the last one holds the top of the tower. */
  readonly columns: number;
  readonly pebble: { readonly width: number; readonly height: number };
  /** Size of the numbers on the stones. */
  readonly writing: number;
  /** Height of a stone's upper part that the stone above it hides. */
  readonly hidden: number;
  /** Whether every stone's number can be read. */
  readonly legible: boolean;
  /** Width of the plinth under each column. */
  readonly plinth: number;
  /** Where the lowest stones lie. */
  readonly floor: number;
  /** Middle of the line with mark and score. */
  readonly foot: number;
  /** Size of the name. */
  readonly type: number;
}

/** Smallest legible size of a number. */
const LEGIBLE = 9;
/** Factor by which numbers must grow to justify another column. */
const WORTH_IT = 1.12;
/** Least width of a stone with a number; a strip on a phone has to do with less. */
const NARROWEST = 30;
const NARROWEST_SMALL = 21;

export function stack(count: number, box: Box): Stack {
  const small = box.height < 150 || box.width < 60;
  const foot = box.y + box.height - (small ? 12 : 40);
  const floor = foot - (small ? 14 : 24);
  const most = Math.max(1, Math.floor((box.width - 4) / (small ? NARROWEST_SMALL : NARROWEST)));
  let lie = pile(count, 1, box, floor, small);
  for (let columns = 2; columns <= most && lie.writing < 14; columns++) {
    const wider = pile(count, columns, box, floor, small);
    if (wider.writing > lie.writing * WORTH_IT) lie = wider;
  }
  const { columns, pebble, rows, step, pitch, writing } = lie;
  return {
    small,
    x: box.x + box.width / 2,
    stones: Array.from({ length: count }, (_, i) => ({
      x: box.x + box.width / 2 + (Math.floor(i / rows) - (columns - 1) / 2) * pitch,
      y: floor - pebble.height / 2 - (i % rows) * step,
    })),
    columns,
    pebble,
    writing: Math.max(writing, LEGIBLE),
    hidden: Math.max(0, pebble.height - step),
    legible: writing >= LEGIBLE - 1,
    plinth: pitch * columns,
    floor,
    foot,
    type: 13,
  };
}

/** Division of `count` stones into columns: stones per column, and their distance. */
function pile(count: number, columns: number, box: Box, floor: number, small: boolean) {
  const widest = small ? 46 : 86;
  const pitch = Math.min((box.width - 4) / columns, widest * 1.12);
  const width = pitch * (columns > 1 ? 0.94 : 0.88);
  const height = Math.min(width * 0.44, small ? 17 : 30);
  const rows = Math.max(1, Math.ceil(count / columns));
  const full = height * 0.86; // a little overlap holds a tower together
  const room = floor - height - (box.y + 5);
  const step = rows > 1 ? Math.min(full, room / (rows - 1)) : full;
  const writing = Math.min(height * 0.68, width * 0.42, step * 1.05);
  return { columns, pitch, pebble: { width, height }, rows, step, writing };
}
