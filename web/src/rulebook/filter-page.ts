/** Leaves of a page only what tells of something, and marks it there. */
import { places, tells } from './rulebook';

/** The name under which browsers that can do so colour what was found; see `Rulebook.svelte`. */
const MARKED = 'sought';
/** What is shown or hidden as a whole. */
const SAID = 'p, li, dl > div';

/**
 * Hides what does not tell of `sought`, paragraph by paragraph; a part whose title does is shown
 * whole. Returns how many paragraphs are left.
 */
export function sift(page: HTMLElement, sought: string): number {
  let left = 0;
  for (const part of page.querySelectorAll<HTMLElement>('section')) {
    const whole = tells(part.querySelector('h3')?.textContent ?? '', sought);
    const said = [...part.querySelectorAll<HTMLElement>(SAID)];
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
  const told = [...page.querySelectorAll<HTMLElement>(`h3, ${SAID}`)];
  CSS.highlights.set(MARKED, new Highlight(...told.flatMap((one) => ranges(one, sought))));
}

/** Where the words stand in one paragraph, whatever of it is written in another hand. */
function ranges(told: HTMLElement, sought: string): Range[] {
  const walker = document.createTreeWalker(told, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return places(told.textContent, sought).map(([start, end]) => {
    const range = new Range();
    let at = 0;
    for (const text of texts) {
      const after = at + text.length;
      if (at <= start && start < after) range.setStart(text, start - at);
      if (at < end && end <= after) range.setEnd(text, end - at);
      at = after;
    }
    return range;
  });
}

export function unmark(): void {
  if ('highlights' in CSS) CSS.highlights.delete(MARKED);
}
