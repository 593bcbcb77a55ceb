// Generated from the Python types by `npm run types`; do not edit.

export const PROTOCOL = 2;

export type ClientFrame =
  Join | Act | Undo | PreviewRequest | GiveEntropy | Say | Propose | Withdraw | Ping;
export type ServerFrame =
  | Hello
  | TableFrame
  | Removed
  | EntropyWanted
  | Update
  | PreviewFrame
  | RejectedFrame
  | Stale
  | Accepted
  | TalkFrame
  | Said
  | Proposed
  | AheadFrame
  | Pong;
export type FollowerFrame = Follow | Ping;
export type ListFrame = LobbyFrame | Yours | Crowd | Searching | Pong | RejectedFrame;

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
 * A thumbnail: the table as watchers see it after entry ``n`` of their numbering; the game's
 * board draws ``view``.
 */
export interface Glance {
  n: number;
  view: unknown;
  scores: number[];
  over: boolean;
}
/**
 * The options in this order: the bot's choice, equal ones, worse ones from the best, unknown
 * ones, and last those that take back, which bots do not consider.
 *
 * ``asked`` is the entry that opened the question, as in updates. ``doubted`` is whether play-outs
 * prefer another option than the bot: then they do not explain its choice, and there are no
 * numbers.
 */
export interface Hint {
  seat: number;
  level: string;
  asked: number;
  options: Weighed[];
  doubted: boolean;
}
/**
 * One option of the seat, and its estimate from play-outs.
 *
 * ``win`` is the expected share of the win, 0 to 1; ``score`` the expected final points of the
 * seat. Both are None after too few play-outs, and ``score`` also in games that show chances only.
 * ``chosen`` is the bot's option; ``equal`` options cannot be told apart from it, and have no
 * numbers, which would differ only by chance.
 */
export interface Weighed {
  action: unknown;
  text: Message;
  win: number | null;
  score: number | null;
  chosen: boolean;
  equal: boolean;
}
/**
 * The options that a seat will probably have at its next question, the likeliest first; empty
 * where that depends on what comes before it.
 */
export interface AheadOptions {
  options: OptionAhead[];
}
/**
 * An option and its label.
 */
export interface OptionAhead {
  action: unknown;
  text: Message;
}
/**
 * The people with whom the owner has played to an end, the latest first, but for those at the
 * table; at most 20.
 */
export interface InvitablePeople {
  people: Invitable[];
}
/**
 * Somebody to invite: their public id, their name, and whether they are ``invited``.
 */
export interface Invitable {
  person: string;
  name: string;
  invited: boolean;
}
export interface BlockedPeople {
  people: Blocked[];
}
export interface Blocked {
  person: string;
  name: string;
}
/**
 * The people whom the reader follows, those who are here first.
 */
export interface FollowedPeople {
  people: Followed[];
}
/**
 * A person whom the reader follows. Whether they are ``here`` and their public ``tables`` are
 * told if they wish it.
 */
export interface Followed {
  person: string;
  name: string;
  here: boolean;
  tables: TableOfOther[];
}
/**
 * A live table of somebody: whether it has an ``open`` seat, and whether the reader sits there,
 * too (``yours``).
 */
export interface TableOfOther {
  table: string;
  game: string;
  status: 'closed' | 'over' | 'running' | 'stopped' | 'waiting';
  open: boolean;
  yours: boolean;
}
/**
 * What the reader has to do with a person; nothing of what the person has to do with them.
 * ``lasting`` is whether the reader may follow anybody: whether they can sign in again.
 */
export interface Relation {
  follows: boolean;
  blocks: boolean;
  lasting: boolean;
}
/**
 * ``seen_by`` sees whether the person is here, and at which public tables. ``invited_by`` may
 * invite them by name without having played with them. ``strangers`` is what the person reads of
 * people whom they neither follow nor have invited: everything, or phrases and reactions.
 */
export interface RelationWishes {
  seen_by: 'followers' | 'mutual' | 'nobody';
  invited_by: 'followers' | 'mutual' | 'nobody';
  strangers: 'all' | 'phrases';
}
/**
 * ``review`` is None while it is being computed. Meanwhile ``looked`` of the ``moves`` are
 * done, in turns with ``others`` (a number of works), and about ``seconds`` are left, None before
 * there is an estimate.
 */
