/** Pen strokes for numbers and marks, in a box 10 wide and 16 high. */

const STROKES: Readonly<Record<string, string>> = {
  '0': 'M5.4 1.2C2 .8 1 5.4 1 8.8C1 13 2.4 15.5 5 15.5C8 15.5 9 12 9 8.5C9 4.4 7.8 1.3 4.8 1.4',
  '1': 'M2.2 4.6L5.7 1L5.3 15.5',
  '2': 'M1.5 4.6C1.8 2.1 3.5 1 5.3 1C7.6 1 8.8 2.6 8.5 4.8C8 8.5 3 12 1.2 15.1C4 14.5 6.5 15.4 9.2 14.7',
  '3': 'M1.6 2.6C4 .5 8.3 .8 8.2 3.9C8.1 6.4 5.6 7.3 3.8 7.5C6.4 7.3 9 8.6 8.8 11.4C8.5 15 4.2 16.4 1.2 13.8',
  '4': 'M6.2 1L1 10.5L9.4 10.1M7.3 6.2L6.9 15.5',
  '5': 'M8.6 1.2L2.8 1.4L2.2 7.2C4.6 5.7 8.9 6.4 8.8 10.6C8.7 15 3.8 16.5 1.2 13.6',
  '6': 'M7.7 1.2C4 3 1.2 7.6 1.4 11.2C1.6 14.4 3.6 15.6 5.2 15.5C7.6 15.4 8.8 13.4 8.6 11.4C8.4 9 6.6 8 5 8.2C3 8.4 1.8 10 1.5 11.6',
  '7': 'M1.2 1.7L8.9 1.2C6.6 5.4 4.8 10 4.2 15.5M2.8 8.8L7.8 8.5',
  '8': 'M8.2 3.6C7.6 1.4 5.8 .8 4.4 1.2C1.6 2 1.6 5.2 4 6.8C6.6 8.4 9 9.8 8.8 12.4C8.6 15 5.8 16 3.6 15.2C.8 14.2 .8 11 3 9C5.2 7.2 8.4 6.2 8.2 3.4',
  '9': 'M8.4 4.6C7.8 1.8 5.8 .8 4 1.2C1.6 1.8 1 4.4 1.8 6.4C2.8 8.6 6.8 8.6 8.4 4.6C8.4 8.8 8 12.4 6.4 15.5',
  '-': 'M1.8 8.6L8.2 8.2',
  '\u2212': 'M1.8 8.6L8.2 8.2',
  '+': 'M5 4.2L4.9 12.6M1 8.5L9 8.2',
  x: 'M1.4 3.6C3.4 6.6 6.6 10.4 8.8 13M8.4 3.4C6.4 6.8 3.4 10.6 1.2 13.4',
  '*': 'M5 2.2L7.8 13L.6 6L9.6 5.6L2.4 13.2L5 2.2',
  '\u2713': 'M1 9.4L3.8 13.4L9.2 3.2',
};

const WIDTH = 10;
const GAP = 1.6;
export const HEIGHT = 16;

export interface Writing {
  readonly strokes: readonly { readonly d: string; readonly x: number; readonly tilt: number }[];
  readonly width: number;
}

/**
 * The strokes for `text`, every number leaning a little its own way; the same text at the same
 * place (`seed`) always looks the same. Characters without strokes are left out.
 */
export function written(text: string, seed = 0): Writing {
  const strokes = [...text.toLowerCase()].flatMap((sign, i) => {
    const d = STROKES[sign];
    const tilt = ((seed * 7 + i * 11 + sign.charCodeAt(0) * 3) % 13) - 6;
    return d ? [{ d, tilt }] : [];
  });
  return {
    strokes: strokes.map(({ d, tilt }, i) => ({ d, tilt, x: i * (WIDTH + GAP) })),
    width: Math.max(0, strokes.length * (WIDTH + GAP) - GAP),
  };
}

/** The outline of a box as if drawn by hand, corners almost meeting. `seed` varies it. */
export function sketched(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  seed: number,
): string {
  const wander = Math.min(width, height) * 0.025;
  let state = (seed * 2654435761 + 97) >>> 0;
  const off = (at: number) => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return n(at + (state / 2 ** 31 - 1) * wander);
  };
  const [right, foot] = [x + width, y + height];
  const [across, along] = [x + width / 2, y + height / 2];
  return (
    `M${off(x)} ${off(y)}Q${off(across)} ${off(y)} ${off(right)} ${off(y)}` +
    `Q${off(right)} ${off(along)} ${off(right)} ${off(foot)}` +
    `Q${off(across)} ${off(foot)} ${off(x)} ${off(foot)}Q${off(x)} ${off(along)} ${off(x)} ${off(y)}Z`
  );
}

function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}
