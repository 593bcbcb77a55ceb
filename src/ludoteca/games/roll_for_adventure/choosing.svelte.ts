/** The choice in progress - a number, a count of dice, a place - and the options that still fit it. */
import type { SeatLook } from '$kit/board';
import type { BoardSession } from '$kit/frame/board-session.svelte';
import { aloud } from '$kit/text/screen-reader';
import { labelled, phrases } from '$kit/text/join';
import { homes, NAMES, placeOf, placements, PLACES, sized, type PlaceName } from './map';
import type { Action, BoardProps, Choice, Foe } from './types.gen';

type Asked = Required<
  Pick<
    BoardProps,
    'view' | 'options' | 'proposals' | 'since' | 'hint' | 'seats' | 'me' | 't' | 'busy'
  >
>;

export class Choosing {
  number = $state<number | null>(null);
  /** Number of its dice to place; null for as many as there is room for. */
  count = $state<number | null>(null);
  /** Chosen place, if it takes these dice in several ways. */
  to = $state<string | null>(null);
  /** On a small screen: the place that is drawn large. */
  near = $state<PlaceName>('forest');
  /** On a small screen: whether the reader has opened the abilities. */
  able = $state(false);

  constructor(
    private readonly asked: () => Asked,
    private readonly frame: () => BoardSession<Action>,
  ) {}

  readonly busy = $derived.by(() => this.asked().busy);
  readonly placing = $derived.by(
    () => this.asked().view.stage === 'place' && this.asked().options.length > 0,
  );

  /** Whether the reader suggests options to another player, whose turn it is. */
  readonly proposing = $derived.by(
    () => this.asked().view.seats > 1 && this.asked().me !== this.asked().view.turn,
  );

  /** Options other than placements; a suggestion of the only option would be useless. */
  readonly others = $derived.by<readonly Choice[]>(() => {
    const { options } = this.asked();
    if (this.proposing && options.length === 1) return [];
    return options.filter(({ action }) => action.type !== 'place');
  });

  /** Places that take the chosen number, or any number, and places of answers; some occur several times. */
  readonly open = $derived.by<readonly string[]>(() => {
    const { options } = this.asked();
    const left = this.placing ? placements(options, this.number, null) : options;
    return left.flatMap(({ action }) => placeOf(action) ?? []);
  });

  /** Ways to place dice at the chosen place, of which the reader still has to choose one. */
  readonly waiting = $derived.by<readonly Choice[]>(() =>
    this.to === null ? [] : this.ways(this.to),
  );

  /** Number of dice with the chosen number, which is the most that can be placed. */
  readonly most = $derived.by(
    () => this.asked().view.pool.filter(([, face]) => face === this.number).length,
  );

  /** Drops the choice in progress; true when there was one. */
  drop(): boolean {
    const had = this.number !== null || this.to !== null || this.able;
    this.number = this.count = this.to = null;
    this.able = false;
    return had;
  }

  /** Opens the abilities and drops the choice of dice. */
  use(): void {
    this.drop();
    this.able = true;
    if (this.#goal) this.come(this.#goal);
  }

  /** Chooses a number, or drops it if it was chosen. */
  take(face: number): void {
    const taken = this.number === face ? null : face;
    this.drop();
    this.number = taken;
  }

  /** Sets the number of dice to place. */
  mean(count: number): void {
    this.count = count;
    this.to = null;
  }

  /** Options at a place that fit the choice so far: with the set number of dice, or as many as fit. */
  ways(place: string): readonly Choice[] {
    const { options } = this.asked();
    if (!this.placing) return options.filter(({ action }) => placeOf(action) === place);
    const found = placements(options, this.number, place);
    return this.number === null ? found : sized(found, this.count ?? this.most);
  }

  goes(face: number): boolean {
    return placements(this.asked().options, face, null).length > 0;
  }

  /**
   * Chooses a place. After a number it is the second tap and acts at once; on a touch screen, a choice
   * that ends the placing, or was not begun with a number, is previewed first.
   */
  choose(place: string, finger: boolean): void {
    const found = this.ways(place);
    const [first] = found;
    this.able = false;
    const known = this.number !== null && place !== 'resurrection';
    if (found.length === 1 && first) this.frame().choose(first, finger && !known);
    else this.to = this.to === place ? null : place;
  }

  look(place: string, on: boolean): void {
    const found = this.ways(place);
    const [first] = found;
    if (first && found.length === 1) this.frame().ponder(first, on, () => this.say(first));
    else this.frame().look(on ? this.named(place) : null);
  }

  /** Attributes of a drawing that shows `words` under the pointer. A finger does not leave. */
  telling(words: string) {
    return {
      onpointerenter: () => this.frame().look(words),
      onpointerleave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') this.frame().look(null);
      },
    };
  }

  // ---- the place drawn large -------------------------------------------------------------------

  /** Place on the map for a place of an option, which may be an enemy. */
  whereOf(place: string): PlaceName | null {
    const at = this.#foe(place)?.at ?? place;
    if (at === 'nowhere') return 'oblivion';
    return PLACES.find((name) => name === at) ?? null;
  }

  come(place: string): void {
    const found = this.whereOf(place);
    if (found) this.near = found;
  }

  /** Draws a place large that takes the number, unless the present one does. */
  follow(number: number): void {
    const [goal] = [...homes(number), ...this.open].filter((place) => this.open.includes(place));
    if (!goal) return;
    const here = this.open.some((place) => this.whereOf(place) === this.near);
    if (!here || NAMES.some((name) => name === goal)) this.come(goal);
  }

