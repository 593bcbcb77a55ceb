/** Hides the paragraphs of a page that do not contain a search text, and highlights the matches. */
import { places, matches } from './rulebook';

/** The name of the CSS highlight; see `Rulebook.svelte`. */
const MARKED = 'sought';
/** Elements that are shown or hidden as a whole. */
const SAID = 'p, li, dl > div';

/**
 * Hides what does not contain `sought`, paragraph by paragraph; a chapter whose title matches is
 * shown whole. Returns the number of paragraphs left.
 */
export function filterPage(page: HTMLElement, sought: string): number {
  let left = 0;
  for (const part of page.querySelectorAll<HTMLElement>('section')) {
    const whole = matches(part.querySelector('h3')?.textContent ?? '', sought);
    const said = [...part.querySelectorAll<HTMLElement>(SAID)];
    const told = said.filter((one) => whole || matches(one.textContent, sought));
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

/** The ranges of matches in one paragraph, across its inline elements. */
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
