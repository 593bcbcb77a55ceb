/** Layout of a board's boxes in the available room. */
import type { Box } from '$kit/geometry';
import type { Place, Sight } from './sights';

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Left edge of the board; `ground` is the line under its lowest row. */
  readonly x: number;
  readonly ground: number;
  /** Size of one box. */
  readonly across: number;
  readonly along: number;
}

/** Margin at the sides, as a part of the width. */
const SIDE = 0.03;
/** Margin below the ground, for the name of the sight, as a part of the height. */
const FOOT = 0.1;
/** Height of the sights above their boxes, in boxes; where there is little room, their tips are cut off. */
const SKY: Readonly<Record<Sight['id'], number>> = {
  'golden-gate-bridge': 0.55,
  'great-wall': 0.45,
  'eiffel-tower': 1.3,
  'taj-mahal': 1.5,
  'pyramids-of-giza': 1.15,
  'burj-khalifa': 1.3,
  'leaning-tower-of-pisa': 1.2,
  matterhorn: 1.1,
};
const LOW = 420;
const WIDEST = 92;
const HIGHEST = 66;

/** Limits of a box's shape, height to width and width to height, because the sights are drawn around the boxes. */
const STEEPEST = 1.15;
const FLATTEST = 1.55;

/** Layout with boxes as large as possible, neither much wider than high nor much higher than wide. */
export function arrange({ id, width: halves, rows }: Sight, width: number, height: number): Layout {
  const columns = halves / 2;
  const room = height * (1 - FOOT) - 4;
  const sky = SKY[id] * (height < LOW ? 0.25 : 1);
  const along = Math.min(room / (rows + sky), HIGHEST);
  const across = Math.min((width * (1 - 2 * SIDE)) / columns, WIDEST, along * FLATTEST);
  const high = Math.min(along, across * STEEPEST);
  const ground = height - height * FOOT - Math.max(0, room - high * (rows + sky)) * 0.4;
  return { width, height, x: (width - across * columns) / 2, ground, across, along: high };
}

export function boxAt(layout: Layout, { x, row }: Place): Box {
  const gap = Math.min(layout.across, layout.along) * 0.035;
  return {
    x: layout.x + (x / 2) * layout.across + gap,
    y: layout.ground - (row + 1) * layout.along + gap,
    width: layout.across - 2 * gap,
    height: layout.along - 2 * gap,
  };
}
