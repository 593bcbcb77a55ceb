/** Shapes of floors and roofs. Each colour has its own windows, so that hue is not the only difference. */

export const COLOURS = ['white', 'grey', 'brown', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** Outlines of windows in a face of 100 x 100 with the origin in the upper left corner. */
export const WINDOWS: Readonly<Record<Colour, string>> = {
  // Three square windows.
  white: 'M12 30h20v40h-20zM40 30h20v40h-20zM68 30h20v40h-20z',
  // Two ribbons of glass.
  grey: 'M8 20h84v20h-84zM8 58h84v20h-84z',
  // Two arches.
  brown: 'M16 84v-34q0-30 14-30t14 30v34zM56 84v-34q0-30 14-30t14 30v34z',
  // Slits from top to bottom.
  black: 'M14 14h8v72h-8zM34 14h8v72h-8zM58 14h8v72h-8zM78 14h8v72h-8z',
};

export interface Block {
  readonly top: string;
  readonly left: string;
  readonly right: string;
  /** Matrices that map the face of 100 x 100 onto the walls. */
  readonly onLeft: string;
  readonly onRight: string;
}

const n = (value: number) => Math.round(value * 1000) / 1000;

/** A block with its foot centred on the origin; a flat rhomb is `depth` times as high as wide. */
export function block(width: number, height: number, depth: number): Block {
  const [x, y] = [n(width / 2), n((width / 2) * depth)];
  const h = n(height);
  return {
    top: `M0 ${n(-y - h)}L${x} ${-h}L0 ${n(y - h)}L${-x} ${-h}Z`,
    left: `M${-x} ${-h}L0 ${n(y - h)}L0 ${y}L${-x} 0Z`,
    right: `M${x} ${-h}L0 ${n(y - h)}L0 ${y}L${x} 0Z`,
    onLeft: `matrix(${n(x / 100)} ${n(y / 100)} 0 ${n(h / 100)} ${-x} ${-h})`,
    onRight: `matrix(${n(x / 100)} ${n(-y / 100)} 0 ${n(h / 100)} 0 ${n(y - h)})`,
  };
}

/** A roof with its foot at the origin: eaves wider than the walls, and a smaller platform on top. */
export function roof(width: number, height: number, depth: number) {
  const [x, y] = [n(width * 0.56), n(width * 0.56 * depth)];
  const [u, v] = [n(width * 0.36), n(width * 0.36 * depth)];
  const h = n(height);
  return {
    left: `M${-x} 0L0 ${y}L0 ${n(v - h)}L${-u} ${-h}Z`,
    right: `M${x} 0L0 ${y}L0 ${n(v - h)}L${u} ${-h}Z`,
    back: `M${-x} 0L0 ${-y}L${x} 0L${u} ${-h}L0 ${n(-v - h)}L${-u} ${-h}Z`,
    top: `M0 ${n(-v - h)}L${u} ${-h}L0 ${n(v - h)}L${-u} ${-h}Z`,
    /** Outline of the whole, for light around it. */
    outline: `M${-x} 0L${-u} ${-h}L0 ${n(-v - h)}L${u} ${-h}L${x} 0L0 ${y}Z`,
  };
}

/** Outline of a tower, for light around it. */
export function silhouette(width: number, height: number, depth: number): string {
  const [x, y] = [n(width / 2), n((width / 2) * depth)];
  const h = n(height);
  return `M${-x} 0L${-x} ${-h}L0 ${n(-y - h)}L${x} ${-h}L${x} 0L0 ${y}Z`;
}
