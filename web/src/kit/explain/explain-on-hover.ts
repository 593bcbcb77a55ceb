/**
 * Detects when the reader wants a thing on the board explained: a pointer rests on it, a finger is
 * held on it, or the key i is pressed where the focus is; arrow keys go on from there to
 * everything else.
 */
import { neighbour } from '../frame/arrow-keys';
import { anchored, HOLDS, middle, RESTS, STRAYS, under, type About } from './explanation';
import { keyOf } from '../frame/pressed-key';

/** The thing to explain, by its anchor, and where it is drawn. */
export interface Question {
  readonly thing: string;
  readonly drawn: DOMRect;
  /** Whether a key or a finger asked: then it is read out, and stays until dismissed. */
  readonly firmly: boolean;
}

interface Listening {
  readonly about: About;
  /** Fetches the texts that explain things. */
  readonly explain: () => Promise<unknown>;
  /** Shows the answer; null ends that. */
  readonly show: (question: Question | null) => void;
  /** The event on the board that caused this code to load. */
  readonly woken?: Event | null;
}

/** Listens until the returned function is called. */
export function listen(board: HTMLElement, { about, explain, show, woken }: Listening): () => void {
  let now: Question | null = null;
  let waits: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  /** Whether a finger was held: then lifting it chooses nothing. */
  let held = false;

  function turn(question: Question | null): void {
    now = question;
    show(question);
  }

  function ask(element: Element | null, firmly = false): void {
    const thing = element?.getAttribute('data-anchor');
    if (!element || !thing) return;
    const tell = () => turn({ thing, drawn: element.getBoundingClientRect(), firmly });
    explain().then(tell, () => undefined); // offline nothing is explained
  }

  function leave(): void {
    clearTimeout(waits);
    if (now) turn(null);
  }

  function wait(event: PointerEvent, time: number): void {
    clearTimeout(waits);
    from = { x: event.clientX, y: event.clientY };
    const finger = event.pointerType === 'touch';
    waits = setTimeout(() => {
      const found = under(from, board, about);
      held = finger && found !== null;
      ask(found, finger);
    }, time);
  }

  function down(event: PointerEvent): void {
    held = false;
    leave();
    if (event.pointerType === 'touch' && event.isPrimary) wait(event, HOLDS);
  }

  function move(event: PointerEvent): void {
    const { clientX: x, clientY: y } = event;
    if (event.pointerType === 'touch') {
      if (Math.hypot(x - from.x, y - from.y) > STRAYS) clearTimeout(waits);
    } else if (!now?.firmly && !event.buttons) {
      const box = now?.drawn;
      const stays = box && x > box.left && x < box.right && y > box.top && y < box.bottom;
      if (!stays) {
        leave();
        wait(event, RESTS);
      }
    }
  }

  function gone(event: PointerEvent): void {
    if (event.pointerType === 'touch') clearTimeout(waits);
    else if (!now?.firmly) leave();
  }

  function chosen(event: Event): void {
    if (!held) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click') held = false;
  }

  /** Everything on the board that has an explanation. */
  const things = () =>
    [...board.querySelectorAll('[data-anchor]')].filter(
      (one) => anchored(one, board, about) === one && one.checkVisibility(),
    );

  function walk(event: KeyboardEvent): boolean {
    const all = things();
    const here = all.findIndex((one) => one.getAttribute('data-anchor') === now?.thing);
    const boxes = all.map((one) => middle(one.getBoundingClientRect()));
    const next = neighbour(boxes, here, event.key);
    if (next === undefined) return false;
    ask(all[next] ?? null, true);
    return true;
  }

  function key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const on = event.target as Element;
    if (on.closest('input, select, textarea, dialog')) return;
    if (keyOf(event) === 'i') {
      if (now?.firmly) leave();
      else
        ask(
          anchored(on, board, about) ??
            (on === board ? null : under(middle(on.getBoundingClientRect()), board, about)) ??
            things()[0] ??
            null,
          true,
        );
    } else if (event.key === 'Escape' && now) leave();
    else if (!now?.firmly || !walk(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  if (woken instanceof KeyboardEvent) key(woken);
  else if (woken instanceof PointerEvent && woken.type === 'pointerdown') down(woken);

  const ends = new AbortController();
  const hear = { signal: ends.signal, capture: true };
  board.addEventListener('pointerdown', down, hear);
  board.addEventListener('pointermove', move, hear);
  board.addEventListener('pointerup', gone, hear);
  board.addEventListener('pointercancel', gone, hear);
  board.addEventListener('click', chosen, hear);
  board.addEventListener('contextmenu', chosen, hear);
  board.addEventListener('keydown', key, hear);
  board.addEventListener('focusout', () => now?.firmly && !held && leave(), hear);
  board.addEventListener('pointerleave', gone, { signal: ends.signal });
  addEventListener(
    'pointerdown',
    (event) => !board.contains(event.target as Node) && leave(),
    hear,
  );
  return () => {
    ends.abort();
    clearTimeout(waits);
  };
}
