/** Whether somebody who presses something wants what moves to be where it belongs. */

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']);
/** Whoever writes, or chooses in a list, looks elsewhere. */
const ELSEWHERE = 'input:not([type=range]), select, textarea, dialog';

/** The press of a modifier alone is the beginning of another. */
export function hurries(event: KeyboardEvent | PointerEvent): boolean {
  if ('key' in event && MODIFIERS.has(event.key)) return false;
  return !(event.target as Element).closest(ELSEWHERE);
}
