/**
 * The state of a tutorial: the current step, the drawn snapshot, and the reader's choice.
 *
 * From one step to the next the entries in between are played one by one, as at a table; the text
 * of a step comes when the last of them has settled. Going back shows a step as it was, at once.
 */
import type { Choice, Moment, Preview } from '../kit/board';
import type { Frame as Snapshot, Lesson, Step } from '../api/protocol.gen';
import { momentOf, placeOf } from '../replay/snapshots';
import { Settled, type Motion } from '../table/state/settled';

/** The least milliseconds from one played entry to the next. */
export const ENTRY_MS = 1300;
/** Milliseconds after a motion has settled. */
export const LOOK_MS = 400;

export class Reading {
  #place = $state(0);
  #snapshot = $state(0);
  #moves = $state(false);
  /** Whether the drawing still moves, or has just settled. */
  #busy = $state(false);
  #held = $state.raw<string | null>(null);
  #looked = $state.raw<string | null>(null);
  #wrong = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #settled: Settled;

  /** `reducedMotion`: whether to skip motion; `motions`: the running motions on the board. */
  constructor(
    readonly lesson: Lesson,
    place: number,
    private readonly reducedMotion: () => boolean,
    motions: () => readonly Motion[],
  ) {
    this.#settled = new Settled(motions);
    this.show(place);
  }

  /** The number of the step, from 0. */
  get place(): number {
    return this.#place;
  }

  get last(): number {
    return this.lesson.steps.length - 1;
  }

  readonly step = $derived.by<Step>(() => this.lesson.steps[this.#place] as Step);
  readonly snapshot = $derived.by<Snapshot>(() => this.lesson.frames[this.#snapshot] as Snapshot);
  /** The entry to animate; null for no motion. */
  readonly moment = $derived.by<Moment | null>(() =>
    this.#moves ? momentOf(this.snapshot) : null,
  );
  /** Whether entries are being played; the text of the step comes after them. */
  readonly underway = $derived.by(() => this.#busy || this.snapshot.n < this.step.at);
  /** The entries played for this step so far. */
  readonly happened = $derived.by<readonly Moment[]>(() => {
    const since = this.lesson.steps[this.#place - 1]?.at ?? 0;
    return this.lesson.frames
      .filter(({ n }) => since < n && n <= this.snapshot.n)
      .map(momentOf)
      .filter(({ events }) => events.length);
  });
  /** Whether the last choice was not the one of the lesson. */
  readonly wrong = $derived.by(() => this.#wrong);

  readonly #decision = $derived.by(() =>
    this.step.choose && !this.underway
      ? this.lesson.decisions.find(({ n }) => n === this.snapshot.n)
      : undefined,
  );

  readonly options = $derived.by<readonly Choice[]>(() =>
    this.#decision ? this.snapshot.options : [],
  );

  /** The preview of the hovered or focused option. */
  readonly preview = $derived.by<Preview | null>(() => {
    const key = this.#held ?? this.#looked;
    const place = this.options.findIndex(({ action }) => keyOf(action) === key);
    const preview = this.#decision?.previews[place];
    return preview ? ({ action: this.options[place]?.action, ...preview } as Preview) : null;
  });

  /** The option that a finger has tapped once. */
  readonly held = $derived.by<Choice | null>(
    () => this.options.find(({ action }) => keyOf(action) === this.#held) ?? null,
  );

  /** Shows a step at once, with everything before it played. */
  show(place: number): void {
    this.#settled.end();
    this.#turnTo(place);
    this.#moves = false;
    this.#snapshot = placeOf(this.lesson.frames, this.step.at);
  }

  back(): void {
    if (this.#place > 0) this.show(this.#place - 1);
  }

  /** Goes to the next step, and makes the reader's choice for them. */
  next(): void {
    if (this.underway) this.jump();
    else if (this.#place < this.last) this.#goOn();
  }

  /** Finishes the entries that are being played. */
  jump(): void {
    this.show(this.#place);
  }

  look(action: unknown): void {
    this.#looked = action === null ? null : keyOf(action);
  }

  /** The first tap of a finger only previews the option. */
  tap(action: unknown): void {
    if (this.#held === keyOf(action)) this.act(action);
    else this.#held = keyOf(action);
  }

  drop(): void {
    this.#held = null;
  }

  act(action: unknown): void {
    if (!this.#decision) return;
    const expected = this.options[this.#decision.expected];
    this.drop();
    this.look(null);
    if (keyOf(expected?.action) === keyOf(action)) this.#goOn();
    else this.#wrong = true;
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#settled.forget();
  }

  #turnTo(place: number): void {
    clearTimeout(this.#timer);
    this.#busy = false;
    this.#place = Math.max(0, Math.min(place, this.last));
    this.#held = this.#looked = null;
    this.#wrong = false;
  }

  #goOn(): void {
    this.#turnTo(this.#place + 1);
    if (this.step.skips) this.show(this.#place);
    else if (this.underway) this.#play();
  }

  #play(): void {
    this.#moves = !this.reducedMotion();
    this.#snapshot += 1;
    const since = performance.now();
    const last = this.snapshot.n >= this.step.at;
    this.#busy = this.#moves;
    if (last && !this.#moves) return;
    this.#settled.await(() => {
      const due = last ? 0 : since + ENTRY_MS - performance.now();
      const look = this.#moves ? LOOK_MS : 0;
      this.#timer = setTimeout(() => (last ? this.#rest() : this.#play()), Math.max(due, look));
    });
  }

  #rest(): void {
    this.#busy = false;
  }
}

const keyOf = (action: unknown): string => JSON.stringify(action);
