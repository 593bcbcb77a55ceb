// Generated from the Python types by `npm run types`; do not edit.

export type ClientFrame = Join | Act | Undo | Preview | GiveEntropy | Ping;
export type ServerFrame =
  | Hello
  | TableFrame
  | EntropyWanted
  | Update
  | PreviewFrame
  | RejectedFrame
  | Stale
  | Accepted
  | Pong;

/**
 * How a table stands, or how it ended.
 *
 * ``ranks`` has one entry per seat, 1 is best; after a shared rank the next is skipped
 * (1, 1, 3). ``team`` is set in games that everybody wins or loses together.
 */
export interface Result {
  ranks: number[];
  reason: Text;
  team: ('lost' | 'won') | null;
}
/**
 * Words to be read by each viewer in their own language: a message key and its arguments.
 *
 * An argument named ``seat``, or ending in ``_seat``, is a seat number; clients add
 * the name of whoever sits there under the same name with ``_name`` appended.
 */
export interface Text {
  key: string;
  args: {
    [k: string]: string | number;
  };
}
/**
 * The option that the bot would choose, then all others, best first.
 *
 * ``asked`` is the entry that asked the question, as in updates.
 */
export interface Hint {
  seat: number;
  level: string;
  asked: number;
  options: Weighed[];
}
/**
 * One option of the seat, and what play-outs say of it.
 *
 * ``win`` is the part of the win to expect, 0 to 1; ``score`` the seat's points at the end on
 * average; both None when there was no time for it. ``chosen`` is what the bot would do.
 */
export interface Weighed {
  action: unknown;
  text: Text;
  win: number | null;
  score: number | null;
  chosen: boolean;
}
/**
 * ``review`` is None while it is worked out: ask again.
 */
export interface ReviewAnswer {
  review: Review | null;
}
/**
 * ``curve`` has one point per entry that stood in the end; ``costly`` a few moves of each seat,
 * the dearest of all first.
 */
export interface Review {
  curve: Point[];
  costly: CostlyMove[];
}
/**
 * The chances after entry ``n``, which ``seat`` wrote (None for the start).
 *
 * ``wins`` has the part of the win that each seat could expect, 0 to 1; ``scores`` its points
 * at the end on average.
 */
export interface Point {
  n: number;
  seat: number | null;
  wins: number[];
  scores: number[];
}
/**
 * Entry ``n``: ``seat`` took the option ``chosen``, and ``better`` was there.
 *
 * ``wins`` and ``score`` are what that cost: a part of the win, and points at the end.
 */
export interface CostlyMove {
  n: number;
  seat: number;
  chosen: Text;
  better: Text;
  wins: number;
  score: number;
}
/**
 * ``gained`` is the sum over ``entries``, which are those with draws, in order; entry 0, which
 * sets the table up, is none of them.
 */
export interface Luck {
  entries: EntryLuck[];
  gained: number[];
}
/**
 * What the draws of entry ``n`` gave to each seat, in points above the average.
 */
export interface EntryLuck {
  n: number;
  gained: number[];
}
/**
 * First frame of a connection. ``seen`` is the last entry that was drawn, -1 for none.
 */
export interface Join {
  type: 'join';
  seen: number;
}
/**
 * One of the options of ``seat``. ``seen`` is the entry of the update it was chosen from.
 *
 * ``id`` is the client's own name for the command: sent again under the same id, an
 * accepted command is not carried out twice.
 */
export interface Act {
  type: 'act';
  id: string;
  seat: number;
  seen: number;
  action: unknown;
}
/**
 * Take back all that ``seat`` has done after entry ``to``; see `Update.undo`.
 *
 * ``id`` is as that of `Act`; no two commands of a seat have the same.
 */
export interface Undo {
  type: 'undo';
  id: string;
  seat: number;
  to: number;
}
/**
 * Asks what one of the options of ``seat`` would do. Nothing happens, nobody is told.
 */
export interface Preview {
  type: 'preview';
  id: string;
  seat: number;
  action: unknown;
}
/**
 * Answer to `EntropyWanted`: 16 random bytes in hexadecimal, made once for this table.
 *
 * The browser keeps them, sends the same when it is asked again, and looks for them in the
 * record. Only a refusal is answered: `RejectedFrame` with the id ``entropy``.
 */
