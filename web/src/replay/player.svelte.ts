/**
 * Plays frames one after another, as fast as the reader wants.
 *
 * Only a step forward moves things on the board; every other jump shows the new position at once.
 */
import type { Frame } from '../protocol.gen';
import type { Moment } from '../kit/board';
import { joined, momentOf, nextTurn, placeOf, previousTurn } from './reel';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds at speed 1: the longest motion of a board, and a breath. */
export const STEP_MS = 1200;
/** Where nothing was told, nothing moves. */
export const SILENT_MS = 400;

export class Player {
  #frames = $state.raw<readonly Frame[]>([]);
  #place = $state(0);
  #stepped = $state(false);
  #playing = $state(false);
  #speed = $state<Speed>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly moments = $derived(this.#frames.map(momentOf));
  /** What is shown; undefined as long as there is nothing. */
  readonly frame = $derived(this.#frames[this.#place]);
  /** What moves on the board; null when it shall stand still. */
  readonly moment = $derived<Moment | null>(
    this.#stepped && this.frame ? momentOf(this.frame) : null,
  );

  get frames(): readonly Frame[] {
    return this.#frames;
  }

  get place(): number {
    return this.#place;
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
    if (this.#playing) this.#wait();
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
    this.#stepped = false;
    this.#place = Math.max(0, Math.min(place, this.last));
    if (this.#playing) this.#wait();
  }

  forward(): void {
    if (this.#place >= this.last) return;
    this.#stepped = true;
    this.#place += 1;
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

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#place >= this.last) {
      this.#playing = false;
      return;
    }
    const told = this.frame?.moment.events.length;
    const pause = (told ? STEP_MS : SILENT_MS) / this.#speed;
    this.#timer = setTimeout(() => this.forward(), pause);
  }
}
