// Generated from the Python types by `npm run types`; do not edit.

/**
 * How far a record has been checked.
 *
 * ``head`` is None when the line cannot be read. So many ``entries`` and ``draws`` have turned
 * out right so far. When it is ``done``, all of it is right unless there is a ``difference``.
 * ``frames`` are those since the last report, and ``secrets`` says whether a seat has seen
 * anything so far that the watchers have not: both only of a record that is played back.
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
 * What a record says of itself: ``by`` is what its draws follow from, ``entries`` how many
 * there are.
 */
export interface Head {
  game: string;
  rules: number;
  seats: Occupant[];
  by: 'secret' | 'seed';
  entries: number;
}
/**
 * Who sits in a seat: a person by nickname, or a bot by its level.
 */
export interface Occupant {
  name: string;
  bot: string | null;
}
/**
 * The first thing about a record that is not right, as `ludoteca.core.mismatch` has it.
 *
 * It is in ``entry``, or else in ``field``, which is ``line`` when neither can be told.
 * ``refusal`` is why the rules refused an action, in the words of the game.
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
 * What one audience could see after entry ``n``, and what it was told with it.
 *
 * It is drawn as an update is. ``options`` are empty where the past is shown. ``entry`` is its
 * number in the record of a table whose readers have numbers of their own, once it is over.
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
 * An option and its spoken name.
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
 * What was told of one entry: who acted (None for the start) and the events, in order.
 *
 * ``undone`` are the entries that it took back; empty unless it is an undo. ``change`` is who
 * plays for ``seat`` from now on, and ``closed`` why the table was closed; each None for all
 * entries of other kinds.
 */
export interface Moment {
  n: number;
  at: number;
  seat: number | null;
  events: unknown[];
  undone: number[];
  change: (StandIn | Return) | null;
  closed: ('agreed' | 'deserted' | 'ended' | 'operator' | 'silent' | 'stopped') | null;
}
/**
 * A bot of ``level`` plays on, because the person was gone for too long, or has left.
 *
 * Who was gone may leave as well.
 */
export interface StandIn {
  type: 'stand_in';
  level: string;
  why: 'gone' | 'left';
}
/**
 * The person has taken the seat back.
 */
export interface Return {
  type: 'return';
}
