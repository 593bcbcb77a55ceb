/**
 * The enemies' actions, shown step by step on the board, each with its reason in words.
 *
 * The story is a motion of the board: its outcome is announced when it has ended, and any key or
 * press ends it early.
 */
import type { Attachment } from 'svelte/attachments';
import type { Moment } from '$kit/board';
import { reducedMotion } from '$kit/motion/motion';
import type { Event, StoneGained } from './types.gen';

/** Longest duration of a step and of the whole story, in milliseconds; the table waits a little longer. */
export const STEP_MS = 1500;
export const STORY_MS = 4800;
/** Milliseconds for which a note about a power stone is shown when no enemies come. */
export const STONE_MS = 2500;

/** Events that begin a step; the events after them belong to it. */
const BEGINS: readonly Event['type'][] = [
  'card_revealed',
  'territory_rolled',
  'attacked',
  'dragon_breathed',
];
const FOLLOWS: readonly Event['type'][] = [
  'giant_settled',
  'die_lost',
  'die_saved',
  'damaged',
  'master_hid',
];

/** Events grouped into steps: an attack with the dice it took, and with the die that
    sent it there; a power stone that was gained before. Without enemies there are none. */
export function steps(events: readonly Event[]): readonly (readonly Event[])[] {
  const found: Event[][] = [];
  if (!events.some(({ type }) => BEGINS.includes(type))) return found;
  for (const event of events) {
    const sent = event.type === 'attacked' && found.at(-1)?.at(-1)?.type === 'territory_rolled';
    const begins = BEGINS.includes(event.type) || event.type === 'stone_gained';
    if (begins && !sent) found.push([event]);
    else if (sent || FOLLOWS.includes(event.type)) found.at(-1)?.push(event);
  }
  return found;
}

export class Story {
  #steps = $state.raw<readonly (readonly Event[])[]>([]);
  #at = $state(0);
  #stone = $state.raw<StoneGained | null>(null);
  #forget: ReturnType<typeof setTimeout> | undefined;

  /** Present step; null when there is none. */
  readonly step = $derived.by<readonly Event[] | null>(() => this.#steps[this.#at] ?? null);

  /** Progress, such as "2/5". */
  readonly place = $derived.by(() => `${this.#at + 1}/${this.#steps.length}`);

  /** Power stone of the present step, or the one just gained; null for none. */
  readonly stone = $derived.by<StoneGained | null>(() => {
    const told = this.step?.find((event) => event.type === 'stone_gained');
    return told ?? (this.step ? null : this.#stone);
  });

  /** Begins the story of an update. With reduced motion there is none, only the log. */
  begin(moment: Moment<Event> | null): void {
    this.#at = 0;
    this.#steps = moment && !reducedMotion() ? steps(moment.events) : [];
    clearTimeout(this.#forget);
    const gained = moment?.events.find((event) => event.type === 'stone_gained');
    this.#stone = this.#steps.length ? null : (gained ?? null);
    if (this.#stone) this.#forget = setTimeout(() => (this.#stone = null), STONE_MS);
  }

  end(): void {
    this.#steps = [];
  }

  /** Attachment for a line that grows during the story: when its animation ends, the story does. */
  readonly told: Attachment<HTMLElement> = (line) => {
    const all = this.#steps;
    const each = Math.min(STEP_MS, STORY_MS / all.length);
    const next = setInterval(() => {
      if (this.#at + 1 < all.length) this.#at += 1;
    }, each);
    const growth = line.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], {
      duration: each * all.length,
    });
    growth.onfinish = () => this.end();
    return () => {
      clearInterval(next);
      growth.cancel();
    };
  };
}
