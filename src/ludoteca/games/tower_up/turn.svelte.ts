/**
 * The reader's turn on the board: the build chosen so far, the previewed option, and the lights and
 * texts that follow from them.
 */
import { tick } from 'svelte';
import { BoardSession } from '$kit/frame/board-session.svelte';
import { phrases } from '$kit/text/join';
import { begin, goBack, narrowing } from './choosing';
import type { Colour } from './facade';
import { lightsOn } from './lights';
import { builtByOthers, newCards } from './news';
import { sayPlan, sayRoofing, saySite } from './said';
import { growth, standing } from './stack';
import type { Action, BoardProps, Build, Choice, Plan } from './types.gen';

/** CSS pixels from which on the sheets stand beside the city. */
const WIDE = 640;

export class Turn {
  /** Element of the board, in which the focus moves. */
  element = $state<HTMLElement>();
  /** Plan of the colour under the pointer, of several for a site. */
  shownPlan = $state.raw<Plan | null>(null);

  /** `props` returns the board's props, and is called anew each time. */
  constructor(private readonly props: () => BoardProps) {}

  readonly #choice = narrowing(() => this.props().options);

  readonly frame = new BoardSession<Action>(() => this.props(), {
    wide: WIDE,
    step: () => this.#step(),
    undoable: () => true, // until the reader confirms, which has a button of its own
    watched: () => {
      const { view, scores } = this.props();
      return view.turn ?? Math.max(0, scores.indexOf(Math.max(...scores)));
    },
    drop: () => this.back(),
  });

  // ---- the build chosen so far -----------------------------------------------------------------

