// Generated from the Python types by `npm run types`; do not edit.
import type * as kit from '$kit/board';

/**
 * A roof on ``floor``, counted from 1; it is visible when that is the highest one.
 *
 * @minItems 2
 */
export type Roof = [number, number];
export type Action = Place | Take | Choose | Return | Build | Confirm;
export type Event =
  | Founding
  | CardTaken
  | FloorChosen
  | FloorReturned
  | BuildingStood
  | BuildingStarted
  | Built
  | Roofed
  | VehicleMoved
  | ConeChanged
  | ObjectiveMet
  | TurnBegan
  | ExtraTurn
  | CardRevealed
  | Reshuffled
  | EndTriggered
  | Scored
  | Ended;

/**
 * How a table is set up; see "Options" in the README of this folder.
 */
export interface Options {
  objectives: 'random' | 'starter';
  start_sites: 'automatic' | 'chosen';
}
/**
 * The whole table: only the order of the deck is hidden, and nobody knows it.
 *
 * ``turn`` is None when the table is over; ``extra`` is whether this is an extra turn, and
 * ``level`` the star columns at its beginning. ``supply`` and ``wanted`` go by colour.
 * ``discard`` are the cards taken since the last shuffle, ``deck`` how many are left to draw.
 * ``taking`` is the card that is being taken, ``icon`` how many of its floors were, ``wanted``
 * what is to be chosen next, ``excess`` how many floors are to be returned; ``to_place`` are the
 * colours of starting buildings that still want a site. ``idle`` counts turns in a row in which a
 * card was taken. ``plans`` and ``refused`` are for the seat that is to build or to place: all
 * empty sites are in one of them, or in ``open`` in set-up.
 */
export interface View {
  options: Options;
  board: 'city-large' | 'city-small';
  stage: 'act' | 'choose' | 'confirm' | 'over' | 'place' | 'return';
  start: number;
  turn: number | null;
  extra: boolean;
  level: number;
  buildings: Building[];
  players: Player[];
  supply: number[];
  market: Offer[];
  deck: number;
  discard: string[];
  objectives: Objective[];
  taking: string | null;
  icon: number;
  wanted: ('black' | 'brown' | 'grey' | 'white' | 'wild') | null;
  excess: number;
  to_place: ('black' | 'brown' | 'grey' | 'white')[];
  idle: number;
  end: End | null;
  plans: Plan[];
  refused: Refusal[];
  open: string[];
}
/**
 * ``roofs`` from bottom to top; ``free`` sites beside it are empty, so often it may grow.
 */
export interface Building {
  site: string;
  colour: 'black' | 'brown' | 'grey' | 'white';
  height: number;
  roofs: Roof[];
  free: number;
}
/**
 * ``stock`` and ``vehicles`` (spaces of the tracks) by colour; ``roofs`` in hand and
 * ``visible`` ones, as they were when it scored if ``scored``; ``stars`` is how many star columns
 * all vehicles have reached; ``chips`` has one value per objective in play, 0 for none.
 */
export interface Player {
  stock: number[];
  vehicles: number[];
  roofs: number;
  visible: number;
  stars: number;
  chips: number[];
  points: Points;
  scored: boolean;
}
/**
 * What counts, or would count if the table ended now.
 */
export interface Points {
  tracks: number[];
  cone: number;
  chips: number;
  total: number;
}
/**
 * A card of the market; "" where one is about to be drawn. ``missing`` are floors on it that
 * the supply does not have, by colour; ``ends`` is whether taking it triggers the end.
 */
export interface Offer {
  card: string;
  missing: number[];
  ends: boolean;
}
/**
 * ``chips`` that are left, the highest first; those who have one stand in `Player.chips`.
 */
export interface Objective {
  id: string;
  chips: number[];
}
/**
 * ``by`` whom and how the end was triggered; ``left`` still have a turn or are in their last
 * one, in order.
 */
export interface End {
  by: 'roofs' | 'supply';
  seat: number;
  left: number[];
}
/**
 * A building of ``colour`` that can be started on ``site``; ``cost`` by colour, one of
 * ``roofs`` is to be chosen. Each of ``covers`` is a seat whose visible roof would be built over.
 */
export interface Plan {
  site: string;
  colour: 'black' | 'brown' | 'grey' | 'white';
  cost: number[];
  covers: number[];
  roofs: Roofing[];
}
/**
 * What a roof on the building on ``site`` would do: the vehicle of its ``colour`` goes from
 * space ``start`` to ``end``, which is worth ``points`` together with what it and the floors below
 * it change of the cone; ``extra`` is an extra turn.
 */
export interface Roofing {
  site: string;
  colour: 'black' | 'brown' | 'grey' | 'white';
  height: number;
  start: number;
  end: number;
  points: number;
  extra: boolean;
  gains: Gain[];
}
/**
 * An objective that would be met, and its chip.
 */
export interface Gain {
  objective: string;
  chip: number;
}
/**
 * Why an empty site cannot be used: no building beside it, buildings of all four colours (in
 * set-up: one of this colour) beside it, ``missing`` floors, by colour, or no roof left.
 */
export interface Refusal {
  site: string;
  why: 'colours' | 'floors' | 'no-building' | 'no-roof';
  missing: number[];
}
/**
 * Put the next starting building on ``site``.
 */