export interface GiveEntropy {
  type: 'entropy';
  bytes: string;
}
/**
 * Asks for a `Pong`; clients send one when they heard nothing for a while.
 */
export interface Ping {
  type: 'ping';
}
/**
 * Answer to `Join`. ``seats`` are those that the guest of this connection holds.
 */
export interface Hello {
  type: 'hello';
  protocol: number;
  version: string;
  seats: number[];
}
/**
 * The people around the table, whole, whenever something about them changed.
 */
export interface TableFrame {
  type: 'table';
  table: TableInfo;
}
/**
 * A table as one reader may see it. ``created_at`` is in milliseconds since 1970 UTC.
 *
 * ``commitment`` binds the server to the dice of the table, None at tables older than such
 * proofs; ``secret`` is what it committed itself to, None until the table is over. Both in
 * hexadecimal, see ``docs/fair-dice.md``. ``hints`` says whether bots may be asked for advice.
 */
export interface TableInfo {
  id: string;
  game: string;
  options: unknown;
  status: 'over' | 'running' | 'stopped' | 'waiting';
  seats: SeatInfo[];
  owner: boolean;
  watchers: number;
  created_at: number;
  commitment: string | null;
  secret: string | null;
  hints: boolean;
}
/**
 * One seat. ``open`` waits for somebody; ``you`` is whether the reader holds it.
 */
export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  level: string | null;
  here: boolean;
  you: boolean;
}
/**
 * The table is about to start: `GiveEntropy` within two seconds takes part in its dice.
 */
export interface EntropyWanted {
  type: 'entropy_wanted';
}
/**
 * The whole state of things for one audience after entry ``n``.
 *
 * ``moment`` is missing in the first update after a `Join`. ``asked`` is the number of the
 * entry that opened the present question to this seat, -1 for watchers; ``options`` is empty
 * when there is none. ``result`` is None until the table is over. ``undo`` says whether the
 * seat may take back what it did last, and why not; None for watchers.
 */
export interface Update {
  type: 'update';
  n: number;
  audience: number | null;
  view: unknown;
  prompt: Text;
  to_act: number[];
  options: Choice[];
  asked: number;
  scores: number[];
  result: unknown;
  over: boolean;
  undo: UndoOffer | null;
  moment: Moment | null;
}
/**
 * An option and its spoken name.
 */
export interface Choice {
  action: unknown;
  text: Text;
}
/**
 * ``to`` is the entry to which a seat may go back by one step; None when it may not, and
 * then ``why`` says why not.
 */
export interface UndoOffer {
  to: number | null;
  why: Text | null;
}
/**
 * What was told of one entry: who acted (None for the start) and the events, in order.
 *
 * ``undone`` are the entries that it took back; empty unless it is an undo.
 */
export interface Moment {
  n: number;
  at: number;
  seat: number | null;
  events: unknown[];
  undone: number[];
}
/**
 * Answer to `Preview`: what ``seat`` would see then, coming from entry ``n``.
 *
 * ``view`` and ``scores`` are as the rules leave them at the first draw, when there is one;
 * ``complete`` is False then, and when the seat would learn something hidden, which is not
 * shown. ``events`` are those before it.
 */
export interface PreviewFrame {
  type: 'preview';
  id: string;
  n: number;
  seat: number;
  view: unknown;
  events: unknown[];
  scores: number[];
  complete: boolean;
}
/**
 * The command ``id`` was refused and changed nothing; None for an unreadable frame.
 */
export interface RejectedFrame {
  type: 'rejected';
  id: string | null;
  code: string;
  facts: {
    [k: string]: string | number;
  };
}
/**
 * The command ``id`` answered a question that is no longer open; ``n`` is the newest entry.
 */
export interface Stale {
  type: 'stale';
  id: string;
  n: number;
}
/**
 * The command ``id`` is durable as entry ``n``, now or by an earlier sending.
 */
export interface Accepted {
  type: 'accepted';
  id: string;
  n: number;
}
/**
 * Answer to `Ping`.
 */
export interface Pong {
  type: 'pong';
}
