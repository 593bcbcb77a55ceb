/**
 * A lesson as it is read: which step, which frame is drawn, what the reader looks at and tries.
 *
 * From one step to the next the entries in between are played one by one, as at a table; what a
 * step says comes when the last of them has come to rest. Going back shows a step as it was, at once.
 */
import type { Choice, Moment, Preview } from '../kit/board';
import type { Frame, Lesson, Step } from '../api/protocol.gen';
import { momentOf, placeOf } from '../replay/snapshots';
import { Settled, type Motion } from '../table/state/settled';

/** Milliseconds from one entry that is played to the next, at least. */
export const ENTRY_MS = 1300;
/** For a look at what has come to rest. */
export const LOOK_MS = 400;

export class Reading {
  #place = $state(0);
  #frame = $state(0);
  #moves = $state(false);
  /** What is drawn still moves, or is still looked at. */
  #busy = $state(false);
  #held = $state.raw<string | null>(null);
  #looked = $state.raw<string | null>(null);
  #wrong = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #settled: Settled;

  /** `calm`: whether to leave out motion; `motions`: what moves on the board. */
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
  readonly frame = $derived.by<Frame>(() => this.lesson.frames[this.#frame] as Frame);
  /** What moves on the board; null when it shall stand still. */
  readonly moment = $derived.by<Moment | null>(() => (this.#moves ? momentOf(this.frame) : null));
  /** Entries are being played; what the step says comes after them. */
  readonly underway = $derived.by(() => this.#busy || this.frame.n < this.step.at);
  /** What was told of the entries that are being played for this step, up to what is drawn. */
  readonly happened = $derived.by<readonly Moment[]>(() => {
    const since = this.lesson.steps[this.#place - 1]?.at ?? 0;
    return this.lesson.frames
      .filter(({ n }) => since < n && n <= this.frame.n)
      .map(momentOf)
      .filter(({ events }) => events.length);
  });
  /** Whether the last choice was another one than the game goes on with. */
  readonly wrong = $derived.by(() => this.#wrong);

  readonly #decision = $derived.by(() =>
    this.step.choose && !this.underway
      ? this.lesson.decisions.find(({ n }) => n === this.frame.n)
      : undefined,
  );

  readonly options = $derived.by<readonly Choice[]>(() =>
    this.#decision ? this.frame.options : [],
  );

  /** What the option would do that is looked at. */
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

  /** Shows a step as it is when everything before it has been played. */
  show(place: number): void {
    this.#settled.end();
    this.#turnTo(place);
    this.#moves = false;
    this.#frame = placeOf(this.lesson.frames, this.step.at);
  }

  back(): void {
    if (this.#place > 0) this.show(this.#place - 1);
  }

  /** The next step; what the reader was to choose is chosen. */
  next(): void {
    if (this.underway) this.jump();
    else if (this.#place < this.last) this.#goOn();
  }

  /** Everything that is still being played has happened. */
  jump(): void {
    this.show(this.#place);
  }

  look(action: unknown): void {
    this.#looked = action === null ? null : keyOf(action);
  }

  /** The first tap of a finger shows what the option would do. */
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
    this.#frame += 1;
    const since = performance.now();
    const last = this.frame.n >= this.step.at;
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
