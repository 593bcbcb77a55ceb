/**
 * What this browser knows about one table, from the frames of its socket.
 *
 * Updates are whole: any with a higher number is drawn, whatever was missed. What is drawn is told -
 * asked, offered, counted, put into the log - when it has come to rest. A command stays pending
 * until the server has said what became of it, and is sent again under the same id after a lost
 * line. The lines of the log that a gap swallowed are fetched.
 */
import { flushSync } from 'svelte';
import { takesBack, type Choice, type Moment, type Seat, type GameEvent } from '../../kit/board';
import {
  PROTOCOL,
  type ClientFrame,
  type Offer,
  type OpenProposal,
  type Proposed,
  type ServerFrame,
  type TableInfo,
  type Update,
} from '../../protocol.gen';
import { Refused } from '../../api';
import { alone } from '../seats/active-people';
import { Peek } from './peek.svelte';
import { Connection, type ConnectionState, type Socket } from '../connection/connection';
import type { Say, Talk } from '../../talk/talk.svelte';
import type { Message } from '../../kit/board';
import type { OnlyMove } from '../choices/only-move';
import { Pace } from './pace';
import { Settled, type Motion } from './settled';

/** Everything that one entry changed, for each audience that the reader belongs to. */
interface Change {
  readonly n: number;
  readonly updates: Update[];
}

interface Pending {
  readonly frame: Extract<ClientFrame, { type: 'act' | 'undo' }>;
  /** The entry that it became, once the server has said so. */
  entry: number | null;
  /** Whether nobody asked for it here, so that nobody is told that it came too late. */
  quiet: boolean;
}

/** What a seat may take back: the entry to go back to, or why there is none. */
export interface Undoable {
  readonly seat: Seat;
  readonly to: number | null;
  readonly why: Message | null;
  /** Whether others have acted since, so that it is taken back as well. */
  readonly answered: boolean;
}

export interface Environment {
  open: () => Socket;
  /** Why no socket comes through, as the server says by another way; null when it does not. */
  reason: () => Promise<Message | null>;
  history: (from: number, to: number) => Promise<readonly Moment[]>;
  /** Whether motion should be skipped: the tab is hidden, or the reader asked for less motion. */
  reducedMotion: () => boolean;
  /** What moves on the board and will come to an end. */
  motions: () => readonly Motion[];
  /** Asks the others to go back; refused as requests are. */
  askBack: (seat: Seat, to: number) => Promise<TableInfo>;
  /** A name for a command that no other command of this seat has. */
  id: () => string;
  /** What is said at the table; `send` is the way out. */
  talk: (send: (frame: Say) => void) => Talk;
  /** Keeps what the server commits itself to, to compare it in the end. */
  keep: (info: TableInfo) => void;
  /** What this browser contributes to the dice: 16 bytes in hexadecimal, the same each time. */
  entropy: () => string;
}

/** Most numbers of entries that one request for history covers. */
export const HISTORY_STRETCH = 500;

/** Whether the reader is still asked the same: others may have done something meanwhile. */
function asksTheSame(before: Update | undefined, after: Update): boolean {
  return (
    before?.asked === after.asked &&
    before.options.length === after.options.length &&
    before.offers.length + after.offers.length === 0
  );
}

/**
 * Whether somebody who was told this has done something themselves that can be taken back: they
 * know what it is, and go on at once.
 */
function isKnown({ audience, moment, options, undo }: Update): boolean {
  if (!moment || audience === null || moment.seat !== audience) return false;
  return options.some(takesBack) || undo?.to != null || moment.undone.length > 0;
}

/** Whether others wait for the seat that was told this. Who only may take back is not waited for. */
function isToAct({ audience, options, to_act }: Update): boolean {
  return audience !== null && options.length > 0 && to_act.includes(audience);
}

export class Table {
  #info = $state.raw<TableInfo | null>(null);
  #line = $state<ConnectionState>('connecting');
  #barred = $state.raw<Message | null>(null);
  /** The newest update of each audience that the reader belongs to. */
  #drawn = $state.raw<readonly Update[]>([]);
  /** Those of them that were told as well: all, but for what still moves on the board. */
  #told = $state.raw<readonly Update[]>([]);
  /** Nothing is offered while a change is about to be drawn. */
  #withheld = $state(false);
  #showing = $state<Seat | null>(null);
  #moments = $state.raw<readonly Moment[]>([]);
  #pending = $state.raw<Pending | null>(null);
  /** Whether the options of what is drawn are history: a later question waits to be shown. */
  #behind = $state(false);
  #notice = $state.raw<Message | null>(null);
  #outdated = $state(false);
  #proposed = $state.raw<Proposed | null>(null);

