/** What the enemies did, told step by step on the board, each step with its reason in words. */
import type { Moment } from '$kit/board';
import { calm } from '$kit/motion';
import type { Event } from './types.gen';

/** Milliseconds that a step is told. */
export const STEP_MS = 1400;

const STEPS: readonly Event['type'][] = [
  'card_revealed',
  'territory_rolled',
  'giant_settled',
  'dragon_breathed',
  'attacked',
  'die_lost',
  'die_saved',
  'damaged',
  'master_hid',
];

export class Story {
  #steps = $state.raw<readonly Event[]>([]);
  #at = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What is told now; null when nothing is. */
  readonly step = $derived.by<Event | null>(() => this.#steps[this.#at] ?? null);

  /** As "2/5". */
  readonly place = $derived.by(() => `${this.#at + 1}/${this.#steps.length}`);

  /** Tells of what has just happened. Who wants no motion reads it in the log. */
  begin(moment: Moment<Event> | null): void {
    this.skip();
    if (!moment || calm()) return;
    const steps = moment.events.filter(({ type }) => STEPS.includes(type));
    if (!steps.some(({ type }) => type === 'card_revealed' || type === 'attacked')) return;
    this.#steps = steps;
    this.#wait();
  }

  next(): void {
    clearTimeout(this.#timer);
    this.#at += 1;
    if (this.#at < this.#steps.length) this.#wait();
    else this.skip();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#steps = [];
    this.#at = 0;
  }

  #wait(): void {
    this.#timer = setTimeout(() => this.next(), STEP_MS);
  }
}
