/** Leaves of a page only what tells of something, and marks it there. */
import { tells } from './rulebook';

/** The name under which browsers that can do so colour what was found; see `Rulebook.svelte`. */
const MARKED = 'sought';

/**
 * Hides what does not tell of `sought`, paragraph by paragraph; a part whose title does is shown
 * whole. Returns how many paragraphs are left.
 */
export function sift(page: HTMLElement, sought: string): number {
  let left = 0;
  for (const part of page.querySelectorAll<HTMLElement>('section')) {
    const whole = tells(part.querySelector('h3')?.textContent ?? '', sought);
    const said = [...part.querySelectorAll<HTMLElement>('p, li, dl > div')];
    const told = said.filter((one) => whole || tells(one.textContent, sought));
    for (const one of said) one.hidden = !told.includes(one);
    part.hidden = told.length === 0;
    left += told.length;
  }
  mark(page, sought);
  return left;
}

function mark(page: HTMLElement, sought: string): void {
  if (!('highlights' in CSS)) return;
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const found: Range[] = [];
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (words.length && texts.nextNode()) {
    const text = texts.currentNode as Text;
    const said = text.data.toLowerCase();
    for (const word of words)
      for (let at = said.indexOf(word); at >= 0; at = said.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(text, at);
        range.setEnd(text, at + word.length);
        found.push(range);
      }
  }
  CSS.highlights.set(MARKED, new Highlight(...found));
}

export function unmark(): void {
  if ('highlights' in CSS) CSS.highlights.delete(MARKED);
}
