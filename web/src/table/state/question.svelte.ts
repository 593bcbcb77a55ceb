/** What the table asks of the reader now: options, prompt, proposals, undo, derived from what is drawn. */
import { takesBack, type Choice, type GameEvent, type Message, type Seat } from '../../kit/board';
import type { Offer, OpenProposal, Proposed, TableInfo } from '../../api/protocol.gen';
import { alone } from '../seats/active-people';
import type { Ahead } from './ahead.svelte';
import { asksTheSame, isToAct } from './changes';
import type { Drawing } from './drawing.svelte';

/** What a seat may take back: the entry to go back to, or why there is none. */
export interface Undoable {
  readonly seat: Seat;
  readonly to: number | null;
  readonly why: Message | null;
  /** Whether others have acted since, so that it is taken back as well. */
  readonly answered: boolean;
}

export class Question {
  #proposed = $state.raw<Proposed | null>(null);

  constructor(
    private readonly drawing: Drawing,
    private readonly info: () => TableInfo | null,
    private readonly ahead: Ahead,
  ) {}

  /** Whether a bot plays in the seat that is shown. */
  readonly replaced = $derived.by(() => {
    const seat = this.drawing.shown?.audience ?? null;
    return seat !== null && (this.info()?.seats[seat]?.stand_in ?? null) !== null;
  });

  /** Whether the question that is drawn is the newest, and the one that was told. */
  readonly open = $derived.by(() => {
    const { shown, told, behind, withheld } = this.drawing;
    if (behind || withheld || this.replaced || !shown || !told) return false;
    return shown === told || asksTheSame(told, shown);
  });

  /** What may be chosen now; nothing while older moves are still being shown. */
  readonly options = $derived.by<readonly Choice[]>(() =>
    this.open ? (this.drawing.shown?.options ?? []) : [],
  );

  /** What another seat may choose, and the reader may propose; null where that is not asked for. */
  readonly offer = $derived.by<Offer | null>(() =>
    this.open && !this.options.length && !this.ahead.options
      ? (this.drawing.shown?.offers[0] ?? null)
      : null,
  );

  /** What the board offers: to be done, or else to be proposed, or to be chosen ahead. */
  readonly choices = $derived.by<readonly Choice[]>(
    () => this.ahead.options ?? this.offer?.options ?? this.options,
  );

  /** What another seat may choose, as it was told. */
  readonly asked = $derived.by<Offer | null>(() => {
    const { told } = this.drawing;
    if (this.replaced || !told || told.options.length || this.ahead.options) return null;
    return told.offers[0] ?? null;
  });

  /** Whether the question that was told has its answer, and what came of that still moves. */
  readonly answered = $derived.by(() => {
    const { shown, told } = this.drawing;
    if (!shown || !told || shown === told || !isToAct(told)) return false;
    return shown.moment?.seat === told.audience && !asksTheSame(told, shown);
  });

  /** What is asked, by the key of its words; null while the answer to it still moves. */
  readonly prompt = $derived.by<Message | null>(() => {
    const { shown, told } = this.drawing;
    if (!this.answered) return told?.prompt ?? null;
    // Whose turn it is then gives nothing away; that it is the reader's again, or the end, would.
    return shown && !isToAct(shown) && !shown.over ? shown.prompt : null;
  });

  /** The choices of the question that was told: they stay in sight until it has an answer. */
  readonly listed = $derived.by<readonly Choice[]>(() => {
    if (this.choices.length || this.replaced || this.answered) return this.choices;
    return this.asked?.options ?? this.drawing.told?.options ?? [];
  });

  /** Whether the others wait for the shown seat; a choice that is made may still be taken back. */
  readonly toAct = $derived.by(() => {
    const { behind, told } = this.drawing;
    return !behind && !this.replaced && told !== null && isToAct(told);
  });

  /** The seat that is shown, while its person plays and is not asked; null otherwise. */
  readonly idle = $derived.by<Seat | null>(() => {
    const { told } = this.drawing;
    const running = this.info()?.status === 'running';
    if (!running || !told || told.over || this.replaced || isToAct(told)) return null;
    return told.audience;
  });

  /** What happens on the board and is not told yet; nothing when all is told. */
  readonly happening = $derived.by<readonly GameEvent[]>(() => {
    const { shown, told } = this.drawing;
    return shown === told || !shown ? [] : ((shown.moment?.events ?? []) as readonly GameEvent[]);
  });

  /** What is proposed for the question that is drawn. */
  readonly proposals = $derived.by<readonly OpenProposal[]>(() => {
    const { behind, shown } = this.drawing;
    return !behind && this.#proposed?.n === shown?.n ? (this.#proposed?.proposals ?? []) : [];
  });

  /** What the game offers to take back the reader's latest choice; null when it offers nothing. */
  readonly takeBack = $derived.by(() => this.options.find(takesBack) ?? null);

  /** What may be taken back, by any of the reader's seats, or why nothing may. */
  readonly undoable = $derived.by<Undoable | null>(() => {
    const { told, allTold } = this.drawing;
    const offers = [told, ...allTold].flatMap((update) =>
      update?.undo && update.audience !== null ? [{ seat: update.audience, ...update.undo }] : [],
    );
    return offers.find(({ to }) => to !== null) ?? offers[0] ?? null;
  });

  /** Whether other people have to agree before anything is taken back. */
  readonly asksOthers = $derived.by(() => {
    const info = this.info();
    return !!this.undoable?.answered && info !== null && !alone(info);
  });

  /** Keeps the open proposals that the server has sent; null forgets them. */
  propose(proposed: Proposed | null): void {
    this.#proposed = proposed;
  }
}
