/**
 * Blocks accidental second presses: an element that appears under a pointer that has just pressed,
 * or under Enter while it is held, does not react yet. So a double click, or a trembling tap,
 * chooses nothing that was not there before.
 */

/** Milliseconds; two intended presses take longer. */
const PAUSE = 300;
/** CSS pixels between two presses at one place: a mouse keeps still, a finger does not. */
const NEAR = { mouse: 6, finger: 20 };
const CONTROL =
  'a[href], button, input, label, select, summary, textarea, [role="button"], [data-spot]';

/** A control at a place, and what it would do, by its text. */
interface Place {
  readonly control: Element | null;
  readonly says: string;
}

interface Act extends Place {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

let act: Act | null = null;
/** The start of a press, while it may still become a click; null if it was on no control. */
let begun: Place | null = null;
let refused = false;
let near = NEAR.mouse;
let held: Place | null = null;

function placeOf(element: Element | null): Place {
  const control = element?.closest(CONTROL) ?? null;
  if (!control) return { control, says: '' };
  const words = control.getAttribute('aria-label') ?? control.textContent;
  const asked = control.closest('[data-asked]')?.getAttribute('data-asked') ?? '';
  return { control, says: `${words.trim()} ${control.getAttribute('href') ?? ''} ${asked}` };
}

const isOther = (one: Place, other: Place) =>
  one.control !== other.control || one.says !== other.says;

const isFresh = (now: number): boolean => act !== null && now - act.at < PAUSE;

const isNear = (event: MouseEvent): boolean =>
  act !== null && Math.hypot(event.clientX - act.x, event.clientY - act.y) < near;

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function down(event: PointerEvent): void {
  const here = placeOf(event.target as Element);
  near = event.pointerType === 'mouse' ? NEAR.mouse : NEAR.finger;
  refused = act !== null && isFresh(event.timeStamp) && isNear(event) && isOther(act, here);
  begun = here;
  if (refused) swallow(event);
}

function click(event: MouseEvent): void {
  if (event.detail === 0) return; // by a key, or by a script
  const here = placeOf(event.target as Element);
  const changed = isFresh(event.timeStamp) && isNear(event) && begun && isOther(begun, here);
  const spoiled = refused || changed;
  refused = false;
  if (spoiled) return here.control ? swallow(event) : undefined; // beside a control: still one gesture
  act = here.control ? { ...here, x: event.clientX, y: event.clientY, at: event.timeStamp } : null;
  if (act) watch(act);
}

/** Covers the place of a press as soon as something else is there, so that nothing shows hover. */
function watch(mine: Act): void {
  let cover: HTMLElement | null = null;
  const look = () => {
    if (act !== mine || performance.now() - mine.at >= PAUSE) return cover?.remove();
    if (!cover && isOther(mine, placeOf(document.elementFromPoint(mine.x, mine.y)))) {
      cover = document.createElement('div');
      cover.className = 'just-pressed';
      cover.style.left = `${mine.x}px`;
      cover.style.top = `${mine.y}px`;
      document.body.append(cover);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function key(event: KeyboardEvent): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  const here = placeOf(event.target as Element);
  if (!event.repeat) held = here;
  else if (here.control && held && isOther(held, here)) swallow(event);
}

/** Starts watching; call before other listeners are added. */
export function watchGestures(): void {
  addEventListener('pointerdown', down, { capture: true });
  addEventListener('pointerup', (event) => refused && swallow(event), { capture: true });
  addEventListener('click', click, { capture: true });
  addEventListener('keydown', key, { capture: true });
}