  /** Whether something at a place takes the chosen number. */
  leadsTo(place: PlaceName): boolean {
    if (this.placing && this.number === null) return false;
    return this.open.some((one) => this.whereOf(one) === place);
  }

  // ---- questions, hints, and changes -----------------------------------------------------------

  /** Question about a placement or an ability that is not complete yet. */
  readonly step = $derived.by(() => {
    const { t } = this.asked();
    if (!this.placing || this.proposing) return null;
    if (this.to !== null) return t('board-which-dice', { place: this.called(this.to) });
    if (this.able) return this.#asks();
    return this.number === null ? null : t('board-step-place', { number: this.number });
  });

  #asks(): string | null {
    const [first] = this.others;
    if (!first) return null;
    const facts = this.#goal ? { place: this.named(this.#goal) } : {};
    return this.asked().t(`board-step-${first.action.type}`, facts);
  }

  /** Place where the ability puts dice, if it does. */
  get #goal(): string | null {
    const to = this.others[0]?.text.args['to_word'];
    return typeof to === 'string' ? to.replace(/^place-/, '') : null;
  }

  /** Number of a hint, if it is not chosen already. */
  get advisedNumber(): number | null {
    const { hint } = this.asked();
    return hint?.type === 'place' && hint.number !== this.number ? hint.number : null;
  }

  /** Whether a hint points to a place. */
  advises(place: string): boolean {
    const { hint } = this.asked();
    return hint !== null && placeOf(hint) === place && this.advisedNumber === null;
  }

  /** Whether an option is that of a hint. */
  would({ action }: Choice): boolean {
    const { hint } = this.asked();
    return hint !== null && JSON.stringify(hint) === JSON.stringify(action);
  }

  /** Whether a territory was damaged since the reader's last turn. */
  harmed(name: string): boolean {
    return this.asked().since.some((event) => event.type === 'damaged' && event.territory === name);
  }

  /** Whether another player has placed dice at a place since the reader's last turn. */
  changed(place: string): boolean {
    return this.asked().since.some((event) => event.type === 'placed' && event.to === place);
  }

  // ---- suggestions -----------------------------------------------------------------------------

  /** Colour of a seat that suggests something at a place; null for none. */
  proposed(place: PlaceName): string | null {
    const { proposals, seats } = this.asked();
    const one = proposals.findLast(
      ({ action }) => action.type === 'place' && this.whereOf(action.to) === place,
    );
    return one ? `var(--seat-${seats[one.seat]?.colour ?? 0})` : null;
  }

  /** Seats that suggest to place dice exactly there. */
  proposers(place: string): readonly SeatLook[] {
    const { proposals, seats } = this.asked();
    return proposals.flatMap(({ action, seat }) => {
      const look = seats[seat];
      return look && action.type === 'place' && action.to === place ? [look] : [];
    });
  }

  /** Seat that suggests an option. */
  proposer({ action }: Choice): SeatLook | null {
    const { proposals, seats } = this.asked();
    const found = proposals.find((one) => JSON.stringify(one.action) === JSON.stringify(action));
    return found ? (seats[found.seat] ?? null) : null;
  }

  // ---- texts -----------------------------------------------------------------------------------

  say({ text }: Choice): string {
    return this.asked().t(text.key, text.args);
  }

  /** Text of an option for screen readers. */
  spoken({ text }: Choice): string {
    return aloud(text, this.asked().t);
  }

  /** Name of a place, which may be an enemy. */
  named(place: string): string {
    const foe = this.#foe(place);
    return foe ? this.nameOf(foe) : this.asked().t(`place-${place}`);
  }

  /** Name of a place without its contents, for the middle of a sentence. */
  called(place: string): string {
    const foe = this.#foe(place);
    return foe ? this.#called(foe) : this.asked().t(`place-${place}`);
  }

  /** Text about an enemy: its rank, the dice on it, and the present effect of its attack. */
  nameOf(foe: Foe): string {
    return this.#nameOf(foe, `${foe.total}/${foe.strength}`);
  }

  /** Text about an enemy for screen readers. */
  spokenOf(foe: Foe): string {
    const { total, strength } = foe;
    return this.#nameOf(foe, this.asked().t('board-strength', { total, strength }));
  }

  #called({ card, nth }: Foe): string {
    const name = this.asked().t(`card-${card.replace(/^(phantom|giant)-\d$/, '$1')}`);
    return nth ? `${name} #${nth}` : name;
  }

  #nameOf(foe: Foe, filled: string): string {
    const { t } = this.asked();
    const words = [this.#called(foe), t('board-rank', { rank: foe.rank }), filled];
    const land = (NAMES as readonly string[]).indexOf(foe.at);
    if (land >= 0) words.push(labelled(t('board-attack'), this.#attack(land), t));
    return phrases(words, t);
  }

  /** Text about a territory: its damage, and the present effect of an attack. */
  landOf(land: number): string {
    const { view, t } = this.asked();
    const damage = t('board-skull', {
      territory_word: `place-${NAMES[land] ?? 'desert'}`,
      hole: view.skulls[land] ?? 0,
      last: view.last_hole,
    });
    return phrases([damage, labelled(t('board-attack'), this.#attack(land), t)], t);
  }

  #attack(land: number): string {
    const dice = this.asked().view.takes[land] ?? 0;
    return dice ? this.asked().t('board-take', { dice }) : this.asked().t('board-harm');
  }

  #foe(place: string): Foe | undefined {
    return this.asked().view.enemies.find(({ number }) => `enemy-${number}` === place);
  }
}
