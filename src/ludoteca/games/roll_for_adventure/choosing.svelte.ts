/** What is half chosen - a number, how many of its dice, where they go - and what may still be chosen with it. */
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
  /** How many of its dice are to be placed; null for as many as there is room for. */
  count = $state<number | null>(null);
  /** A place that takes these dice in several ways. */
  to = $state<string | null>(null);
  /** On a small screen: what is drawn large. */
  near = $state<PlaceName>('forest');
  /** On a small screen: abilities are asked for. */
  able = $state(false);

  constructor(
    private readonly asked: () => Asked,
    private readonly frame: () => BoardSession<Action>,
  ) {}

  readonly busy = $derived.by(() => this.asked().busy);
  readonly placing = $derived.by(
    () => this.asked().view.stage === 'place' && this.asked().options.length > 0,
  );

  /** The reader proposes: it is the turn of somebody else. */
  readonly proposing = $derived.by(
    () => this.asked().view.seats > 1 && this.asked().me !== this.asked().view.turn,
  );

  /** What is offered beside placements; to propose the only thing there is helps nobody. */
  readonly others = $derived.by<readonly Choice[]>(() => {
    const { options } = this.asked();
    if (this.proposing && options.length === 1) return [];
    return options.filter(({ action }) => action.type !== 'place');
  });

  /** Where the number may go, or any number, and where an answer lies; some places several times. */
  readonly open = $derived.by<readonly string[]>(() => {
    const { options } = this.asked();
    const left = this.placing ? placements(options, this.number, null) : options;
    return left.flatMap(({ action }) => placeOf(action) ?? []);
  });

  /** The ways to place there, of which one is still to be chosen. */
  readonly waiting = $derived.by<readonly Choice[]>(() =>
    this.to === null ? [] : this.ways(this.to),
  );

  /** How many dice show the number that is chosen: so many may be placed, or fewer. */
  readonly most = $derived.by(
    () => this.asked().view.pool.filter(([, face]) => face === this.number).length,
  );

  /** Lets go of what is half chosen; true when there was something. */
  drop(): boolean {
    const had = this.number !== null || this.to !== null || this.able;
    this.number = this.count = this.to = null;
    this.able = false;
    return had;
  }

  /** Asks for the ability: what was half chosen of the dice is not meant any more. */
  use(): void {
    this.drop();
    this.able = true;
    if (this.#goal) this.come(this.#goal);
  }

  /** Takes a number up, or puts it down again. */
  take(face: number): void {
    const taken = this.number === face ? null : face;
    this.drop();
    this.number = taken;
  }

  /** Says how many dice of the number are meant. */
  mean(count: number): void {
    this.count = count;
    this.to = null;
  }

  /** What may be done there with what is chosen: of a number as many dice as are meant, or fit. */
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
   * The number was the first tap, so a place is the second and does it; what ends the placing, and
   * what was not half chosen before, is shown first to a finger.
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

  /** For what is drawn: tells it in words to whoever points at it. A finger does not leave. */
  telling(words: string) {
    return {
      onpointerenter: () => this.frame().look(words),
      onpointerleave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') this.frame().look(null);
      },
    };
  }

  // ---- what lies near --------------------------------------------------------------------------

  /** Where a place is: it may be an enemy. */
  whereOf(place: string): PlaceName | null {
    const at = this.#foe(place)?.at ?? place;
    if (at === 'nowhere') return 'oblivion';
    return PLACES.find((name) => name === at) ?? null;
  }

  come(place: string): void {
    const found = this.whereOf(place);
    if (found) this.near = found;
  }

  /** Where the number goes comes near, unless something that takes it is there. */
  follow(number: number): void {
    const [goal] = [...homes(number), ...this.open].filter((place) => this.open.includes(place));
    if (!goal) return;
    const here = this.open.some((place) => this.whereOf(place) === this.near);
    if (!here || NAMES.some((name) => name === goal)) this.come(goal);
  }

  /** Whether the chosen number may go to something there. */
  leadsTo(place: PlaceName): boolean {
    if (this.placing && this.number === null) return false;
    return this.open.some((one) => this.whereOf(one) === place);
  }

  // ---- what is asked, advised, and new ---------------------------------------------------------

  /** What is asked of a placement, or of an ability, that is half chosen. */
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

  /** Where the ability puts dice, if it does. */
  get #goal(): string | null {
    const to = this.others[0]?.text.args['to_word'];
    return typeof to === 'string' ? to.replace(/^place-/, '') : null;
  }

  /** The number that a bot would take up, where nothing or another one is. */
  get advisedNumber(): number | null {
    const { hint } = this.asked();
    return hint?.type === 'place' && hint.number !== this.number ? hint.number : null;
  }

  /** Whether a bot that was asked would place there, or choose it. */
  advises(place: string): boolean {
    const { hint } = this.asked();
    return hint !== null && placeOf(hint) === place && this.advisedNumber === null;
  }

  /** Whether a bot that was asked would choose this option. */
  would({ action }: Choice): boolean {
    const { hint } = this.asked();
    return hint !== null && JSON.stringify(hint) === JSON.stringify(action);
  }

  /** Whether the territory was damaged since the reader's last turn. */
  harmed(name: string): boolean {
    return this.asked().since.some((event) => event.type === 'damaged' && event.territory === name);
  }

  /** Whether somebody else has placed dice there since the reader's last turn. */
  changed(place: string): boolean {
    return this.asked().since.some((event) => event.type === 'placed' && event.to === place);
  }

  // ---- proposals -------------------------------------------------------------------------------

  /** The colour of a seat that proposes something there; null when nobody does. */
  proposed(place: PlaceName): string | null {
    const { proposals, seats } = this.asked();
    const one = proposals.findLast(
      ({ action }) => action.type === 'place' && this.whereOf(action.to) === place,
    );
    return one ? `var(--seat-${seats[one.seat]?.colour ?? 0})` : null;
  }

  /** Who proposes to place exactly there. */
  proposers(place: string): readonly SeatLook[] {
    const { proposals, seats } = this.asked();
    return proposals.flatMap(({ action, seat }) => {
      const look = seats[seat];
      return look && action.type === 'place' && action.to === place ? [look] : [];
    });
  }

  /** Who proposes that option. */
  proposer({ action }: Choice): SeatLook | null {
    const { proposals, seats } = this.asked();
    const found = proposals.find((one) => JSON.stringify(one.action) === JSON.stringify(action));
    return found ? (seats[found.seat] ?? null) : null;
  }

  // ---- in words --------------------------------------------------------------------------------

  say({ text }: Choice): string {
    return this.asked().t(text.key, text.args);
  }

  /** The same to who cannot see it. */
  spoken({ text }: Choice): string {
    return aloud(text, this.asked().t);
  }

  /** What a place is called, be it an enemy. */
  named(place: string): string {
    const foe = this.#foe(place);
    return foe ? this.nameOf(foe) : this.asked().t(`place-${place}`);
  }

  /** The same without what is on it, for the middle of a sentence. */
  called(place: string): string {
    const foe = this.#foe(place);
    return foe ? this.#called(foe) : this.asked().t(`place-${place}`);
  }

  /** An enemy with its rank, what is on it, and what its attack would do now. */
  nameOf(foe: Foe): string {
    return this.#nameOf(foe, `${foe.total}/${foe.strength}`);
  }

  /** The same to who cannot see it. */
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

  /** A territory with its damage, and what an attack would do there now. */
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
