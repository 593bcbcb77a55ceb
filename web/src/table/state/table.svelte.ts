/**
 * What this browser knows about one table, from the frames of its socket.
 *
 * `Drawing` has what is on the board, `Question` what is asked, `Commands` what the reader has sent,
 * `LogLines` the log; here the frames of the server go to them, and what the reader does to the server.
 */
import type { Choice, GameEvent, Message, Moment, Seat } from '../../kit/board';
import {
  PROTOCOL,
  type Offer,
  type OpenProposal,
  type ServerFrame,
  type TableInfo,
  type Update,
} from '../../api/protocol.gen';
import { noteServerMoment } from '../../api/server-clock';
import type { Say, Talk } from '../../talk/talk.svelte';
import type { OnlyMove } from '../choices/only-move';
import { Connection, type ConnectionState, type Socket } from '../connection/connection';
import { Ahead, type AheadRequests } from './ahead.svelte';
import { asksTheSame } from './changes';
import { Commands } from './commands.svelte';
import { Drawing, type MotionSource } from './drawing.svelte';
import { LogLines } from './log-lines.svelte';
import { Peek } from './peek.svelte';
import { Question, type Undoable } from './question.svelte';
import { ToldClocks } from './told-clocks.svelte';

/** What a table needs from the browser. */
export interface Environment extends MotionSource {
  open: () => Socket;
  /** Why no socket comes through, as the server says over plain HTTP; null when it does not. */
  reason: () => Promise<Message | null>;
  history: (from: number, to: number) => Promise<readonly Moment[]>;
  /** Asks the other people to agree to an undo; throws `Refused`. */
  askBack: (seat: Seat, to: number) => Promise<TableInfo>;
  /** The requests for choices ahead. */
  ahead: AheadRequests;
  /** A new id for a command. */
  id: () => string;
  /** The talk of the table; `send` sends its frames. */
  talk: (send: (frame: Say) => void) => Talk;
  /** Keeps the server's commitment to the dice, to compare it in the end. */
  keep: (info: TableInfo) => void;
  /** What this browser contributes to the dice: 16 bytes in hexadecimal, the same each time. */
  entropy: () => string;
}

export class Table {
  #info = $state.raw<TableInfo | null>(null);
  #line = $state<ConnectionState>('connecting');
  #barred = $state.raw<Message | null>(null);
  #outdated = $state(false);
  /** More was drawn than the server has: the next update begins anew. */
  #ahead = false;
  /** Whether a press has brought forward what was not offered when it began. */
  #early = false;
  #connection: Connection;
  #drawing: Drawing;
  #question: Question;
  #log: LogLines;
  #commands = new Commands((frame) => this.#connection.send(frame));

  readonly clocks = new ToldClocks();

  /** The option that the reader looks at before choosing. */
  readonly peek = new Peek((action) => {
    const id = this.environment.id();
    const seat = this.offer?.seat ?? this.shown?.audience;
    if (typeof seat === 'number') this.#connection.send({ type: 'preview', id, seat, action });
    return id;
  });

  /** What the reader has chosen for turns to come. */
  readonly ahead: Ahead;
  /** What people say to each other here. */
  readonly talk: Talk;