export interface ReviewAnswer {
  review: Review | null;
  looked: number;
  moves: number;
  others: number;
  seconds: number | null;
}
/**
 * A review. ``curve`` has one point per entry of the main line; ``costly`` a few moves of each
 * seat, the costliest first. ``turning`` is for teams. ``glanced`` says whether the game's own
 * outlook replaced the play-outs.
 */
export interface Review {
  curve: Point[];
  costly: CostlyMove[];
  turning: TurningPoint | null;
  glanced: boolean;
}
/**
 * The chances after entry ``n`` of ``seat`` (None for the start).
 *
 * ``wins`` has the expected part of the win of each seat, 0 to 1; ``scores`` its mean points at
 * the end.
 */
export interface Point {
  n: number;
  seat: number | null;
  wins: number[];
  scores: number[];
}
/**
 * Entry ``n``: ``seat`` took the option ``chosen``, although ``better`` was offered.
 *
 * The cost is ``wins``, a part of the win, and ``score``, points at the end.
 */
export interface CostlyMove {
  n: number;
  seat: number;
  chosen: Message;
  better: Message;
  wins: number;
  score: number;
}
/**
 * Entry ``n`` of ``seat``, with its draws, changed the chance to win from ``before`` to
 * ``after``.
 */
export interface TurningPoint {
  n: number;
  seat: number;
  before: number;
  after: number;
}
/**
 * A luck report. ``entries`` are those with draws, in order, without the setup; ``gained`` is
 * their sum. Both are empty where luck cannot be measured.
 */
export interface Luck {
  entries: EntryLuck[];
  gained: number[];
}
/**
 * What the draws of entry ``n`` gained for each seat, in points above the average.
 */
export interface EntryLuck {
  n: number;
  gained: number[];
}
/**
 * The tables of a guest. ``live`` are waiting or running: first those where it is the guest's
 * turn, by the time left and then by how long they wait, then invitations, then the others by
 * their last change. ``new`` are results that the guest has not seen, and ``over`` the other ended
 * tables, both the latest first.
 */
export interface MyTables {
  live: TableCard[];
  new: TableCard[];
  over: Page;
}
/**
 * A table in a list. Times are in milliseconds since 1970 UTC.
 *
 * ``yours`` are the seats of the reading guest, and ``owner`` is whether that guest made the
 * table; public lists have neither. ``asked_at`` is since when it is the guest's turn, and ``due``
 * is when that turn is taken if the guest stays away; None without a limit. ``here`` is the number
 * of its people who are at the table now. ``shared`` is the challenge whose dice the table shares
 * with others; ``rated`` is whether it counts for ratings. ``invited_by`` is the name of the
 * person who asks the guest for a rematch, until the guest answers, or, at a table at which the
 * guest does not sit, of who invites them. ``unseen`` is whether the
 * table has ended and the guest has not looked at it since. While the table is ``paused`` it is
 * nobody's turn. ``clock`` is the time control; None lets people think as long as they like.
 */
export interface TableCard {
  id: string;
  game: string;
  options: unknown;
  status: 'closed' | 'over' | 'running' | 'stopped' | 'waiting';
  seats: SeatCard[];
  created_at: number;
  changed_at: number;
  here: number;
  watchers: number;
  shared: string | null;
  yours: number[];
  owner: boolean;
  asked_at: number | null;
  due: number | null;
  invited_by: string | null;
  ended_at: number | null;
  unseen: boolean;
  paused: CardPause | null;
  rated: boolean;
  clock: (LiveControl | DaysControl) | null;
}
/**
 * One seat. ``turn`` is whether it is the turn of a person there, at a running table;
 * ``person`` is that person's public id; ``ended`` is the result at a decided table; ``colour`` is
 * that of `SeatInfo`, and so is ``holiday``, in a guest's own lists. ``usual`` is how many
 * milliseconds the person usually takes for an answer, where a table over days is open.
 */
export interface SeatCard {
  kind: 'bot' | 'open' | 'person';
  name: string;
  level: string | null;
  turn: boolean;
  colour: number;
  person: string | null;
  ended: SeatEnd | null;
  holiday: number | null;
  usual: number | null;
}
/**
 * The result of a seat; ``won`` is false for a solo game without a goal.
 */