  /** The newest entry that was drawn, -1 for none. */
  #n = -1;
  /** Lines of the log up to this entry are here or on their way. */
  #lines = -1;
  /** More was drawn than the server has: the next update begins anew. */
  #ahead = false;
  /** How often the table has gone back. */
  #returns = 0;
  /** What is drawn and not yet told, in order. */
  #untold: readonly Change[] = [];
  /** A press has brought forward what was not offered when it began. */
  #early = false;
  /** What the reader proposed last, until the next. */
  #proposing = '';
  #connection: Connection;
  #followers: readonly ((moment: Moment, known: boolean) => void)[] = [];
  #pace = new Pace<Change>(
    (change) => this.#draw(change),
    (change) =>
      change.updates.some(
        ({ moment }) => moment && moment.events.length + moment.undone.length > 0,
      ),
    () => this.environment.reducedMotion(),
    () => this.#settled.awaited,
  );
  #settled = new Settled(() => this.environment.motions());

  /** What the reader looks at before choosing. */
  readonly peek = new Peek((action) => {
    const id = this.environment.id();
    const seat = this.offer?.seat ?? this.shown?.audience;
    if (typeof seat === 'number') this.#connection.send({ type: 'preview', id, seat, action });
    return id;
  });

  /** What people say to each other here. */
  readonly talk: Talk;

  constructor(private readonly environment: Environment) {
    this.talk = environment.talk((frame) => this.#connection.send(frame));
    this.#connection = new Connection(
      environment.open,
      {
        opened: () => this.#connection.greet({ type: 'join', seen: this.#newest() }),
        frame: (frame) => this.#hear(frame),
        state: (state) => (this.#line = state),
        barred: (why) => (this.#barred = why),
      },
      undefined,
      environment.reason,
    );
  }

  /** The people around the table; null until the server has said. */
  get info(): TableInfo | null {
    return this.#info;
  }

  get line(): ConnectionState {
    return this.#line;
  }

  /** Why no connection comes about, where the server could be asked. */
  get barred(): Message | null {
    return this.#barred;
  }

  /** What is on the table for the seat that is shown, or for the watchers. */
  readonly shown = $derived.by(() => this.#of(this.#showing) ?? null);

  /** The same as it is told: what of it still moves on the board is not yet said. */
  readonly told = $derived.by(() => this.#of(this.#showing, this.#told) ?? this.shown);

  /** What the game offers to take back the reader's latest choice; null when it offers nothing. */
  readonly takeBack = $derived.by(() => this.options.find(takesBack) ?? null);

  /** What happens on the board and is not told yet; nothing when all is told. */
  readonly happening = $derived.by<readonly GameEvent[]>(() => {
    const { shown, told } = this;
    return shown === told || !shown ? [] : ((shown.moment?.events ?? []) as readonly GameEvent[]);
  });

  /** What may be taken back, by any of the reader's seats, or why nothing may. */
  readonly undoable = $derived.by<Undoable | null>(() => {
    const offers = [this.told, ...this.#told].flatMap((update) =>
      update?.undo && update.audience !== null ? [{ seat: update.audience, ...update.undo }] : [],
    );
    return offers.find(({ to }) => to !== null) ?? offers[0] ?? null;
  });

  /** Whether other people have to agree before anything is taken back. */
  readonly asksOthers = $derived.by(
    () => !!this.undoable?.answered && this.#info !== null && !alone(this.#info),
  );

  /** Whether a bot plays in the seat that is shown. */
  readonly replaced = $derived.by(() => {
    const seat = this.shown?.audience ?? null;
    return seat !== null && (this.#info?.seats[seat]?.stand_in ?? null) !== null;
  });

  /** Whether the question that is drawn is the newest, and the one that was told. */
  readonly #open = $derived.by(() => {
    const { shown, told } = this;
    if (this.#behind || this.#withheld || this.replaced || !shown || !told) return false;
    return shown === told || asksTheSame(told, shown);
  });

  /** What may be chosen now; nothing while older moves are still being shown. */
  readonly options = $derived.by<readonly Choice[]>(() =>
    this.#open ? (this.shown?.options ?? []) : [],
  );

  /** What somebody else may choose, and the reader may propose; null where that is not asked for. */
  readonly offer = $derived.by<Offer | null>(() =>
    this.#open && !this.options.length ? (this.shown?.offers[0] ?? null) : null,
  );

  /** What the board offers: to be done, or else to be proposed. */
  readonly choices = $derived.by<readonly Choice[]>(() => this.offer?.options ?? this.options);

  /** What somebody else may choose, as it was told. */
  readonly asked = $derived.by<Offer | null>(() =>
    this.replaced || !this.told || this.told.options.length ? null : (this.told.offers[0] ?? null),
  );

  /** Whether the question that was told has its answer, and what came of that still moves. */
  readonly answered = $derived.by(() => {
    const { shown, told } = this;
    if (!shown || !told || shown === told || !isToAct(told)) return false;
    return shown.moment?.seat === told.audience && !asksTheSame(told, shown);
  });

  /** What is asked, by the key of its words; null while the answer to it still moves. */
  readonly prompt = $derived.by<Message | null>(() => {
    const { shown, told } = this;
    if (!this.answered) return told?.prompt ?? null;
    // Whose turn it is then gives nothing away; that it is the reader's again, or the end, would.
    return shown && !isToAct(shown) && !shown.over ? shown.prompt : null;
  });

  /** The choices of the question that was told: they stay in sight until it has an answer. */
  readonly listed = $derived.by<readonly Choice[]>(() => {
    if (this.choices.length || this.replaced || this.answered) return this.choices;
    return this.asked?.options ?? this.told?.options ?? [];
  });

  /** What is proposed for the question that is drawn. */
  readonly proposals = $derived.by<readonly OpenProposal[]>(() =>
    !this.#behind && this.#proposed?.n === this.shown?.n ? (this.#proposed?.proposals ?? []) : [],
  );

  /** Whether the others wait for the shown seat; a choice that is made may still be taken back. */
  readonly toAct = $derived.by(
    () => !this.#behind && !this.replaced && this.told !== null && isToAct(this.told),
  );

  /** The seat that is shown; null for watchers. */
  get me(): Seat | null {
    return this.#showing;
  }

  /**
   * Calls `then` with every entry that is told from now on, in order; `known` are those of the
   * reader that they may take back. Ends by what it returns.
   */
  follow(then: (moment: Moment, known: boolean) => void): () => void {
    this.#followers = [...this.#followers, then];
    return () => {
      this.#followers = this.#followers.filter((one) => one !== then);
    };
  }

  get moments(): readonly Moment[] {
    return this.#moments;
  }

  /** A command is under way. */
  get busy(): boolean {
    return this.#pending !== null;
  }

  get notice(): Message | null {
    return this.#notice;
  }

  /** Whether the server speaks a newer protocol than this page. */
  get outdated(): boolean {
    return this.#outdated;
  }

  connect(): void {
    this.#connection.connect();
  }

  wake(): void {
    this.#connection.wake();
  }

  offline(): void {
    this.#connection.offline();
  }

  end(): void {
    this.#connection.end();
    this.#pace.end();
    this.#settled.forget();
  }

  /** What an HTTP answer said about the table, before the socket says it too. */
  know(info: TableInfo): void {
    this.#info = info;
    this.environment.keep(info);
  }

  /** Draws everything that waits to be shown, where it belongs, and tells it. */
  jump(): void {
    this.#pace.jump();
    this.#settled.end();
  }

  /**
   * A key or a pointer goes down: nothing is waited for any longer. What it chooses is what was
   * offered before that, not what another question has put in its place.
   */
  press(): void {
    this.#early = false;
    if (!this.#settled.awaited && !this.#pace.waiting.length) return;
    const [before, asking] = [this.#open, this.told];
    this.jump();
    const { told } = this;
    this.#early = !(before && asking && told && (asking === told || asksTheSame(asking, told)));
  }

  /** The press is over, and what it brought about. */
  release(): void {
    this.#early = false;
  }

  dismiss(): void {
    this.#notice = null;
  }

  /** Sends one of the options of the shown seat. While a command is under way, nothing. */
  act(action: unknown): void {
    if (this.#open) this.jump(); // what others did meanwhile does not delay the answer
    const { shown } = this;
    if (this.#pending || this.#early || !this.choices.length) return;
    if (!shown || shown.audience === null) return;
    if (this.offer) {
      this.#propose(this.offer.seat, action);
      return;
    }
    const id = this.environment.id();
    this.#command({ type: 'act', id, seat: shown.audience, seen: shown.n, action });
  }

  /** Clears what a seat proposes: one's own, or what is proposed to the reader. */
  withdraw(seat: Seat): void {
    this.#proposing = this.environment.id();
    this.#connection.send({ type: 'withdraw', id: this.#proposing, seat });
  }

  /** Does what is the only thing to do, unless it is being done. */
  actFor({ id, action }: OnlyMove): void {
    const { shown } = this;
    if (this.#pending || !this.options.length || !shown || shown.audience === null) return;
    this.#command({ type: 'act', id, seat: shown.audience, seen: shown.n, action }, true);
  }

  /** Looks at one of the options; null looks away again. */
  ponder(action: unknown): void {
    if (action === null || (!this.#pending && this.choices.length)) this.peek.look(action);
  }

  /**
   * Acts, but for the first tap of a finger, which cannot hover: it shows what the option would
   * do, and a second one acts.
   */
  tap(action: unknown): void {
    if (this.#pending || this.#early || !this.choices.length) return;
    if (this.peek.holds(action)) this.act(action);
    else this.peek.hold(action);
  }

  /** Takes back what was done last, or says why that cannot be. */
  undo(): void {
    const { takeBack, undoable: offer } = this;
    if (takeBack) return this.act(takeBack.action);
    if (this.#pending || !offer) return;
    if (offer.to === null) {
      this.#notice = offer.why;
      return;
    }
    if (this.asksOthers) {
      void this.#ask(offer.seat, offer.to);
      return;
    }
    const id = this.environment.id();
    this.#command({ type: 'undo', id, seat: offer.seat, to: offer.to });
  }

  async #ask(seat: Seat, to: number): Promise<void> {
    this.#notice = null;
    try {
      this.know(await this.environment.askBack(seat, to));
    } catch (reason) {
      this.#notice =
        reason instanceof Refused
          ? { key: reason.code, args: reason.facts }
          : { key: 'error-internal', args: {} };
    }
  }

  #command(frame: Pending['frame'], quiet = false): void {
    this.peek.drop();
    this.#pending = { frame, entry: null, quiet };
    this.#notice = null;
    this.#connection.send(frame);
  }

  #propose(of: Seat, action: unknown): void {
    const { shown } = this;
    if (!shown || shown.audience === null) return;
    this.peek.drop();
    this.#notice = null;
    this.#proposing = this.environment.id();
    this.#connection.send({
      type: 'propose',
      id: this.#proposing,
      seat: shown.audience,
      of,
      seen: shown.n,
      action,
    });
  }

  #newest(): number {
    return this.#pace.last?.n ?? this.#n;
  }

  #hear(frame: ServerFrame): void {
    switch (frame.type) {
      case 'hello':
        this.#outdated = frame.protocol !== PROTOCOL;
        this.#ahead = frame.n < this.#newest();
        if (this.#ahead) this.#pending = null; // it was chosen from what is not true any more
        this.#sit(frame.seats);
        if (this.#pending) this.#connection.send(this.#pending.frame);
        break;
      case 'table':
        this.know(frame.table);
        this.#sit(frame.table.seats.filter((seat) => seat.you).map((seat) => seat.seat));
        break;
      case 'entropy_wanted':
        this.#connection.send({ type: 'entropy', bytes: this.environment.entropy() });
        break;
      case 'update':
        if (this.#ahead) this.#goBack();
        this.#expect(frame);
        break;
      case 'preview':
        if (frame.n === this.shown?.n) this.peek.hear(frame);
        break;
      case 'accepted':
        if (this.#pending?.frame.id === frame.id) {
          this.#pending.entry = frame.n;
          this.#settle();
        }
        break;
      case 'talk':
      case 'said':
        this.talk.hear(frame);
        break;
      case 'proposed':
        this.#proposed = frame;
        break;
      case 'rejected':
        if (frame.id === this.#proposing) {
          this.#notice = { key: frame.code, args: frame.facts };
          break;
        }
        if (this.talk.refused(frame.id, frame.code, frame.facts)) break;
        if (frame.id === null || this.#pending?.frame.id === frame.id) {
          const quiet = frame.id !== null && this.#pending?.quiet;
          this.#pending = null;
          if (!quiet) this.#notice = { key: frame.code, args: frame.facts };
        }
        break;
      case 'stale':
        if (this.#pending?.frame.id === frame.id) {
          if (!this.#pending.quiet) this.#notice = { key: 'notice-stale', args: {} };
          this.#pending = null;
        }
        break;
      case 'removed':
        this.#notice = { key: 'notice-removed', args: {} };
        break;
      case 'pong':
        break;
    }
  }

  /** The house was restored from a copy: what was drawn has not happened. */
  #goBack(): void {
    this.#ahead = false;
    this.#returns += 1;
    this.#pace.end();
    this.#settled.forget();
    this.peek.drop();
    this.#drawn = this.#told = this.#untold = this.#moments = [];
    this.#n = this.#lines = -1;
    this.#proposed = null;
    this.#notice = { key: 'notice-gone-back', args: {} };
  }

  /** Forgets what audiences saw to which the reader no longer belongs. */
  #sit(seats: readonly Seat[]): void {
    const audiences: (Seat | null)[] = seats.length ? [...seats] : [null];
    const belongs = ({ audience }: Update) => audiences.includes(audience);
    if (!this.#drawn.every(belongs)) this.#drawn = this.#drawn.filter(belongs);
    if (!this.#told.every(belongs)) this.#told = this.#told.filter(belongs);
    if (!audiences.includes(this.#showing)) this.#showing = audiences[0] ?? null;
  }

  #of(audience: Seat | null, among = this.#drawn): Update | undefined {
    return among.find((update) => update.audience === audience);
  }

  #expect(update: Update): void {
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

  #draw(change: Change): void {
    const further = change.n === this.#n; // another seat of the reader, the same entry
    if (!further) this.#rest(); // no longer, where the one before still moves
    const asking = this.shown;
    const still =
      asking === null || this.environment.reducedMotion() || change.updates.some(isKnown);
    if (!still) this.#withhold();
    for (const update of change.updates) {
      const before = this.#of(update.audience);
      if (before && update.n <= before.n) continue;
      this.#drawn = [...this.#drawn.filter((other) => other !== before), update];
    }
    this.#n = change.n;
    this.#withheld = false;
    this.#untold = [...this.#untold, change];
    this.#catchUp();
    this.#turn();
    this.#regard(asking);
    this.#settle();
    if (still) this.#rest();
    else if (!this.#settled.awaited)
      this.#settled.await(() => {
        this.#rest();
        this.#pace.rest();
      });
  }

  /**
   * Boards draw what is offered in another way. That is done with before anything moves, so that
   * what is drawn anew for it is not what should move.
   */
  #withhold(): void {
    if (!this.choices.length) return;
    this.#withheld = true;
    flushSync();
  }

  /** What is drawn has come to rest, or need not: it is told. */
  #rest(): void {
    this.#settled.forget();
    const changes = this.#untold;
    this.#untold = [];
    this.#told = this.#drawn;
    for (const change of changes) this.#tell(change);
  }

  /** Whether anything that waits to be shown is another question. */
  #catchUp(): void {
    this.#behind = this.#pace.waiting.some(({ updates }) =>
      updates.some((update) => !asksTheSame(this.#of(update.audience), update)),
    );
    if (this.#behind) this.peek.drop();
  }

  /** What is looked at stays so while the same is asked; it is foreseen anew. */
  #regard(asking: Update | null): void {
    const { shown } = this;
    const same = asking && shown?.audience === asking.audience && asksTheSame(asking, shown);
    if (same) this.peek.refresh();
    else this.peek.forget();
  }

  /** Of several seats, shows the one that has something to do. */
  #turn(): void {
    const shown = this.#of(this.#showing);
    if (shown && isToAct(shown)) return;
    const asked = this.#drawn.find(isToAct);
    if (asked) this.#showing = asked.audience;
    else if (!shown) this.#showing = this.#drawn[0]?.audience ?? null;
  }

  /** The command is done with when its entry is drawn. */
  #settle(): void {
    const entry = this.#pending?.entry ?? null;
    if (entry !== null && entry <= this.#n) this.#pending = null;
  }

  #tell(change: Change): void {
    const moment = change.updates.find((update) => update.moment)?.moment as Moment | undefined;
    const from = this.#lines + 1;
    if (change.n < from) return;
    this.#lines = change.n;
    const to = moment ? change.n - 1 : change.n;
    if (moment) {
      this.#remember([moment]);
      const known = change.updates.some(isKnown);
      for (const then of this.#followers) then(moment, known);
    }
    if (from <= to) void this.#fetch(from, to);
  }

  async #fetch(from: number, to: number): Promise<void> {
    const returns = this.#returns;
    try {
      for (let at = from; at <= to; at += HISTORY_STRETCH) {
        const last = Math.min(at + HISTORY_STRETCH - 1, to);
        const moments = await this.environment.history(at, last);
        if (returns !== this.#returns) return; // they have not happened
        this.#remember(moments);
      }
    } catch {
      if (returns !== this.#returns) return;
      // A lost line, most likely: the next update asks again for what is missing.
      this.#lines = Math.min(this.#lines, from - 1);
    }
  }

  #remember(moments: readonly Moment[]): void {
    const others = this.#moments.filter(({ n }) => !moments.some((moment) => moment.n === n));
    this.#moments = [...others, ...moments].sort((a, b) => a.n - b.n);
  }
}
