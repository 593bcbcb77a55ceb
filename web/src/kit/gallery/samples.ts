/** People and sheets that the gallery shows. */
import { SEAT_SHAPES, type SeatLook } from '../board';
import type { Box } from '../geometry';

export function samples(names: readonly string[]): SeatLook[] {
  return SEAT_SHAPES.map((shape, seat) => ({
    seat,
    name: names[seat % names.length] ?? String(seat + 1),
    colour: seat,
    shape,
    you: seat === 0,
    bot: seat > 5,
    here: true,
  }));
}

export interface SampleBox {
  readonly id: number;
  readonly box: Box;
  readonly dotted: boolean;
  readonly text: string;
}

export const SHEET: Box = { x: 0, y: 0, width: 320, height: 216 };

/** A small wall of boxes, stacked like bricks, `filled` of them written in. */
export function wall(filled: number): SampleBox[] {
  const rows = [5, 4, 3, 2];
  let id = 0;
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => {
      const number = id++;
      return {
        id: number,
        box: { x: 10 + row * 30 + i * 60, y: 162 - row * 50, width: 56, height: 46 },
        dotted: row === 0,
        text: number < filled ? String(((number * 7) % 11) + 1 + row * 9) : '',
      };
    }),
  );
}