  readonly site = $derived.by(() => (this.#choice.chosen('site')[0] as string | undefined) ?? null);
  readonly plans = $derived.by(() =>
    this.props().view.plans.filter((plan) => plan.site === this.site),
  );
  readonly plan = $derived.by(() => {
    const colour = this.#choice.chosen('colour')[0] ?? null;
    return this.plans.find((one) => one.colour === colour) ?? null;
  });
  /** Builds of the chosen plan, one per roof. */
  readonly builds = $derived.by(() =>
    this.plan
      ? this.#choice.left.filter((one): one is Choice<Build> => one.action.type === 'build')
      : [],
  );

  /** Whether a floor must be chosen. */
  readonly asked = $derived.by(() =>
    this.props().options.some(({ action }) => action.type === 'choose' || action.type === 'return'),
  );
  /** Whether a choice lies over the market, which keeps its place. */
  readonly covered = $derived.by(() => this.site !== null || this.asked);

  // ---- the previewed option --------------------------------------------------------------------

  /** Card under the pointer or focus, here or in the list of choices. */
  readonly lookedCard = $derived.by(() => {
    const action = this.props().preview?.action;
    return action?.type === 'take' ? action.card : null;
  });
  /** Plan of the previewed build. */
  readonly #lookedPlan = $derived.by(() => {
    const action = this.props().preview?.action;
    if (action?.type !== 'build') return null;
    const same = ({ site, colour }: Plan) => site === action.site && colour === action.colour;
    return this.props().view.plans.find(same) ?? null;
  });
  /** Roof of the previewed build. */
  readonly roofing = $derived.by(() => {
    const action = this.props().preview?.action;
    if (action?.type !== 'build') return null;
    return this.#lookedPlan?.roofs.find((one) => one.site === action.roof) ?? null;
  });
  /** Site under the pointer or focus. */
  readonly lookedSite = $derived.by(() =>
    this.frame.looked?.includes(':') ? null : this.frame.looked,
  );
  /** Plan of the site under the pointer: its first colour, if there is one. */
  readonly #hovered = $derived.by(
    () => this.props().view.plans.find((one) => one.site === this.lookedSite) ?? null,
  );
  readonly #ghost = $derived.by(
    () => this.#lookedPlan ?? this.plan ?? this.shownPlan ?? this.#hovered,
  );
  /** Buildings to draw, with the previewed floors and roof. */
  readonly stands = $derived.by(() => {
    const { view, me } = this.props();
    const roofed = this.roofing && this.#lookedPlan === this.#ghost;
    return standing(
      view.buildings,
      this.#ghost,
      roofed && this.roofing ? { on: this.roofing, seat: me ?? 0 } : null,
    );
  });
  /** Objectives that the previewed option would meet. */
  readonly gained = $derived.by(() => this.roofing?.gains.map(({ objective }) => objective) ?? []);
  /** The player in front, and the same after the previewed option. */
  readonly front = $derived.by(() => this.props().view.players[this.frame.front]);
  readonly foreseen = $derived.by(
    () => this.props().preview?.view.players[this.frame.front] ?? null,
  );

  // ---- sites, and what is new ------------------------------------------------------------------

  readonly lights = $derived.by(() => {
    const { options, view, t } = this.props();
    return lightsOn(options, this.site, this.plan, this.builds, (site) => this.choose(site), {
      say: (one) => this.say(one),
      tell: (site) => phrases(saySite(site, view, t), t),
    });
  });

  /** Site of a hint, or the site of its roof while the roof is being chosen. */
  readonly advised = $derived.by(() => {
    const hint = this.props().hint;
    if (hint?.type === 'place') return hint.site;
    if (hint?.type !== 'build') return null;
    return this.plan ? hint.roof : hint.site;
  });

  /** Sites where others have built since the reader's last turn, with the owner. */
  readonly recent = $derived.by(() => {
    const { since = [], seats, me } = this.props();
    return builtByOthers(since, seats, me);
  });
  /** Cards that have come into the market since then. */
  readonly revealed = $derived.by(() => newCards(this.props().since ?? []));
  readonly #grownSince = growth();
  /** Sites that have grown with this update. */
  readonly fresh = $derived.by(() => this.#grownSince(this.props().view.buildings));

  // ---- texts -----------------------------------------------------------------------------------

  say(one: Choice): string {
    return this.props().t(one.text.key, one.text.args);
  }

  /** Sentences about the previewed option, or about the site under the pointer. */
  readonly caption = $derived.by(() => {
    const { view, options, preview, t } = this.props();
    if (this.roofing && this.#lookedPlan) {
      const building = t(`site-${this.roofing.site.toLowerCase()}`);
      return [building, sayRoofing(this.roofing, t), sayPlan(this.#lookedPlan, t)];
    }
    if (this.lookedSite) {
      return this.lookedSite === this.site ? null : saySite(this.lookedSite, view, t);
    }
    if (this.lookedCard !== null && preview) {
      const one = options.find(
        ({ action }) => action.type === 'take' && action.card === this.lookedCard,
      );
      return one ? [this.say(one)] : null;
    }
    return null;
  });

  /** Question about a build that is not complete yet. */
  #step(): string | null {
    if (this.site === null) return null;
    const { t } = this.props();
    const site_word = `site-${this.site.toLowerCase()}`;
    return this.plan ? t('board-step-roof') : t('board-step-colour', { site_word });
  }

  // ---- choosing --------------------------------------------------------------------------------

  /** Ends the preview, because the element under the pointer may be gone. */
  leave(): void {
    this.frame.look(null);
    this.props().ponder?.(null);
  }

  choose(id: string): void {
    this.shownPlan = null;
    const [first] = this.#choice.open('colour');
    if (id !== this.site) begin(this.#choice, id);
    // A second tap takes the colour that is drawn.
    else if (first !== undefined) this.#choice.pick('colour', first);
    this.props().ponder?.(null);
    this.frame.others = false;
    this.onward('.plans .offer');
  }

  pick(colour: Colour): void {
    this.shownPlan = null;
    this.#choice.pick('colour', colour);
    this.onward('.roofs .offer');
  }

  /** Takes back the last step of the choice; false when there was none. */
  back(): boolean {
    this.shownPlan = null;
    this.props().ponder?.(null);
    const from = this.site;
    const undone = goBack(this.#choice);
    if (undone) {
      this.onward(
        this.#choice.steps.length ? '.plans .offer' : `[data-site='${from}'] [data-spot]`,
      );
    }
    return undone;
  }

  /** Moves the focus to the next question, for readers who use keys. */
  onward(where: string): void {
    if (!this.frame.focused || !document.activeElement?.matches(':focus-visible')) return;
    void tick().then(() => this.element?.querySelector<HTMLElement | SVGElement>(where)?.focus());
  }
}
