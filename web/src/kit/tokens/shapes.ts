/** The shapes that tell seats apart, as SVG path data around the origin. */
import type { SeatShape } from '../board';

const CORNERS: Readonly<Record<Exclude<SeatShape, 'circle' | 'cross'>, readonly [number, number]>> =
  {
    // Corners, and the direction of the first one in turns (0 = right, -0.25 = up).
    square: [4, 0.125],
    triangle: [3, -0.25],
    diamond: [4, 0],
    hexagon: [6, 0],
    star: [10, -0.25],
    pentagon: [5, -0.25],
  };

/** Radii that make the shapes look equally large. */
const WEIGHT: Readonly<Record<SeatShape, number>> = {
  circle: 0.9,
  square: 1.1,
  triangle: 1.18,
  diamond: 1.12,
  hexagon: 1,
  star: 1.2,
  pentagon: 1.03,
  cross: 0.95,
};

/** The outline of a shape that fills about a circle of `radius`. */
export function outline(shape: SeatShape, radius: number): string {
  const r = radius * WEIGHT[shape];
  if (shape === 'circle') {
    return `M${n(-r)} 0A${n(r)} ${n(r)} 0 1 1 ${n(r)} 0A${n(r)} ${n(r)} 0 1 1 ${n(-r)} 0Z`;
  }
  if (shape === 'cross') {
    const a = r * 0.4;
    return `M${n(-a)} ${n(-r)}H${n(a)}V${n(-a)}H${n(r)}V${n(a)}H${n(a)}V${n(r)}H${n(-a)}V${n(a)}H${n(-r)}V${n(-a)}H${n(-a)}Z`;
  }
  const [corners, first] = CORNERS[shape];
  const drop = shape === 'triangle' ? r * 0.2 : 0; // its middle of gravity sits low
  const points = Array.from({ length: corners }, (_, i) => {
    const reach = shape === 'star' && i % 2 ? r * 0.56 : r;
    const angle = 2 * Math.PI * (first + i / corners);
    return `${n(reach * Math.cos(angle))} ${n(reach * Math.sin(angle) + drop)}`;
  });
  return `M${points.join('L')}Z`;
}

function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A box around the origin with round corners, as path data. */
export function roundedBox(width: number, height: number, radius: number): string {
  const [x, y] = [width / 2, height / 2];
  const r = Math.min(radius, x, y);
  const arc = (toX: number, toY: number) => `A${n(r)} ${n(r)} 0 0 1 ${n(toX)} ${n(toY)}`;
  return (
    `M${n(-x + r)} ${n(-y)}H${n(x - r)}${arc(x, -y + r)}V${n(y - r)}${arc(x - r, y)}` +
    `H${n(-x + r)}${arc(-x, y - r)}V${n(-y + r)}${arc(-x + r, -y)}Z`
  );
}
