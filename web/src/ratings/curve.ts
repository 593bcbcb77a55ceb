/** The line of a curve of ratings. */

/** Points of an SVG polyline in a box of this size. A flat curve is in the middle. */
export function points(curve: readonly number[], wide: number, high: number): string {
  const low = Math.min(...curve);
  const range = Math.max(...curve) - low;
  const step = curve.length > 1 ? wide / (curve.length - 1) : 0;
  const y = (value: number) => (range === 0 ? high / 2 : high - ((value - low) * high) / range);
  return curve.map((value, at) => `${(at * step).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
}

/** A change with its sign: a proper minus, and a plus-minus for none. */
export function signed(change: number): string {
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** The year and the quarter of a season like 20264. */
export function quarterOf(season: number): { year: string; quarter: number } {
  return { year: String(Math.floor(season / 10)), quarter: season % 10 };
}
