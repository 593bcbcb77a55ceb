/**
 * The key that was pressed, independent of the keyboard layout: `h` is also the key that writes ㅗ
 * in Korean, р in Cyrillic, or H with Caps Lock.
 *
 * A layout that writes ASCII is trusted, since letters may stand elsewhere (Dvorak, AZERTY); else
 * the position of the key counts, as the US layout names it.
 */
export type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

const SIGNS: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  Slash: ['/', '?'],
  Equal: ['=', '+'],
  Minus: ['-', '_'],
};

/** The key as a small letter, a digit or a sign; other keys (`Enter`) keep their names. */
export function keyOf({ key, code, shiftKey }: Press): string {
  if (/^[\x20-\x7e]$/.test(key)) return key.toLowerCase();
  if (key.length > 1 && key !== 'Process' && key !== 'Unidentified' && key !== 'Dead') return key;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) return letter.toLowerCase();
  const sign = SIGNS[code]?.[shiftKey ? 1 : 0];
  return sign ?? /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? key;
}

/** The digit of the key; null for other keys. Layouts that write digits with Shift count as well. */
export function digit(press: Press): number | null {
  const written = keyOf(press);
  if (/^\d$/.test(written)) return Number(written);
  const place = press.shiftKey || /^[a-z]$/.test(written) ? null : /^Digit(\d)$/.exec(press.code);
  return place ? Number(place[1]) : null;
}