export interface SeatEnd {
  score: number;
  rank: number;
  won: boolean;
}
/**
 * The table pauses ``until`` a time, or until somebody goes on for None. While it is
 * ``halted``, moderators have closed it.
 */
export interface CardPause {
  until: number | null;
  halted: boolean;
}
/**
 * Everybody starts with ``bank`` seconds, and gets ``increment`` seconds for each move.
 */
export interface LiveControl {
  type: 'live';
  bank: number;
  increment: number;
}
/**
 * Everybody has ``hours`` for each answer, which run in their playing hours alone.
 */
export interface DaysControl {
  type: 'days';
  hours: number;
}
/**
 * One page of a list; ``more`` is the position of the next page, None at the end.
 */
export interface Page {
  tables: TableCard[];
  more: string | null;
}
/**
 * A tutorial with the ``frames`` that its steps show; skipped entries have none.
 */
export interface Lesson {
  game: string;
  players: (string | null)[];
  reader: number;
  steps: Step[];
  frames: Frame[];
  decisions: Decision[];
}
/**
 * The text ``say`` after entry ``at``, and the things on the board that it points at.
 *
 * ``skips`` jumps there; otherwise the entries since the previous step are played one by one.
 * With ``choose`` the reader plays the next entry; ``otherwise`` is the text after another choice.
 */
