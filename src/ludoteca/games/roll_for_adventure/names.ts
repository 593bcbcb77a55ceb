/** How names fit on the plates of heroes. */

const SLIM = /[iIjlftr.,:'’ ()-]/;
const FULL = /[\u1100-\u11ff\u2e80-\uffdc]/;
const BROAD = /[A-Z0-9mwÑÁÉÍÓÚ@]/;

/** About how wide a text is, in pixels of letters of twelve. */
export const wide = (text: string): number =>
  [...text].reduce((sum, letter) => {
    if (FULL.test(letter)) return sum + 12;
    if (SLIM.test(letter)) return sum + 4.6;
    return sum + (BROAD.test(letter) ? 9.6 : 7.2);
  }, 0);

/** As much of a text as there is room for. */
export function cut(text: string, room: number): string {
  if (wide(text) <= room) return text;
  const letters = [...text];
  while (letters.length && wide(letters.join('')) + 10 > room) letters.pop();
  return letters.length ? `${letters.join('').trimEnd()}…` : '';
}

/** A name of several words in two lines, each with room of its own, so that it is squeezed least. */
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
