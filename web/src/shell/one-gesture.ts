/**
 * One gesture, one act: what appears under a pointer that has just acted, or under Enter while it is
 * held, waits. A double click, or a tap that trembles, chooses nothing that was not there before.
 */

/** Milliseconds; people who mean two things take longer. */
const PAUSE = 300;
/** CSS pixels between two presses at one place: a hand with a mouse keeps still, a finger does not. */
const NEAR = { mouse: 6, finger: 20 };
const CONTROL =
  'a[href], button, input, label, select, summary, textarea, [role="button"], [data-spot]';

/** What can be pressed somewhere, and what it would do, as far as its words tell. */
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
/** What a press began on, while it may still become a click; null for one that does nothing. */
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
  if (event.detail === 0) return; // of a key, or of a program
  const here = placeOf(event.target as Element);
  const changed = isFresh(event.timeStamp) && isNear(event) && begun && isOther(begun, here);
  const spoiled = refused || changed;
  refused = false;
  if (spoiled) return here.control ? swallow(event) : undefined; // beside a control: still one gesture
  act = here.control ? { ...here, x: event.clientX, y: event.clientY, at: event.timeStamp } : null;
  if (act) watch(act);
}

/** Covers the place of an act as soon as something else is there, so that nothing glows under it. */
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

/** Before anything else listens. */
export function watchGestures(): void {
  addEventListener('pointerdown', down, { capture: true });
  addEventListener('pointerup', (event) => refused && swallow(event), { capture: true });
  addEventListener('click', click, { capture: true });
  addEventListener('keydown', key, { capture: true });
}
