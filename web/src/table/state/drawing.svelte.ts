/**
 * Draws the updates of a table one after the other, and tells what was drawn once it has settled.
 *
 * Updates are whole: any with a higher number is drawn, whatever was missed. `shown` is on the
 * board; `told` is the part of it that no longer moves, and what prompts, scores and the log show.
 */
import { flushSync } from 'svelte';
import type { Seat } from '../../kit/board';
import type { Update } from '../../api/protocol.gen';
import { asksTheSame, isKnown, isToAct, updateOf, type Change } from './changes';
import { Pace } from './pace';
import { Settled, type Motion } from './settled';

/** What the browser says about motion. */
export interface MotionSource {
  /** Whether motion should be skipped: the tab is hidden, or the reader asked for less motion. */
  reducedMotion: () => boolean;
  /** The animations on the board that will come to an end. */
  motions: () => readonly Motion[];
}

export interface DrawingListener {
  /** Whether the board offers something to choose. */
  offers: () => boolean;
  /** A later question waits to be drawn. */
  superseded: () => void;
  /** A change is on the board; `before` is what it showed until then. */
  drawn: (before: Update | null) => void;
  /** A change no longer moves. */
  settled: (change: Change) => void;
}

export class Drawing {
  /** The newest update of each audience that the reader belongs to. */
  #drawn = $state.raw<readonly Update[]>([]);
  /** The newest settled update of each audience. */
  #told = $state.raw<readonly Update[]>([]);
  #withheld = $state(false);
  #showing = $state<Seat | null>(null);
  #behind = $state(false);

  /** The newest entry that was drawn, -1 for none. */
  #n = -1;
  /** Changes that are drawn and have not settled, in order. */
  #untold: readonly Change[] = [];
  #pace = new Pace<Change>(
    (change) => this.#draw(change),
    (change) =>
      change.updates.some(
        ({ moment }) => moment && moment.events.length + moment.undone.length > 0,
      ),
    () => this.motion.reducedMotion(),
    () => this.#settled.awaited,
  );
  #settled = new Settled(() => this.motion.motions());

  constructor(
    private readonly motion: MotionSource,
    private readonly listener: DrawingListener,
  ) {}

  /** The drawn update for the seat that is shown, or for watchers. */
  readonly shown = $derived.by(() => updateOf(this.#showing, this.#drawn) ?? null);

  /** The settled update of the same audience. */
  readonly told = $derived.by(() => updateOf(this.#showing, this.#told) ?? this.shown);

  /** The settled updates of all audiences that the reader belongs to. */
  get allTold(): readonly Update[] {
    return this.#told;
  }

  /** The seat that is shown; null for watchers. */
  get seat(): Seat | null {
    return this.#showing;
  }

  /** Whether nothing may be offered, since a change is about to be drawn. */
  get withheld(): boolean {
    return this.#withheld;
  }

  /** Whether the options of what is drawn are history: a later question waits to be shown. */
  get behind(): boolean {
    return this.#behind;
  }

  /** The newest entry that was drawn, -1 for none. */
  get n(): number {
    return this.#n;
  }

  /** The newest entry that was received. */
  get newest(): number {
    return this.#pace.last?.n ?? this.#n;
  }

  /** Whether something still moves, or waits to be drawn. */
  get unfinished(): boolean {
    return this.#settled.awaited || this.#pace.waiting.length > 0;
  }

  /** Queues an update that the server has sent. */
  add(update: Update): void {
    const { last } = this.#pace;
    if (last && update.n < last.n) return;
    if (last && update.n === last.n) {
      last.updates.push(update);
      this.#catchUp();
      return;
    }
    if (!last && update.n < this.#n) return;
    if (!last && update.n === this.#n) {
      this.#draw({ n: update.n, updates: [update] }); // another seat of the reader, same entry
      return;
    }
    this.#pace.add({ n: update.n, updates: [update] });
    this.#catchUp();
  }

  /** Draws everything that waits to be shown, where it belongs, and tells it. */
  jump(): void {
    this.#pace.jump();
    this.#settled.end();
  }

  /** Drops what audiences saw to which the reader no longer belongs. */
  sit(seats: readonly Seat[]): void {
    const audiences: (Seat | null)[] = seats.length ? [...seats] : [null];
    const belongs = ({ audience }: Update) => audiences.includes(audience);
    if (!this.#drawn.every(belongs)) this.#drawn = this.#drawn.filter(belongs);
    if (!this.#told.every(belongs)) this.#told = this.#told.filter(belongs);
    if (!audiences.includes(this.#showing)) this.#showing = audiences[0] ?? null;
  }

  /** Draws and tells nothing more of what has arrived. */
  end(): void {
    this.#pace.end();
    this.#settled.forget();
  }

  /** Forgets all updates. */
  clear(): void {
    this.end();
    this.#drawn = this.#told = this.#untold = [];
    this.#n = -1;
  }

  #draw(change: Change): void {
    const further = change.n === this.#n; // another seat of the reader, the same entry
    if (!further) this.#tell(); // no longer, where the one before still moves
    const before = this.shown;
    const still = before === null || this.motion.reducedMotion() || change.updates.some(isKnown);
    if (!still) this.#withhold();
    for (const update of change.updates) {
      const older = updateOf(update.audience, this.#drawn);
      if (older && update.n <= older.n) continue;
      this.#drawn = [...this.#drawn.filter((other) => other !== older), update];
    }
    this.#n = change.n;
    this.#withheld = false;
    this.#untold = [...this.#untold, change];
    this.#catchUp();
    this.#chooseSeat();
    this.listener.drawn(before);
    if (still) this.#tell();
    else if (!this.#settled.awaited)
      this.#settled.await(() => {
        this.#tell();
        this.#pace.rest();
      });
  }

  /**
   * Removes the offers from the board before anything moves: boards draw what is offered in another
   * way, and what is drawn anew for that must not be what should move.
   */
  #withhold(): void {
    if (!this.listener.offers()) return;
    this.#withheld = true;
    flushSync();
  }

  /** Tells what was drawn: it has settled, or need not. */
  #tell(): void {
    this.#settled.forget();
    const changes = this.#untold;
    this.#untold = [];
    this.#told = this.#drawn;
    for (const change of changes) this.listener.settled(change);
  }

  /** Looks whether anything that waits to be shown is another question. */
  #catchUp(): void {
    this.#behind = this.#pace.waiting.some(({ updates }) =>
      updates.some((update) => !asksTheSame(updateOf(update.audience, this.#drawn), update)),
    );
    if (this.#behind) this.listener.superseded();
  }

  /** Of several seats, shows the one that has something to do. */
  #chooseSeat(): void {
    const shown = updateOf(this.#showing, this.#drawn);
    if (shown && isToAct(shown)) return;
    const asked = this.#drawn.find(isToAct);
    if (asked) this.#showing = asked.audience;
    else if (!shown) this.#showing = this.#drawn[0]?.audience ?? null;
  }
}
