/** Positions of the cards in a hand: a fan, or a row with even gaps. */
import type { Point } from '../geometry';

export interface Held extends Point {
  /** Degrees. */
  readonly turn: number;
}

/**
 * `count` cards around the origin of a fan that is `room` wide at most. Cards overlap as much as
 * they must, and keep a gap when there is room. `bend` is the turn of the outermost cards.
 */
export function fan(count: number, card: number, room: number, bend = 0, gap = 8): Held[] {
  if (count <= 0) return [];
  const step = count > 1 ? Math.min(card + gap, (room - card) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, i) => {
    const place = i - (count - 1) / 2;
    const turn = count > 1 ? (bend * place) / ((count - 1) / 2) : 0;
    const drop = card * 1.6 * (1 - Math.cos((turn * Math.PI) / 180)) * 3;
    return { x: place * step, y: drop, turn };
  });
}
