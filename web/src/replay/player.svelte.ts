/**
 * Plays frames one after another, as fast as the reader wants.
 *
 * Only a step forward moves things on the board; every other jump shows the new position at once.
 * What moves is told when it has come to rest, and only then is the next step played. Whoever steps
 * by hand does not wait for it.
 */
import type { Frame } from '../api/protocol.gen';
import type { Moment } from '../kit/board';
import { Settled, type Motion } from '../table/state/settled';
import { joined, momentOf, nextTurn, placeOf, previousTurn } from './snapshots';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds at speed 1 from one step to the next, at least. */
export const STEP_MS = 1200;
/** Where nothing was told, nothing moves. */
export const SILENT_MS = 400;
/** For a look at what has come to rest. */
export const LOOK_MS = 300;

export class Player {
  #frames = $state.raw<readonly Frame[]>([]);
  #place = $state(0);
  #told = $state(0);
  #stepped = $state(false);
  #playing = $state(false);
  #speed = $state<Speed>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the last step was taken, and when it had come to rest. */
  #since = 0;
  #rested = 0;
  #motions: () => readonly Motion[] = () => [];
  #settled = new Settled(() => this.#paced());

  readonly moments = $derived(this.#frames.map(momentOf));
  /** What is drawn; undefined as long as there is nothing. */
  readonly frame = $derived(this.#frames[this.#place]);
  /** What is said of it: the frame before, until what moves has come to rest. */
  readonly toldFrame = $derived(this.#frames[this.#told]);
  /** What moves on the board; null when it shall stand still. */
  readonly moment = $derived<Moment | null>(
    this.#stepped && this.frame ? momentOf(this.frame) : null,
  );

  get frames(): readonly Frame[] {
    return this.#frames;
  }

  /** The place of what is drawn. */
  get place(): number {
    return this.#place;
  }

  /** The place of what is told. */
  get told(): number {
    return this.#told;
  }

  get last(): number {
    return this.#frames.length - 1;
  }

  get playing(): boolean {
    return this.#playing;
  }

  get speed(): Speed {
    return this.#speed;
  }

  set speed(speed: Speed) {
    this.#speed = speed;
    this.#paced();
    if (this.#playing) this.#wait();
  }

  /** Says what moves on the board that shows this, until what is returned is called. */
  watch(motions: () => readonly Motion[]): () => void {
    this.#motions = motions;
    return () => {
      if (this.#motions === motions) this.#motions = () => [];
    };
  }

  /** Whoever presses something does not wait for what moves. */
  press(): void {
    this.#settled.end();
  }

  /** Puts frames behind those that are there. */
  add(frames: readonly Frame[]): void {
    this.#frames = joined(this.#frames, frames);
  }

  /** Shows entry `n`, or the last frame before it. */
  seek(n: number): void {
    this.go(placeOf(this.#frames, n));
  }

  /** Shows the frame at `place`, without motion. */
  go(place: number): void {
    this.#settled.end();
    this.#stepped = false;
    this.#place = this.#told = Math.max(0, Math.min(place, this.last));
    this.#since = this.#rested = performance.now();
    if (this.#playing) this.#wait();
  }

  forward(): void {
    if (this.#place >= this.last) return;
    this.#settled.end();
    this.#stepped = true;
    this.#place += 1;
    this.#since = performance.now();
    this.#settled.await(() => {
      this.#told = this.#place;
      this.#rested = performance.now();
      if (this.#playing) this.#wait();
    });
    if (this.#playing) this.#wait();
  }

  back(): void {
    this.go(this.#place - 1);
  }

  turnForward(): void {
    if (this.frame) this.seek(nextTurn(this.#frames, this.frame.n));
  }

  turnBack(): void {
    if (this.frame) this.seek(previousTurn(this.#frames, this.frame.n));
  }

  /** From the start again when it has come to the end. */
  play(): void {
    if (this.#place >= this.last) this.go(0);
    this.#playing = true;
    this.forward();
    if (this.#place >= this.last) this.#playing = false;
  }

  pause(): void {
    this.#playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.#playing) this.pause();
    else this.play();
  }

  /** Goes on when there was time for this step; as long as it moves, not at all. */
  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#place >= this.last) {
      this.#playing = false;
      return;
    }
    if (this.#settled.awaited) return;
    const told = this.frame?.moment.events.length;
    const step = this.#since + (told ? STEP_MS : SILENT_MS) / this.#speed;
    const due = Math.max(step, this.#rested + LOOK_MS / this.#speed);
    this.#timer = setTimeout(() => this.forward(), due - performance.now());
  }

  /** What moves, as fast as the reader wants it. */
  #paced(): readonly Motion[] {
    const motions = this.#motions();
    if (this.#speed !== 1) for (const motion of motions) motion.playbackRate = this.#speed;
    return motions;
  }
}
