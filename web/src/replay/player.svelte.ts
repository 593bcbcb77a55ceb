/**
 * Plays snapshots one after another, as fast as the reader wants.
 *
 * Only a step forward animates the board; any other jump shows the new position at once. The text
 * follows when the motion has settled, and only then the next step is played. Steps by hand do not
 * wait.
 */
import type { Frame as Snapshot } from '../api/protocol.gen';
import type { Moment } from '../kit/board';
import { Settled, type Motion } from '../table/state/settled';
import { joined, momentOf, nextTurn, placeOf, previousTurn } from './snapshots';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds at speed 1 from one step to the next, at least. */
export const STEP_MS = 1200;
/** Milliseconds for an entry without events, because nothing moves. */
export const SILENT_MS = 400;
/** Milliseconds after a motion has settled. */
export const LOOK_MS = 300;

export class Player {
  #snapshots = $state.raw<readonly Snapshot[]>([]);
  #place = $state(0);
  #told = $state(0);
  #stepped = $state(false);
  #playing = $state(false);
  #speed = $state<Speed>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The time of the last step, and when it had settled. */
  #since = 0;
  #rested = 0;
  #motions: () => readonly Motion[] = () => [];
  #settled = new Settled(() => this.#paced());

  readonly moments = $derived(this.#snapshots.map(momentOf));
  /** The drawn snapshot; undefined as long as there is none. */
  readonly snapshot = $derived(this.#snapshots[this.#place]);
  /** The snapshot whose text is shown: the one before, until the motion has settled. */
  readonly toldSnapshot = $derived(this.#snapshots[this.#told]);
  /** The entry to animate; null for no motion. */
  readonly moment = $derived<Moment | null>(
    this.#stepped && this.snapshot ? momentOf(this.snapshot) : null,
  );

  get snapshots(): readonly Snapshot[] {
    return this.#snapshots;
  }

  /** The place of the drawn snapshot. */
  get place(): number {
    return this.#place;
  }

  /** The place of the snapshot whose text is shown. */
  get told(): number {
    return this.#told;
  }

  get last(): number {
    return this.#snapshots.length - 1;
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

  /** Sets the source of the board's motions, until the returned function is called. */
  watch(motions: () => readonly Motion[]): () => void {
    this.#motions = motions;
    return () => {
      if (this.#motions === motions) this.#motions = () => [];
    };
  }

  /** A press ends the motion. */
  press(): void {
    this.#settled.end();
  }

  /** Appends snapshots. */
  add(snapshots: readonly Snapshot[]): void {
    this.#snapshots = joined(this.#snapshots, snapshots);
  }

  /** Shows entry `n`, or the last snapshot before it. */
  seek(n: number): void {
    this.go(placeOf(this.#snapshots, n));
  }

  /** Shows the snapshot at `place`, without motion. */
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
    if (this.snapshot) this.seek(nextTurn(this.#snapshots, this.snapshot.n));
  }

  turnBack(): void {
    if (this.snapshot) this.seek(previousTurn(this.#snapshots, this.snapshot.n));
  }

  /** Plays; from the start again when it is at the end. */
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

  /** Plans the next step, after the time of this one and once its motion has settled. */
  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#place >= this.last) {
      this.#playing = false;
      return;
    }
    if (this.#settled.awaited) return;
    const told = this.snapshot?.moment.events.length;
    const step = this.#since + (told ? STEP_MS : SILENT_MS) / this.#speed;
    const due = Math.max(step, this.#rested + LOOK_MS / this.#speed);
    this.#timer = setTimeout(() => this.forward(), due - performance.now());
  }

  /** The motions on the board, at the reader's speed. */
  #paced(): readonly Motion[] {
    const motions = this.#motions();
    if (this.#speed !== 1) for (const motion of motions) motion.playbackRate = this.#speed;
    return motions;
  }
}
