/** Shapes and colours of stones: no two alike, each the same in every drawing. */

/** Four numbers from 0 to 1, always the same for a name. */
export function grain(name: string): [number, number, number, number] {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  const next = (): number => {
    hash ^= hash << 13;
    hash ^= hash >>> 17;
    hash ^= hash << 5;
    return (hash >>> 0) / 2 ** 32;
  };
  next();
  return [next(), next(), next(), next()];
}

const CORNERS = 12;

/** The outline of a stone around the origin that stays inside `width` times `height`. */
export function blob(name: string, width: number, height: number): string {
  const [a, b, c] = grain(name);
  const points = Array.from({ length: CORNERS }, (_, i) => {
    const angle = (2 * Math.PI * i) / CORNERS;
    const bump =
      0.955 +
      0.028 * Math.sin(2 * angle + a * 6.3) +
      0.017 * Math.sin((b > 0.5 ? 3 : 4) * angle + c * 6.3);
    return [(width / 2) * bump * Math.cos(angle), (height / 2) * bump * Math.sin(angle)] as const;
  });
  return rounded(points);
}

/** Closed smooth line near the points: quadratic curves from midpoint to midpoint. */
function rounded(points: readonly (readonly [number, number])[]): string {
  const middles = points.map(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    return [(x + nextX) / 2, (y + nextY) / 2] as const;
  });
  const [startX, startY] = middles[middles.length - 1] ?? [0, 0];
  const curves = points.map(([x, y], i) => {
    const [toX, toY] = middles[i] ?? [x, y];
    return `Q${n(x)} ${n(y)} ${n(toX)} ${n(toY)}`;
  });
  return `M${n(startX)} ${n(startY)}${curves.join('')}Z`;
}

function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export interface Tone {
  /** A CSS colour. */
  readonly face: string;
  /** Whether pale text reads better on it. */
  readonly dark: boolean;
}

/** The colour of a tile: the further from zero, the deeper. */
export function tone(kind: 'minus' | 'plus' | 'lucky' | 'action', value: number): Tone {
  if (kind === 'lucky') return { face: 'var(--tl-lucky)', dark: false };
  if (kind === 'action') return { face: 'var(--tl-action)', dark: false };
  const steps = kind === 'minus' ? 9 : 7;
  const depth = Math.round(((Math.abs(value) - 1) / steps) ** 0.8 * 100);
  return {
    face: `color-mix(in oklab, var(--tl-${kind}-deep) ${depth}%, var(--tl-${kind}-pale))`,
    dark: kind === 'minus' && value <= -6,
  };
}

/** A tile's number with its sign, minus as a true minus. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** A score: a true minus, no plus. */
export function points(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
