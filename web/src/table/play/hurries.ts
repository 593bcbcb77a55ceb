/** Decides whether a press skips the motion on the board. */

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']);
/** Fields and dialogs: a press there is not about the board. */
const ELSEWHERE = 'input:not([type=range]), select, textarea, dialog';

/** A modifier alone does not skip: it begins another press. */
export function hurries(event: KeyboardEvent | PointerEvent): boolean {
  if ('key' in event && MODIFIERS.has(event.key)) return false;
  return !(event.target as Element).closest(ELSEWHERE);
}
