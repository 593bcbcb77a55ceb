/** Fits names onto the plates of heroes. */

const SLIM = /[iIjlftr.,:'’ ()-]/;
const FULL = /[\u1100-\u11ff\u2e80-\uffdc]/;
const BROAD = /[A-Z0-9mwÑÁÉÍÓÚ@]/;

/** Approximate width of a text in letters of 12 pixels. */
export const wide = (text: string): number =>
  [...text].reduce((sum, letter) => {
    if (FULL.test(letter)) return sum + 12;
    if (SLIM.test(letter)) return sum + 4.6;
    return sum + (BROAD.test(letter) ? 9.6 : 7.2);
  }, 0);

/** The text, shortened to the room. */
export function cut(text: string, room: number): string {
  if (wide(text) <= room) return text;
  const letters = [...text];
  while (letters.length && wide(letters.join('')) + 10 > room) letters.pop();
  return letters.length ? `${letters.join('').trimEnd()}…` : '';
}

/** A name in two lines, broken where it has to be squeezed least; each line has its own room. */
export function halved(name: string, rooms: readonly [number, number]): readonly string[] {
  const words = name.split(' ');
  const [best] = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const)
    .map(([one, two]) => ({ lines: [one, two], tight: tightest([one, two], rooms) }))
    .sort((a, b) => a.tight - b.tight);
  return best?.lines ?? [name];
}

const tightest = (lines: readonly [string, string], rooms: readonly [number, number]): number =>
  Math.max(wide(lines[0]) / rooms[0], wide(lines[1]) / rooms[1]);
