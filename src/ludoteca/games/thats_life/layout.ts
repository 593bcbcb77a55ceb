/** Layout of the board: room for the path, the die, and each player's tower. */
import type { Box, Point } from '$kit/geometry';

export interface Arrangement {
  /** Wide: towers stand beside the path. Tall: in a strip below it. */
  readonly wide: boolean;
  readonly path: Box;
  readonly die: Point & { readonly size: number; readonly room: Box };
  /** One per seat. */
  readonly towers: readonly Box[];
}

const GAP = 8;
/** Least width of a tower with a name under it. */
const NARROWEST = 60;

/** Layout for a board of this size; all lengths are CSS pixels. */
export function arrange(width: number, height: number, seats: number): Arrangement {
  return width > height * 1.12 ? beside(width, height, seats) : below(width, height, seats);
}

function beside(width: number, height: number, seats: number): Arrangement {
  const share = seats <= 2 ? 0.2 : seats <= 4 ? 0.24 : 0.27;
  const panel = Math.min(Math.max(width * share, 168), 300);
  const left = width - panel;
  const head = Math.min(84, height * 0.2);
  const most = Math.max(1, Math.floor((panel + GAP) / (NARROWEST + GAP)));
  const rows = Math.ceil(seats / Math.min(most, 3));
  const columns = Math.ceil(seats / rows);
  const cell = (panel - GAP * (columns - 1)) / columns;
  const tall = (height - head - GAP * rows) / rows;
  return {
    wide: true,
    path: { x: 0, y: 0, width: left - GAP, height },
    die: {
      x: left + head / 2,
      y: head / 2,
      size: head * 0.58,
      room: { x: left, y: 0, width: panel, height: head },
    },
    towers: Array.from({ length: seats }, (_, seat) => ({
      x: left + (seat % columns) * (cell + GAP),
      y: head + GAP + Math.floor(seat / columns) * (tall + GAP),
      width: cell,
      height: tall,
    })),
  };
}

function below(width: number, height: number, seats: number): Arrangement {
  const gap = width < 480 ? 4 : GAP;
  const strip = Math.min(Math.max(height * 0.23, 84), 220);
  const top = height - strip;
  const head = Math.min(104, strip * 0.68, width * 0.16);
  const cell = Math.min((width - head - gap * seats) / seats, 240);
  return {
    wide: false,
    path: { x: 0, y: 0, width, height: top - gap },
    die: {
      x: head / 2,
      y: top + strip * 0.4,
      size: head * 0.74,
      room: { x: 0, y: top, width: head, height: strip },
    },
    towers: Array.from({ length: seats }, (_, seat) => ({
      x: head + gap + seat * (cell + gap),
      y: top,
      width: cell,
      height: strip,
    })),
  };
}