export interface Step {
  at: number;
  say: string;
  point: string[];
  skips: boolean;
  choose: boolean;
  otherwise: string | null;
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
/**
 * A decision of the reader after entry ``n``. ``previews`` has one for each option of that
 * frame; ``expected`` is the index of the option that the tutorial continues with.
 */
export interface Decision {
  n: number;
  previews: Preview[];
  expected: number;
}
/**
 * The effect of an option. ``complete`` is False when a draw or a reveal cuts it short.
 *
 * At a draw the preview shows the table as it is just before, and the events so far. At a reveal
 * ``view`` is the present one and ``events`` end before it.
 */
export interface Preview {
  view: unknown;
  events: unknown[];
  scores: number[];
  complete: boolean;
}
/**
 * The challenges of today, in the order of the games' ids. ``now`` is the server's time, in
 * milliseconds since 1970 UTC. ``streak`` is the guest's, over all games.
 */
export interface Today {
  now: number;
  challenges: ChallengeCard[];
  streak: Streak;
}
/**
 * A challenge. Times are in milliseconds since 1970 UTC.
 *
 * A daily challenge can be begun from ``opens_at`` until ``ends_at`` and closes at ``closes_at``;
 * one on the dice of a finished table has no end (None), and its ``closes_at`` is 0.
 * ``commitment`` and ``secret`` are in hexadecimal; the secret is None until the close.
 * ``source`` is the table of the dice, None for a daily challenge. ``players`` is the number of
 * people with a result that counts; ``yours`` is the first table that the guest made.
 */
export interface ChallengeCard {
  id: string;
  game: string;
  options: unknown;
  seats: number;
  opens_at: number;
  ends_at: number | null;
  closes_at: number;
  commitment: string;
  secret: string | null;
  source: string | null;
  players: number;
  yours: OwnTable | null;
}
/**
 * The guest's table of a challenge.
 */
export interface OwnTable {
  id: string;
  status: 'closed' | 'over' | 'running' | 'stopped' | 'waiting';
}
/**
 * ``days`` is the length of the streak that reaches today, or yesterday while today can still
 * be played. ``best`` is the longest streak ever; ``today`` whether today counts already.
 */
export interface Streak {
  days: number;
  best: number;
  today: boolean;
}
/**
 * The results of all who played the same dice.
 *
 * ``lines`` are at most 20 of the best results: those that count, and the bots of the table that
 * the dice come from. ``yours`` is the guest's result that counts, or else the latest that does
 * not. ``behind`` is the number of worse results that count. ``lines`` is empty for a guest who
 * may not see the dice yet.
 */
export interface Comparison {
  challenge: ChallengeCard;
  lines: ComparedResult[];
  yours: ComparedResult | null;
  behind: number;
}
/**
 * One result. ``rank`` counts from 1 among those that count, as in 1, 1, 3; None for bots, and
 * for results that do not count: later tables of a person, seats that a bot has played for a
 * person, tables that ended too late. ``text`` describes the result in the game's words. ``table``
 * is set only for the guest's own result, because its id opens the table.
 */
export interface ComparedResult {
  rank: number | null;
  name: string;
  person: string | null;
  level: string | null;
  text: Message;
  you: boolean;
  table: string | null;
  seat: number;
}
/**
 * The last closed challenges of a game, the latest first.
 */
export interface Archive {
  game: string;
  days: PastDay[];
}
/**
 * A closed daily challenge, opened at ``opens_at``, in milliseconds since 1970 UTC.
 * ``players`` is the number of people with a result that counts, ``text`` describes the guest's
 * result, and ``yours`` is the guest's table, whether it counts or not.
 */
export interface PastDay {
  id: string;
  opens_at: number;
  players: number;
  text: Message | null;
  yours: string | null;
}
/**
 * A group. Who is not a ``member`` reads its name and those of its members, and whether they
 * can join it. ``open`` are its tables that wait or run, ``recent`` those that have ended.
 * ``results`` are those of its latest ``counted`` tables. ``told`` is whether the reader wishes to
 * be told that a table waits for players.
 */
export interface GroupPage {
  link: string;
  name: string;
  members: MemberLine[];
  most_members: number;
  member: boolean;
  owner: boolean;
  may_join: boolean;
  told: boolean;
  open: TableCard[];
  recent: TableCard[];
  results: GameResults[];
  counted: number;
  week: WeekRound | null;
  last_week: WeekRound | null;
  now: number;
}
/**
 * A member. Who is not a member reads only names. ``here`` is told to those to whom the member
 * wishes it, as on the page of those whom the reader follows.
 */
export interface MemberLine {
  name: string;
  person: string | null;
  you: boolean;
  owner: boolean;
  here: boolean;
}
/**
 * The results in one game, most wins first; ``together`` is whether its people win and lose
 * together.
 */
export interface GameResults {
  game: string;
  together: boolean;
  lines: ResultLine[];
}
/**
 * How many tables of the group a member has ``played`` to their end, and ``won``: where all
 * play together, with all others.
 */
export interface ResultLine {
  name: string;
  person: string;
  you: boolean;
  played: number;
  won: number;
}
/**
 * The round of one week: a ``game`` on the same dice for all members, played alone. Times are
 * in milliseconds since 1970 UTC. ``challenge`` is None before the first member has begun it.
 * ``lines`` are empty for a member who may still play (``hidden``).
 */
export interface WeekRound {
  game: string;
  challenge: string | null;
  begins_at: number;
  ends_at: number;
  players: number;
  yours: OwnTable | null;
  hidden: boolean;
  lines: ComparedResult[];
}
/**
 * ``group`` is null for a table of none, and for readers who are no member of it.
 */
export interface TableGroup {
  group: GroupOfTable | null;
}
/**
 * The group of a table, for its members; ``link`` is the end of its address.
 */
export interface GroupOfTable {
  link: string;
  name: string;
}
/**
 * The groups that the reader is in, by name. ``most`` is in how many one can be.
 */
export interface MyGroups {
  groups: GroupCard[];
  most: number;
}
/**
 * A group in the list of one of its members; ``link`` is the end of its address.
 */
export interface GroupCard {
  link: string;
  name: string;
  members: number;
  owner: boolean;
}
/**
 * ``options`` are those of the game; what is left out has its default. It starts at
 * ``starts_at`` (milliseconds), or when the owner starts it. People may still enter until the
 * round ``late`` begins. ``rest`` are the seconds between two rounds.
 */
export interface NewTournament {
  game: string;
  name: string;
  seats: number;
  rounds: number;
  late: number;
  options: {};
  clock: LiveControl | DaysControl;
  rest: number;
  listed: boolean;
  starts_at: number | null;
}
/**
 * Those that go on for everybody, and those that the reader owns or has entered. ``games`` says
 * of each title whether its tables have the same dice, and why if not. ``may_make`` is whether the
 * reader has a lasting identity.
 */
export interface TournamentLists {
  listed: TournamentCard[];
  mine: TournamentCard[];
  games: {
    [k: string]: 'choices' | 'none' | 'together';
  };
  may_make: boolean;
}
/**
 * A tournament in a list. Times are in milliseconds.
 */
export interface TournamentCard {
  id: string;
  name: string;
  game: string;
  seats: number;
  rounds: number;
  round: number;
  state: 'cancelled' | 'open' | 'over' | 'running';
  clock: LiveControl | DaysControl;
  people: number;
  next_at: number | null;
  created_at: number;
}
/**
 * A tournament as one reader may see it. ``apart`` is why its tables have different dice.
 * ``commitment`` binds the house to the draw of seats: the SHA-256 of the ``seed``, which is told
 * at the end. ``you`` is the number of the reader who has entered, ``table`` where they play now;
 * they are ``out`` when they have withdrawn, or the owner has ``removed`` them. ``may_enter`` is
 * whether they can enter now.
 */
export interface TournamentPage {
  id: string;
  name: string;
  game: string;
  options: unknown;
  seats: number;
  rounds: number;
  late: number;
  clock: LiveControl | DaysControl;
  rest: number;
  listed: boolean;
  same_dice: boolean;
  apart: 'choices' | 'none' | 'together';
  state: 'cancelled' | 'open' | 'over' | 'running';
  round: number;
  created_at: number;
  next_at: number | null;
  ended_at: number | null;
  commitment: string;
  seed: string | null;
  owner: boolean;
  you: number | null;
  out: boolean;
  removed: boolean;
  may_enter: boolean;
  most_people: number;
  table: string | null;
  standings: StandingLine[];
  rounds_played: RoundLine[];
  now: number;
}
/**
 * A person in the standings. ``opposition`` is in tenths. ``rounds`` has the points of each
 * round; None where the person did not play, or has not ended yet.
 */
export interface StandingLine {
  number: number;
  rank: number;
  name: string;
  person: string | null;
  you: boolean;
  out: boolean;
  points: number;
  opposition: number;
  best: number;
  rounds: (number | null)[];
}
/**
 * A round; ``challenge`` are the dice of all its tables. ``byes`` are numbers of people.
 * ``best`` is the table and the seat of the most points.
 */
export interface RoundLine {
  round: number;
  challenge: string | null;
  began_at: number;
  ended_at: number | null;
  tables: TableLine[];
  byes: number[];
  best: [string, number] | null;
}
/**
 * A table of a round; ``status`` is None when it was deleted.
 */
export interface TableLine {
  id: string;
  status: ('closed' | 'over' | 'running' | 'stopped' | 'waiting') | null;
  seats: SeatLine[];
}
/**
 * A seat of a table, with the ``number`` of its person; None for a bot. ``place`` and ``field``
 * are the two parts of its points, in thousandths. ``text`` says in the game's words what was
 * reached with the dice; it is told when the round has ended.
 */
export interface SeatLine {
  number: number | null;
  state: 'away' | 'bye' | 'played' | 'playing' | 'void';
  rank: number | null;
  points: number | null;
  place: number | null;
  field: number | null;
  text: Message | null;
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
export interface PreviewRequest {
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
 * Says something to everybody at the table; whoever sits there may.
 *
 * ``body`` is the key of a phrase, the key of a reaction, or text. Sent again under the same
 * ``id``, it is not said twice. Only a refusal is answered, by `RejectedFrame`.
 */
export interface Say {
  type: 'say';
  id: string;
  kind: 'emoji' | 'phrase' | 'text';
  body: string;
}
/**
 * Proposes one of the options of the seat ``of``, out of the update with number ``seen``, to
 * everybody at the table; for who sits in ``seat``, at titles that ask for it.
 *
 * What ``seat`` proposed before is gone then. Only a refusal is answered, by `RejectedFrame`, or
 * by `Stale` when the question is another already.
 */
export interface Propose {
  type: 'propose';
  id: string;
  seat: number;
  of: number;
  seen: number;
  action: unknown;
}
/**
 * Clears what ``seat`` proposes: for who sits there, and for whom it was proposed to.
 */
export interface Withdraw {
  type: 'withdraw';
  id: string;
  seat: number;
}
/**
 * Asks for a `Pong`; clients send one when they heard nothing for a while.
 */
export interface Ping {
  type: 'ping';
}
/**
 * Answer to `Join`. ``seats`` are those that the guest of this connection holds. ``n`` is the
 * newest entry, -1 before the start: when the client has seen a later one, the table has gone
 * back, because the house was restored from a copy. What it has drawn is not true any more.
 * ``now`` is the clock of the server, in milliseconds since 1970 UTC.
 */
export interface Hello {
  type: 'hello';
  protocol: number;
  version: string;
  seats: number[];
  n: number;
  now: number;
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
 * ``commitment`` binds the server to the dice of the table; ``secret`` is what it committed itself
 * to, None until the table is over. Both in hexadecimal, see ``docs/fair-dice.md``. ``closed`` is
 * why the table was closed, if it was; ``rematch`` is the table at which the same people meet
 * again, once somebody has wished for it.
 * ``shared`` says with which tables this one has its dice in common, if it has; ``tournament`` is
 * the id of the tournament that it belongs to, ``grouped`` whether it belongs to a group.
 * ``round`` says the how manieth table of a series it
 * is. ``sent_away`` is until when the reader, whose seat was taken away, cannot sit down again, in
 * milliseconds; None for everybody else. ``undo`` is what people are asked to go back to, until
 * anything else happens. ``clocks`` has one for each seat
 * of a running table with a time control. ``paused`` is the pause that the table is in,
 * ``pause_asked`` the one that people are asked for.
 */
export interface TableInfo {
  id: string;
  game: string;
  options: unknown;
  status: 'closed' | 'over' | 'running' | 'stopped' | 'waiting';
  closed:
    | ('agreed' | 'deserted' | 'ended' | 'operator' | 'silent' | 'stopped')
    | ('empty' | 'expired' | 'owner')
    | null;
  rematch: Rematch | null;
  seats: SeatInfo[];
  owner: boolean;
  watchers: number;
  created_at: number;
  commitment: string;
  secret: string | null;
  settings: TableSettings;
  shared: SharedInfo | null;
  tournament: string | null;
  grouped: boolean;
  round: number;
  sent_away: number | null;
  undo: UndoAsked | null;
  clocks: SeatClock[] | null;
  paused: Paused | null;
  pause_asked: PauseAsked | null;
}
/**
 * The next table of the same people; ``by`` is who wished for it.
 */
export interface Rematch {
  table: string;
  by: string;
}
/**
 * One seat. ``open`` waits for somebody; ``you`` is whether the reader holds it, ``owner``
 * whether its person owns the table.
 *
 * ``stand_in`` is the bot that plays while the person is away; ``ends`` whether the person
 * would agree to end the table. ``person`` is what others know the person by, None for bots and
 * for people who are forgotten. ``colour`` is one of eight, each with its shape. ``wins`` were
 * won at the tables before this one, where people play several in a row. Who is ``invited`` was
 * asked to play once more, and has not answered. ``holiday`` is the last day of the person's
 * holiday, while they are on one: noon UTC of it, in milliseconds since 1970.
 */
export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  level: string | null;
  here: boolean;
  you: boolean;
  owner: boolean;
  stand_in: StandIn | null;
  ends: boolean;
  person: string | null;
  colour: number;
  wins: number;
  invited: boolean;
  holiday: number | null;
}
/**
 * ``listed`` tables are shown to strangers; others are found by their address alone.
 *
 * ``absence`` is how many seconds a table waits for somebody who is gone and whose turn it is,
 * before a bot of the level ``stand_in`` plays on; None for ever. ``talk`` is what people may
 * say to each other: anything, anything to people who follow or have invited them and quick
 * phrases to strangers, quick phrases, nothing. ``hints`` says whether bots may be
 * asked for advice. ``forfeit`` is what becomes of a seat that resigns or loses on time: a bot
 * plays on, or it ranks last. ``clock`` is the time control; None lets everybody think as long as
 * they like. At a table over days it counts in place of ``absence``. ``rated`` is whether the
 * table counts for the ratings of people with a lasting identity; then nobody gets hints, and who
 * gives up ranks last. ``backfill`` is whether people who look for a table later may take the
 * seats of bots.
 */
export interface TableSettings {
  listed: boolean;
  absence: number | null;
  stand_in: string;
  talk: 'all' | 'known' | 'off' | 'phrases';
  hints: boolean;
  forfeit: 'bot' | 'last';
  clock: (LiveControl | DaysControl) | null;
  rated: boolean;
  backfill: boolean;
}
/**
 * The dice are those of all tables of ``challenge``. Until ``told_at``, in milliseconds since
 * 1970 UTC, their secret and what they showed are kept from those who have not played them; 0
 * when they are known already.
 */
export interface SharedInfo {
  challenge: string;
  told_at: number;
}
/**
 * Who sits in ``seat`` asks the others to go back to before a choice of their own; those in
 * the seats ``agreed`` would. Once somebody does not want to, ``declined_by`` is who, and it is
 * not asked any more. ``id`` is for the answer.
 */
export interface UndoAsked {
  id: string;
  seat: number;
  agreed: number[];
  declined_by: number | null;
}
/**
 * The clock of one seat, in milliseconds. ``left`` is what there was at the time ``since``; at
 * ``due`` it is used up. Both times are since 1970 UTC, and None while the clock stands.
 */
export interface SeatClock {
  left: number;
  since: number | null;
  due: number | null;
}
/**
 * The table pauses ``since`` a time ``until`` another one (both in milliseconds since 1970
 * UTC), or until somebody goes on for None. The people in the seats ``going`` would go on before
 * that. While it is ``halted`` nobody acts, and only moderators let it go on.
 */
export interface Paused {
  since: number;
  until: number | null;
  going: number[];
  halted: boolean;
}
/**
 * Who sits in ``seat`` asks the others to pause ``until`` a time (milliseconds since 1970 UTC),
 * or until somebody goes on for None; those in the seats ``agreed`` would. Once somebody does not
 * want to, ``declined_by`` is who, and it is not asked any more. ``id`` is for the answer. It is
 * over in ``left`` seconds.
 */
export interface PauseAsked {
  id: string;
  seat: number;
  until: number | null;
  agreed: number[];
  declined_by: number | null;
  left: number;
}
/**
 * The owner has taken the reader's seat away, before the start.
 */
export interface Removed {
  type: 'removed';
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
 * when there is none, or has what takes a choice back when the seat is not in ``to_act``.
 * ``undo`` says whether the seat may take back what it did last, and why not; None for watchers.
 * ``offers`` is what this seat may propose to others, at titles that ask for it. ``clocks`` has
 * one for each seat of a table with a time control.
 */
export interface Update {
  type: 'update';
  view: unknown;
  prompt: Message;
  to_act: number[];
  options: Choice[];
  scores: number[];
  result: Result | null;
  over: boolean;
  n: number;
  audience: number | null;
  asked: number;
  undo: UndoOffer | null;
  moment: Moment | null;
  offers: Offer[];
  clocks: SeatClock[] | null;
}
/**
 * Whether a seat may undo. ``to`` is the entry to which one undo goes back; None when the seat
 * may not, and then ``why`` says why. ``answered`` says whether others have acted since, so that
 * an undo also takes back their entries.
 */
export interface UndoOffer {
  to: number | null;
  why: Message | null;
  answered: boolean;
}
/**
 * The options of another ``seat`` that is to act; the reader may propose one of them.
 */
export interface Offer {
  seat: number;
  options: Choice[];
}
/**
 * Answer to `PreviewRequest`: what ``seat`` would see then, coming from entry ``n``.
 *
 * ``view`` and ``scores`` are as the rules leave them at the first draw, when there is one;
 * ``complete`` is False then, and when the seat would learn something hidden, which is not
 * shown. ``events`` are those before it.
 */
export interface PreviewFrame {
  type: 'preview';
  view: unknown;
  events: unknown[];
  scores: number[];
  complete: boolean;
  id: string;
  n: number;
  seat: number;
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
 * What was said before the `Join`, oldest first, and what may be said without typing: the
 * words ``phrase-<key>``, those of the game first, and ``reaction-<key>``.
 */
export interface TalkFrame {
  type: 'talk';
  lines: TalkLine[];
  phrases: string[];
  reactions: string[];
}
/**
 * Something that was said, as line ``n`` of the talk at a table.
 *
 * ``seat`` is where the speaker sat then; ``person`` is the speaker's public id, the same at
 * all tables; ``id`` is that of `Say`. A line of the kind ``removed`` has no body: a moderator
 * has taken it away. It comes in `Said` again when that happens, and when it is taken back.
 */
export interface TalkLine {
  n: number;
  at: number;
  seat: number;
  person: string;
  name: string;
  kind: ('emoji' | 'phrase' | 'text') | 'removed';
  body: string;
  id: string;
}
/**
 * Somebody said something.
 */
export interface Said {
  type: 'said';
  line: TalkLine;
}
/**
 * All that is proposed after entry ``n``, whenever that changes; with the next entry all of
 * it is gone.
 */
export interface Proposed {
  type: 'proposed';
  n: number;
  proposals: OpenProposal[];
}
/**
 * ``seat`` proposes to the seat ``of`` its option ``action``, called ``text``.
 */
export interface OpenProposal {
  seat: number;
  of: number;
  action: unknown;
  text: Message;
}
/**
 * All choices ahead of the reader, whenever one of them changes, and after a `Join` if there
 * are any. Nobody else is ever told of them.
 */
export interface AheadFrame {
  type: 'ahead';
  choices: ChoiceAhead[];
}
/**
 * The ``action`` that ``seat`` has chosen for its next question; ``words`` are its label, if
 * the client gave it.
 *
 * ``fell`` is why it was not possible any more: the rules refused it when the seat was asked, or
 * it had another label by then; an undo reached behind it; or a bot took the seat. None while it
 * waits.
 */
export interface ChoiceAhead {
  seat: number;
  action: unknown;
  words: Message | null;
  fell: ('illegal' | 'replaced' | 'undone') | null;
}
/**
 * Answer to `Ping`. ``now`` is the server's time, in milliseconds since 1970 UTC: a ping comes
 * when nothing else does, so that it tells the time better than a frame of a busy moment.
 */
export interface Pong {
  type: 'pong';
  now: number;
}
/**
 * The lists to subscribe to beside the guest's own tables: none, all games, or one game.
 */
export interface Follow {
  type: 'follow';
  lobby: boolean;
  game: string | null;
}
/**
 * The first page of the public lists, for ``game`` or for all games.
 */
export interface LobbyFrame {
  type: 'lobby';
  game: string | null;
  lobby: Lobby;
}
/**
 * The public lists: tables with an open seat, and running tables to watch.
 */
export interface Lobby {
  open: Page;
  running: Page;
}
/**
 * A summary of a guest's tables, with those to which they are invited. ``turn`` has the ids of
 * up to fifty where it is their turn, the most urgent first.
 *
 * ``stamp`` is the time of the last change of any of them: a new one makes clients reload lists.
 */
export interface Yours {
  type: 'yours';
  turn: string[];
  running: number;
  waiting: number;
  stamp: number;
}
/**
 * How many people are in the house: ``online`` with a page open. ``looking`` wait for others,
 * also those who take any game. ``games`` has those with anybody.
 */
export interface Crowd {
  type: 'crowd';
  online: number;
  playing: number;
  looking: number;
  games: {
    [k: string]: GameCrowd;
  };
}
/**
 * How many people are at running tables of a game, and look for others to play it.
 */
export interface GameCrowd {
  playing: number;
  looking: number;
}
/**
 * The search of a guest: null when there is none. It waits ``since`` that time (milliseconds).
 * ``others`` are the people who look for one of the same games, from 100 on with two digits.
 * ``lost`` is whether it ended because the guest did not answer.
 */
export interface Searching {
  type: 'searching';
  search: SearchWish | null;
  since: number;
  others: number;
  near: Nearby[];
  found: Found | null;
  lost: boolean;
}
/**
 * What a guest looks for: one of ``games``, or any game when there are none; ``seats`` from the
 * first to the second; ``language`` of talk, null for any. After ``bots_after`` seconds bots may
 * fill the table; null for never. With ``backfill`` the seat of a bot at a running table will do,
 * too.
 */
export interface SearchWish {
  /**
   * @maxItems 200
   */
  games: string[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: [number, number];
  speed: 'days' | 'live';
  language: string | null;
  bots_after: number | null;
  backfill: boolean;
}
/**
 * A number of ``people`` look for ``game``, which the guest does not look for.
 */
export interface Nearby {
  game: string;
  people: number;
}
/**
 * A ``table`` of ``game`` waits for the guest, who answers until that time (milliseconds);
 * ``ready`` is whether they have. The table ``runs`` if a seat of a bot there is meant.
 */
export interface Found {
  table: string;
  game: string;
  until: number;
  ready: boolean;
  runs: boolean;
}