  constructor(private readonly environment: Environment) {
    this.#drawing = new Drawing(environment, {
      offers: () => this.choices.length > 0,
      superseded: () => this.peek.drop(),
      drawn: (before) => {
        this.#keepPeek(before);
        this.#commands.drawn(this.#drawing.n);
      },
      settled: (change) => {
        this.#log.add(change);
        this.ahead.changed();
      },
    });
    this.ahead = new Ahead(environment.ahead, () => this.#question.idle, this.#commands);
    this.#question = new Question(this.#drawing, () => this.#info, this.ahead);
    this.#log = new LogLines(environment.history);
    this.talk = environment.talk((frame) => this.#connection.send(frame));
    this.#connection = new Connection(
      environment.open,
      {
        opened: () => this.#connection.greet({ type: 'join', seen: this.#drawing.newest }),
        frame: (frame, at) => this.#receive(frame, at),
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

  /** The state of the connection. */
  get line(): ConnectionState {
    return this.#line;
  }

  /** Why no connection comes about, where the server could be asked. */
  get barred(): Message | null {
    return this.#barred;
  }

  /** Whether the server speaks a newer protocol than this page. */
  get outdated(): boolean {
    return this.#outdated;
  }

  get shown(): Update | null {
    return this.#drawing.shown;
  }

  get told(): Update | null {
    return this.#drawing.told;
  }

  /** The seat that is shown; null for watchers. */
  get me(): Seat | null {
    return this.#drawing.seat;
  }

  get replaced(): boolean {
    return this.#question.replaced;
  }

  get options(): readonly Choice[] {
    return this.#question.options;
  }

  get offer(): Offer | null {
    return this.#question.offer;
  }

  get choices(): readonly Choice[] {
    return this.#question.choices;
  }

  get asked(): Offer | null {
    return this.#question.asked;
  }

  get answered(): boolean {
    return this.#question.answered;
  }

  get prompt(): Message | null {
    return this.#question.prompt;
  }

  get listed(): readonly Choice[] {
    return this.#question.listed;
  }

  get toAct(): boolean {
    return this.#question.toAct;
  }

  get happening(): readonly GameEvent[] {
    return this.#question.happening;
  }

  get proposals(): readonly OpenProposal[] {
    return this.#question.proposals;
  }

  get takeBack(): Choice | null {
    return this.#question.takeBack;
  }

  get undoable(): Undoable | null {
    return this.#question.undoable;
  }

  get asksOthers(): boolean {
    return this.#question.asksOthers;
  }

  get moments(): readonly Moment[] {
    return this.#log.moments;
  }

  /** Whether a command is under way. */
  get busy(): boolean {
    return this.#commands.busy;
  }

  get notice(): Message | null {
    return this.#commands.notice;
  }

  /**
   * Calls `then` with every entry that is told from now on, in order; `known` are those of the
   * reader that they may take back. Ends by what it returns.
   */
  follow(then: (moment: Moment, known: boolean) => void): () => void {
    return this.#log.follow(then);
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
    this.#drawing.end();
    this.#log.end();
    this.ahead.end();
  }

  /** Takes what an HTTP answer said about the table, before the socket says it too. */
  know(info: TableInfo): void {
    this.#info = info;
    this.clocks.know(info.clocks);
    this.environment.keep(info);
  }

  /** Draws everything that waits to be shown, where it belongs, and tells it. */
  jump(): void {
    this.#drawing.jump();
  }

  /**
   * A key or a pointer goes down: nothing is waited for any longer. What it chooses is what was
   * offered before that, not what another question has put in its place.
   */
  press(): void {
    this.#early = false;
    if (!this.#drawing.unfinished) return;
    const [before, asking] = [this.#question.open, this.told];
    this.jump();
    const { told } = this;
    this.#early = !(before && asking && told && (asking === told || asksTheSame(asking, told)));
  }

  /** The press is over, and what it brought about. */
  release(): void {
    this.#early = false;
  }

  dismiss(): void {
    this.#commands.notify(null);
  }

  /** Sends one of the options of the shown seat. While a command is under way, nothing. */
  act(action: unknown): void {
    if (this.ahead.options) return void (this.#early || this.ahead.choose(action));
    if (this.#question.open) this.jump(); // what others did meanwhile does not delay the answer
    const { shown, offer } = this;
    if (this.busy || this.#early || !this.choices.length) return;
    if (!shown || shown.audience === null) return;
    const id = this.environment.id();
    const [seat, seen] = [shown.audience, shown.n];
    this.peek.drop();
    if (offer) this.#commands.propose({ type: 'propose', id, seat, of: offer.seat, seen, action });
    else this.#commands.start({ type: 'act', id, seat, seen, action });
  }

  /** Plays the only possible move, unless a command is under way. */
  actFor({ id, action }: OnlyMove): void {
    const { shown } = this;
    if (this.busy || !this.options.length || !shown || shown.audience === null) return;
    this.peek.drop();
    this.#commands.start({ type: 'act', id, seat: shown.audience, seen: shown.n, action }, true);
  }

  /** Clears what a seat proposes: one's own, or what is proposed to the reader. */
  withdraw(seat: Seat): void {
    this.#commands.withdraw(this.environment.id(), seat);
  }

  /** Looks at one of the options; null looks away again. */
  ponder(action: unknown): void {
    const may = !this.busy && !this.ahead.options && this.choices.length;
    if (action === null || may) this.peek.look(action);
  }

  /**
   * Acts, but for the first tap of a finger, which cannot hover: it shows what the option would
   * do, and a second one acts.
   */
  tap(action: unknown): void {
    if (this.busy || this.#early || !this.choices.length) return;
    if (this.ahead.options || this.peek.holds(action)) this.act(action);
    else this.peek.hold(action);
  }

  /** Takes back what was done last, or says why that cannot be. */
  undo(): void {
    this.ahead.leave();
    const { takeBack, undoable: offer } = this;
    if (takeBack) return this.act(takeBack.action);
    if (this.busy || !offer) return;
    if (offer.to === null) {
      this.#commands.notify(offer.why);
      return;
    }
    const { seat, to } = offer;
    if (this.asksOthers) {
      const asked = this.#commands.attempt(() => this.environment.askBack(seat, to));
      return void asked.then((info) => info && this.know(info));
    }
    this.peek.drop();
    const id = this.environment.id();
    this.#commands.start({ type: 'undo', id, seat, to });
  }

  #receive(frame: ServerFrame, at: number): void {
    switch (frame.type) {
      case 'hello':
        noteServerMoment(frame.now, at);
        this.#outdated = frame.protocol !== PROTOCOL;
        this.#ahead = frame.n < this.#drawing.newest;
        if (this.#ahead) this.#commands.drop(); // it was chosen from what is not true any more
        this.#drawing.sit(frame.seats);
        this.#commands.resend();
        break;
      case 'table':
        this.clocks.hear(frame.table.clocks);
        this.know(frame.table);
        this.#drawing.sit(frame.table.seats.filter((seat) => seat.you).map((seat) => seat.seat));
        break;
      case 'entropy_wanted':
        this.#connection.send({ type: 'entropy', bytes: this.environment.entropy() });
        break;
      case 'update':
        if (this.#ahead) this.#goBack();
        this.clocks.hear(frame.clocks);
        this.#drawing.add(frame);
        break;
      case 'preview':
        if (frame.n === this.shown?.n) this.peek.hear(frame);
        break;
      case 'accepted':
        this.#commands.accepted(frame.id, frame.n);
        this.#commands.drawn(this.#drawing.n);
        break;
      case 'talk':
      case 'said':
        this.talk.hear(frame);
        break;
      case 'ahead':
        this.ahead.hear(frame);
        break;
      case 'proposed':
        this.#question.propose(frame);
        break;
      case 'rejected':
        if (this.#commands.proposalRejected(frame)) break;
        if (this.talk.refused(frame.id, frame.code, frame.facts)) break;
        this.#commands.rejected(frame);
        break;
      case 'stale':
        this.#commands.stale(frame.id);
        break;
      case 'removed':
        this.#commands.notify({ key: 'notice-removed', args: {} });
        break;
      case 'pong':
        noteServerMoment(frame.now, at);
        break;
    }
  }

  /** Forgets everything: the house was restored from a backup, so what was drawn has not happened. */
  #goBack(): void {
    this.#ahead = false;
    this.#drawing.clear();
    this.#log.clear();
    this.peek.drop();
    this.#question.propose(null);
    this.#commands.notify({ key: 'notice-gone-back', args: {} });
  }

  /** Keeps what the reader looks at while the same is asked, and asks anew what it would do. */
  #keepPeek(before: Update | null): void {
    const { shown } = this;
    const same = before && shown?.audience === before.audience && asksTheSame(before, shown);
    if (same) this.peek.refresh();
    else this.peek.forget();
  }
}
