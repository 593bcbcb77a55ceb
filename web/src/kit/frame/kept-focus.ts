/**
 * Keeps the focus when the focused element disappears in an update: the frame takes it.
 *
 * Without this the next Tab starts at the top of the page, and a screen reader does, too.
 */
import type { Attachment } from 'svelte/attachments';

/** The element of a frame that takes the focus: the one with `data-home`, or the frame itself. */
export const home = (frame: HTMLElement | SVGElement): HTMLElement | SVGElement =>
  frame.querySelector<SVGElement>('[data-home]') ?? frame;

/** Attach to an element that stays: the board's `svg`, a list. It needs `tabindex="-1"` and a name. */
export const steady: Attachment<HTMLElement | SVGElement> = (frame) => {
  let inside: Node | null = null;
  const came = (event: Event) => void (inside = event.target as Node);
  /**
   * Forgets the focused element when the focus moves elsewhere. When it is removed from the page,
   * browsers send the same event without a target.
   */
  const left = (event: Event) => {
    if ((event as FocusEvent).relatedTarget) inside = null;
  };
  const touched = (event: Event) => {
    if (!frame.contains(event.target as Node)) inside = null;
  };
  frame.addEventListener('focusin', came);
  frame.addEventListener('focusout', left);
  document.addEventListener('pointerdown', touched, true);
  const gone = new MutationObserver(() => {
    if (!inside || frame.contains(inside)) return;
    inside = null;
    if (document.activeElement === document.body) home(frame).focus({ preventScroll: true });
  });
  gone.observe(frame, { childList: true, subtree: true });
  return () => {
    gone.disconnect();
    document.removeEventListener('pointerdown', touched, true);
    frame.removeEventListener('focusin', came);
    frame.removeEventListener('focusout', left);
  };
};
