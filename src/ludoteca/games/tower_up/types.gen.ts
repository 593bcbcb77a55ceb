// Generated from the Python types by `npm run types`; do not edit.
import type * as kit from '$kit/board';

/**
 * A roof on ``floor``, counted from 1; it is visible if that is the highest floor.
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
 * The whole table: only the order of the deck is unknown, to everyone.
 *
 * ``turn`` is None when the table is over; ``extra`` is whether this is an extra turn, and
 * ``level`` the star columns at its beginning. ``supply`` and ``wanted`` are by colour.
 * ``discard`` are the cards taken since the last shuffle, ``deck`` is the number left to draw.
 * ``taking`` is the card being taken, ``icon`` the number of its floors taken so far, ``wanted``
 * the floor to choose next, ``excess`` the number of floors to return; ``to_place`` are the
 * colours of starting buildings that still need a site. ``idle`` counts turns in a row in which a
 * card was taken. ``plans`` and ``refused`` are for the seat that may build or place: each empty
 * site is in one of them, or during setup in ``open``.
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
 * A building with its ``roofs`` from bottom to top; ``free`` is the number of empty sites
 * beside it, and so of floors it may still get.
 */
export interface Building {
  site: string;
  colour: 'black' | 'brown' | 'grey' | 'white';
  height: number;
  roofs: Roof[];
  free: number;
}
/**
 * A seat's pieces: ``stock`` and ``vehicles`` (spaces of the tracks) by colour; ``roofs`` in
 * hand and ``visible`` ones, those at the time of scoring if ``scored``; ``stars`` is the number
 * of star columns that all vehicles have reached; ``chips`` has one value per objective in play, 0
 * for none.
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
 * Breakdown of a seat's points, or its points if it scored now.
 */
export interface Points {
  tracks: number[];
  cone: number;
  chips: number;
  total: number;
}
/**
 * A card of the market; "" in a place where one is about to be drawn. ``missing`` are floors on
 * it that the supply lacks, by colour; ``ends`` is whether taking it triggers the end.
 */
export interface Offer {
  card: string;
  missing: number[];
  ends: boolean;
}
/**
 * An objective in play with the ``chips`` left, the highest first; `Player.chips` has those
 * taken.
 */
export interface Objective {
  id: string;
  chips: number[];
}
/**
 * How, and ``by`` which seat, the end was triggered; the seats ``left``, in order, still have a
 * turn or are in their last one.
 */
export interface End {
  by: 'roofs' | 'supply';
  seat: number;
  left: number[];
}
/**
 * A building of ``colour`` that can be started on ``site``, with its ``cost`` by colour and the
 * possible ``roofs``. ``covers`` are the seats whose visible roofs would be built over, once per
 * roof.
 */
export interface Plan {
  site: string;
  colour: 'black' | 'brown' | 'grey' | 'white';
  cost: number[];
  covers: number[];
  roofs: Roofing[];
}
/**
 * Effect of a roof on the building on ``site``: the vehicle of its ``colour`` goes from space
 * ``start`` to ``end``. ``points`` includes the change of the cone by the roof and by the floors
 * of the build; ``extra`` is whether an extra turn follows.
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
 * An objective that a roof would meet, and its chip.
 */
export interface Gain {
  objective: string;
  chip: number;
}
/**
 * Reason why an empty site cannot be used: no building beside it, buildings of all four colours
 * (in the setup: one of this colour) beside it, ``missing`` floors by colour, or no roof left.
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
 * Choose the colour of a wild floor, or of a substitute for a floor that has run out.
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
 * Start a building on ``site``, raise all buildings beside it, and put a roof on the building
 * on site ``roof``.
 */
export interface Build {
  type: 'build';
  site: string;
  colour: 'black' | 'brown' | 'grey' | 'white';
  roof: string;
}
/**
 * Confirms the choices of a seat. The last confirmation reveals all choices.
 */
export interface Confirm {
  type: 'confirm';
}
/**
 * ``seat`` chooses the sites of the starting buildings; then ``first_seat`` begins.
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
 * ``seat`` chose a floor; ``wanted`` is "wild", or the colour that had run out.
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
 * A starting building with one floor stands on a drawn site.
 */
export interface BuildingStood {
  type: 'building_stood';
  site: string;
  site_word: string;
  colour: 'black' | 'brown' | 'grey' | 'white';
  colour_word: string;
}
/**
 * The last player placed a starting building.
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
 * A building of ``colour`` was started on ``site``; ``raised`` neighbours grew by a floor.
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
 * A vehicle moved. Spaces of a track count from 0; steps beyond the last one are lost.
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
 * A build changed the visible roofs of ``owner_seat`` to ``visible``, so that its cone now
 * counts ``end`` points instead of ``start``. It belongs to the builder's turn.
 */
export interface ConeChanged {
  type: 'cone_changed';
  owner_seat: number;
  visible: number;
  start: number;
  end: number;
}
/**
 * ``seat`` met an objective and took a bonus chip worth ``chip`` points.
 */
export interface ObjectiveMet {
  type: 'objective_met';
  seat: number;
  objective: string;
  objective_word: string;
  chip: number;
}
/**
 * The turn of ``seat`` began; after a ``final`` turn it scores.
 */
export interface TurnBegan {
  type: 'turn_began';
  seat: number;
  final: 'no' | 'yes';
}
/**
 * All four vehicles of ``seat`` have reached the star column at space ``column``.
 */
export interface ExtraTurn {
  type: 'extra_turn';
  seat: number;
  column: number;
}
/**
 * A new card was turned up in place of the one taken.
 */
export interface CardRevealed {
  type: 'card_revealed';
  card: string;
  card_word: string;
}
/**
 * The deck was empty, and the cards taken so far were shuffled into a new one.
 */
export interface Reshuffled {
  type: 'reshuffled';
}
/**
 * The end was triggered. ``why``: the last roof; a floor that the supply lacked; a city in
 * which nothing more can be built; many rounds without a build.
 */
export interface EndTriggered {
  type: 'end_triggered';
  seat: number;
  why: 'full' | 'idle' | 'roofs' | 'supply';
}
/**
 * ``seat`` scored ``points`` in total, ``cone`` of them for its ``visible`` roofs.
 */
export interface Scored {
  type: 'scored';
  seat: number;
  visible: number;
  cone: number;
  points: number;
}
/**
 * The table ended, after all seats have scored.
 */
export interface Ended {
  type: 'ended';
}

export type Choice<Of extends Action = Action> = kit.Choice<Of>;
export type Preview = kit.Preview<View, Action, Event>;
export type BoardProps = kit.BoardProps<View, Action, Event>;
export type AccountProps = kit.AccountProps<View>;
