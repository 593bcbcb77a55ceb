// Generated from the Python types by `npm run types`; do not edit.

/**
 * The progress of the verification of a record.
 *
 * ``head`` is None when the line cannot be read. ``entries`` and ``draws`` are the numbers of
 * correct ones so far. When it is ``done``, the record is correct unless there is a
 * ``difference``. ``frames`` are those since the last report, and ``secrets`` says whether a seat
 * has seen more than the watchers so far; both only if the record is replayed.
 */
export interface Report {
  done: boolean;
  head: Head | null;
  entries: number;
  draws: number;
  difference: Difference | null;
  frames: Frame[];
  secrets: boolean;
}
/**
 * The header of a record: ``by`` is the origin of its draws, ``entries`` the number of its
 * entries.
 */
export interface Head {
  game: string;
  rules: number;
  seats: Occupant[];
  by: 'secret' | 'seed';
  entries: number;
}
/**
 * The player in a seat: a person by nickname, or a bot by its level.
 */
export interface Occupant {
  name: string;
  bot: string | null;
}
/**
 * The first error in a record; see `ludoteca.core.records.mismatch`.
 *
 * It is in ``entry``, or else in ``field``, which is ``line`` when neither is known. ``refusal``
 * is the game's message when the rules refused an action.
 */
export interface Difference {
  entry: number | null;
  field: string;
  code: string;
  facts: {
    [k: string]: string | number;
  };
  refusal: Message | null;
}
/**
 * A translatable message: its key and its arguments. Each viewer reads it in their language.
 *
 * An argument named ``seat``, or ending in ``_seat``, is a seat number; clients add the name of
 * the person or bot in that seat under the same name with ``_name`` appended. An argument whose
 * name ends in ``_word`` is itself the key of a message of the game without arguments; clients
 * put that message in its place, so that sentences need not list the names of places.
 */
export interface Message {
  key: string;
  args: {
    [k: string]: string | number;
  };
}
/**
 * One step of a replay: what an audience saw after entry ``n``, and the entry's events.
 *
 * Clients draw it like an update. ``options`` are empty in replays. ``entry`` is the number in
 * the record, for finished tables whose readers have their own numbers.
 */
export interface Frame {
  view: unknown;
  prompt: Message;
  to_act: number[];
  options: Choice[];
  scores: number[];
  result: Result | null;
  over: boolean;
  n: number;
  moment: Moment;
  entry: number | null;
}
/**
 * An option and its label.
 */
export interface Choice {
  action: unknown;
  text: Message;
}
/**
 * How a table stands, or how it ended.
 *
 * ``ranks`` has one entry per seat, 1 is best; after a shared rank the next is skipped
 * (1, 1, 3). ``team`` is set where `Meta.together` is, and nowhere else.
 */
export interface Result {
  ranks: number[];
  reason: Message;
  team: ('lost' | 'won') | null;
}
/**
 * The public part of one entry: the seat that acted (None for the start) and the events.
 *
 * ``undone`` are the entries that an undo took back. ``change`` says who plays for ``seat`` from
 * now on, ``closed`` why the table was closed, and ``pause`` which pause begins or ends; each is
 * None for entries of other kinds.
 */
export interface Moment {
  n: number;
  at: number;
  seat: number | null;
  events: unknown[];
  undone: number[];
  change: (StandIn | Return | TakeSeat) | null;
  closed: ('agreed' | 'deserted' | 'ended' | 'operator' | 'silent' | 'stopped') | null;
  pause: (Pause | Halt | Resume) | null;
}
/**
 * A bot of ``level`` takes over.
 *
 * ``gone``: the person was absent for too long. ``left``: the person has left, perhaps after being
 * gone. Both may return. ``resigned`` and ``time``: the person has given up, or has no time left.
 * These two are for good, and the seat ranks last (see `Seating.forfeits`); the bot plays on for
 * the others where the table goes on.
 */
export interface StandIn {
  type: 'stand_in';
  level: string;
  why: 'gone' | 'left' | 'resigned' | 'time';
}
/**
 * The person has taken the seat back.
 */
export interface Return {
  type: 'return';
}
/**
 * A person called ``name`` takes the seat of the bot called ``bot``, for the rest of the
 * game.
 */
export interface TakeSeat {
  type: 'take_seat';
  name: string;
  bot: string;
}
/**
 * The table pauses ``until`` this time (milliseconds since 1970 UTC), or until somebody goes on
 * for None. After a halt it is again in the pause that it was in.
 */
export interface Pause {
  type: 'pause';
  until: number | null;
}
/**
 * Moderators have closed the table: nobody acts until they open it again.
 */
export interface Halt {
  type: 'halt';
}
/**
 * The pause, or the halt, is over.
 */
export interface Resume {
  type: 'resume';
}