export interface Place {
  type: 'place';
  site: string;
}
/**
 * Take a ``card`` of the market.
 */
export interface Take {
  type: 'take';
  card: string;
}
/**
 * The colour of a wild floor, or of one in the place of a floor that has run out.
 */
export interface Choose {
  type: 'choose';
  colour: 'black' | 'brown' | 'grey' | 'white';
}
/**
 * Give a floor back to the supply, down to the limit.
 */
export interface Return {
  type: 'return';
  colour: 'black' | 'brown' | 'grey' | 'white';
}
/**
 * Start a building on ``site``, raise all beside it, and put a roof on the one on ``roof``.
 */
export interface Build {
  type: 'build';
  site: string;
  colour: 'black' | 'brown' | 'grey' | 'white';
  roof: string;
}
/**
 * Be done. When the last one is, all is shown.
 */
export interface Confirm {
  type: 'confirm';
}
/**
 * ``seat`` chooses the sites of the starting buildings, and ``first_seat`` begins then.
 */
export interface Founding {
  type: 'founding';
  seat: number;
  first_seat: number;
}
export interface CardTaken {
  type: 'card_taken';
  seat: number;
  card: string;
  card_word: string;
}
/**
 * ``wanted`` is "wild", or the colour that had run out.
 */
export interface FloorChosen {
  type: 'floor_chosen';
  seat: number;
  colour: 'black' | 'brown' | 'grey' | 'white';
  colour_word: string;
  wanted: 'black' | 'brown' | 'grey' | 'white' | 'wild';
  wanted_word: string;
}
export interface FloorReturned {
  type: 'floor_returned';
  seat: number;
  colour: 'black' | 'brown' | 'grey' | 'white';
  colour_word: string;
}
/**
 * A starting building, of one floor, whose site was drawn.
 */
export interface BuildingStood {
  type: 'building_stood';
  site: string;
  site_word: string;
  colour: 'black' | 'brown' | 'grey' | 'white';
  colour_word: string;
}
/**
 * A starting building was put where the last player wanted it.
 */
export interface BuildingStarted {
  type: 'building_started';
  seat: number;
  site: string;
  site_word: string;
  colour: 'black' | 'brown' | 'grey' | 'white';
  colour_word: string;
}
/**
 * ``colour`` was started on ``site`` and ``raised`` buildings beside it grew by a floor.
 */
export interface Built {
  type: 'built';
  seat: number;
  site: string;
  site_word: string;
  colour: 'black' | 'brown' | 'grey' | 'white';
  colour_word: string;
  raised: number;
}
/**
 * A roof was put on floor ``height`` of the building on ``site``; ``left`` are in hand.
 */
export interface Roofed {
  type: 'roofed';
  seat: number;
  site: string;
  site_word: string;
  colour: 'black' | 'brown' | 'grey' | 'white';
  colour_word: string;
  height: number;
  left: number;
}
/**
 * Spaces of a track count from 0; steps beyond the last one are lost.
 */
export interface VehicleMoved {
  type: 'vehicle_moved';
  seat: number;
  colour: 'black' | 'brown' | 'grey' | 'white';
  colour_word: string;
  start: number;
  end: number;
}
/**
 * A build changed which roofs are visible: of ``owner_seat`` now ``visible`` ones, so that its
 * cone would count ``end`` points, no longer ``start``. It belongs to the turn of who built.
 */
export interface ConeChanged {
  type: 'cone_changed';
  owner_seat: number;
  visible: number;
  start: number;
  end: number;
}
/**
 * ``chip`` is what the bonus chip is worth.
 */
export interface ObjectiveMet {
  type: 'objective_met';
  seat: number;
  objective: string;
  objective_word: string;
  chip: number;
}
/**
 * The turn was handed on to ``seat``; after a ``final`` one it scores.
 */
export interface TurnBegan {
  type: 'turn_began';
  seat: number;
  final: 'no' | 'yes';
}
/**
 * All four vehicles have come to the star column at space ``column``.
 */
export interface ExtraTurn {
  type: 'extra_turn';
  seat: number;
  column: number;
}
/**
 * The card that takes the place of the one that was taken.
 */
export interface CardRevealed {
  type: 'card_revealed';
  card: string;
  card_word: string;
}
/**
 * The deck was empty: the cards that had been taken are the deck again.
 */
export interface Reshuffled {
  type: 'reshuffled';
}
/**
 * ``why``: the last roof; a floor that the supply did not have; a city in which nothing can be
 * built any more; many rounds in which nobody built.
 */
export interface EndTriggered {
  type: 'end_triggered';
  seat: number;
  why: 'full' | 'idle' | 'roofs' | 'supply';
}
/**
 * The cone was placed for ``visible`` roofs and counts ``cone``; ``points`` is the total.
 */
export interface Scored {
  type: 'scored';
  seat: number;
  visible: number;
  cone: number;
  points: number;
}
/**
 * All have scored; the table is over.
 */
export interface Ended {
  type: 'ended';
}

export type Choice<Of extends Action = Action> = kit.Choice<Of>;
export type Preview = kit.Preview<View, Action, Event>;
export type BoardProps = kit.BoardProps<View, Action, Event>;
export type AccountProps = kit.AccountProps<View>;
