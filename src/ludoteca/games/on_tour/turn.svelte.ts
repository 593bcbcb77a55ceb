/**
 * The reader's turn on the board: the chosen number, the previewed mark, a tour drawn by hand, and
 * the texts that follow from them.
 */
import { BoardSession } from '$kit/frame/board-session.svelte';
import type { Chart } from './chart';
import { areasOf, offers, type What } from './choosing';
import { areas, next, points } from './hand';
import { marksOf, named, numbersIn } from './marks';
import type { Action, BoardProps, Choice } from './types.gen';

/** CSS pixels from which on the other maps stand beside the reader's. */
const WIDE = 640;

export class Turn {
  /** A tour drawn by hand, when the game is over. */
  hand = $state.raw<readonly number[] | null>(null);
  #picked = $state<What | null>(null);

  /** Both functions are called anew each time; `chart` returns null before the map is laid out. */
  constructor(
    private readonly props: () => BoardProps,
    private readonly chart: () => Chart | null,
  ) {}

  /** The thing under the pointer or focus is an area. */
  readonly frame = new BoardSession<Action>(() => this.props(), {
    wide: WIDE,
    step: () => this.#asking(),
    undoable: () => true, // until the reader confirms, which has a button of its own
    // The leading seat.
    watched: () => {
      const { scores } = this.props();
      return Math.max(0, scores.indexOf(Math.max(...scores)));
    },
    drop: () => {
      if (!this.hand?.length) return false;
      this.eraseStop();
      return true;
    },
  });
  /** Seat whose map is in front. */
  readonly seat = $derived.by(() => this.frame.front);

  // ---- the chosen number -----------------------------------------------------------------------

  readonly #open = $derived.by(() => offers(this.props().options));
  readonly whats = $derived.by(() => this.#open.whats);
  readonly chosen = $derived.by(() =>
    this.#picked !== null && this.whats.includes(this.#picked)
      ? this.#picked
      : (this.whats[0] ?? null),
  );
  /** Options that write it. */
  readonly choices = $derived.by(() =>
    this.#open.marks.filter(({ action }) => action.what === this.chosen),
  );
  /** Areas of these options; null when there are none. */
  readonly lit = $derived.by(() => (this.choices.length ? areasOf(this.choices) : null));
  /** Mark of a hint. Its area glows when its number is chosen; its number glows in the tray. */
  readonly advised = $derived.by(() => {
    const hint = this.props().hint;
    return hint?.type === 'mark' ? hint : null;
  });

  // ---- maps, tours, and the previewed mark -----------------------------------------------------

  /** Preview of a mark, and its area. */
  readonly foreseen = $derived.by(() => {
    const preview = this.props().preview ?? null;
    return preview?.action.type === 'mark' ? preview : null;
  });
  readonly #foreseenArea = $derived.by(() =>
    this.foreseen?.action.type === 'mark' ? this.foreseen.action.area : null,
  );
  /** Area under the pointer or focus. */
  readonly looked = $derived.by(() => this.#foreseenArea ?? this.frame.looked);
  /** Marks of the map in front, now and after the preview. */
  readonly present = $derived.by(() => {
    const chart = this.chart();
    return chart && marksOf(chart, this.props().view.maps[this.seat] ?? []);
  });
  readonly marks = $derived.by(() => {
    const chart = this.chart();
    return (
      chart && marksOf(chart, (this.foreseen?.view ?? this.props().view).maps[this.seat] ?? [])
    );
  });
  /** Best tour of the map in front, now and after the preview. */
  readonly tour = $derived.by(() => this.props().view.routes[this.seat] ?? []);
  readonly would = $derived.by(() => this.foreseen?.view.routes[this.seat] ?? null);
  /** Tour to draw: the one by hand, the one of the preview, or the best one. */
  readonly drawn = $derived.by(() =>
    this.hand ? areas(this.props().view.stops, this.hand) : (this.would ?? this.tour),
  );
  /** Areas where a tour drawn by hand can continue. */
  readonly next = $derived.by(() => this.hand && next(this.props().view.stops, this.hand));
  readonly score = $derived.by(() => this.props().view.points[this.seat] ?? 0);
  readonly handScore = $derived.by(() =>
    this.hand ? points(this.props().view.stops, this.hand) : null,
  );
  /** Numbers that the reader has written this turn. */
  readonly used = $derived.by(() => {
    const { present } = this;
    return numbersIn(this.props().view.marks.map((area) => present?.get(area)));
  });

  /** Step of the reader within the turn, which other players' actions do not change. */
  readonly step = $derived.by(() => {
    const { view, me } = this.props();
    const done = me !== null && view.confirmed[me];
    return `${view.turn}.${view.marks.length}.${done ? 'done' : 'writing'}`;
  });

  // ---- texts -----------------------------------------------------------------------------------

  /** Translation key of an area. */
  word(area: string): string {
    return `area-${this.props().view.options.map}-${area}`;
  }

  say(choice: Choice): string {
    return this.props().t(choice.text.key, choice.text.args);
  }

  /** Sentence about the neighbours' numbers between which the chosen number would come. */
  #between(empty: string): string {
    const { view, t } = this.props();
    const [, ...beside] = view.gaps.find(([area]) => area === empty) ?? [];
    const [below = -1, above = -1] = this.chosen === 'high' ? beside.slice(2) : beside;
    return t('board-between', { below, above });
  }

  /** Sentences about the chosen mark in an area; the tour's length only for the area under the pointer. */
  told(area: string): string[] {
    const after = this.#foreseenArea === area ? this.foreseen?.view.points[this.seat] : undefined;
    const would =
      after === undefined ? '' : this.props().t('board-would-said', { before: this.score, after });
    return [this.#between(area), would];
  }

  /** Question after the reader has chosen another number than the first one. */
  #asking(): string | null {
    const { view, t } = this.props();
    const picked = this.#picked;
    if (picked === null || picked !== this.chosen || this.whats.length < 2) return null;
    return t('board-step', { what: picked, number: picked === 'high' ? view.high : view.low });
  }

  /** Caption for the area under the pointer or focus. */
  readonly caption = $derived.by(() => {
    const { t } = this.props();
    const looked = this.looked;
    if (!this.present || looked === null) return null;
    const mark = this.present.get(looked);
    const choice = this.choices.find(({ action }) => action.area === looked);
    const text = [
      choice
        ? this.say(choice)
        : mark
          ? t('board-holds', { area_word: this.word(looked), mark: named(mark) })
          : t('board-empty', { area_word: this.word(looked) }),
    ];
    if (!mark) text.push(this.#between(looked));
    if (this.foreseen) {
      const after = this.foreseen.view.points[this.seat] ?? 0;
      text.push(t('board-would', { before: this.score, after }));
    }
    return text;
  });

  // ---- choosing --------------------------------------------------------------------------------

  choose(what: What): void {
    this.#picked = what;
    this.frame.look(null);
    this.props().ponder?.(null);
  }

  /** Adds a stop to the tour drawn by hand. */
  drawStop(stop: number): void {
    this.hand = [...(this.hand ?? []), stop];
  }

  /** Removes its last stop. */
  eraseStop(): void {
    this.hand = (this.hand ?? []).slice(0, -1);
  }
}
