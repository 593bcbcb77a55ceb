/** Keyboard commands of a replay. */

export type Command = 'toggle' | 'forward' | 'back' | 'turnForward' | 'turnBack' | 'first' | 'last';

export interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** The focused element: tag name in capitals, and the type of an input. */
  readonly on: { readonly tag: string; readonly type: string };
}

const MOVES: Readonly<Record<string, Command>> = {
  ArrowRight: 'forward',
  ArrowLeft: 'back',
  PageDown: 'turnForward',
  PageUp: 'turnBack',
  Home: 'first',
  End: 'last',
};

/** The command of a key; null for keys of the focused element, or of the browser. */
export function commandOf({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
  on,
}: Pressed): Command | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (on.tag === 'SELECT' || on.tag === 'TEXTAREA') return null;
  if (on.tag === 'INPUT' && on.type !== 'range') return null;
  if (key === ' ') return on.tag === 'BUTTON' || on.tag === 'A' ? null : 'toggle';
  if (shiftKey && key === 'ArrowRight') return 'turnForward';
  if (shiftKey && key === 'ArrowLeft') return 'turnBack';
  if (on.tag === 'INPUT') return null; // the slider moves by itself
  return MOVES[key] ?? null;
}
