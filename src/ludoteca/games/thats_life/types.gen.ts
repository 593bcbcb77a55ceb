// Generated from the Python types by `npm run types`; do not edit.
import type * as kit from '$kit/board';

export type Action = MovePiece | MoveGuard | ChoosePlayer;
export type Event =
  | Began
  | Rolled
  | PieceMoved
  | GuardMoved
  | TileTaken
  | TileGiven
  | TileStolen
  | ActionFizzled
  | TileTurned
  | Finished
  | Ended;

/**
 * How a table is set up; see "Options" in the README of this folder.
 */
export interface Options {
  layout: 'shuffled' | 'standard' | 'variant1' | 'variant2';
  action_tiles: boolean;
  guards: boolean;
  scoring: 'basic' | 'expert';
  pieces: 'rulebook' | 'three';
}
/**
 * The whole table: nothing is hidden in this game, so all audiences see the same.
 *
 * ``start`` and ``finish`` have one count of pieces per seat; ``path`` runs from Start to
 * Finish; ``towers`` are bottom to top, one per seat; ``die`` is 1 to 6, 0 when the table is
 * over; ``turn`` is None then.
 */
export interface View {
  options: Options;
  start: number[];
  path: Stone[];
  finish: number[];
  guards_home: number;
  towers: TowerTile[][];
  turn: number | null;
  die: number;
  question: Question | null;
}
/**
 * A tile on the path. ``pieces`` has one count per seat.
 *
 * ``value`` is 0 for lucky and action tiles; ``side`` is the side an action tile shows.
 */
export interface Stone {
  id: string;
  kind: 'action' | 'lucky' | 'minus' | 'plus';
  value: number;
  side: ('gift' | 'steal') | null;
  pieces: number[];
  guards: number;
}
/**
 * A tile in a tower. If ``turned``, a lucky tile turns it and it counts ``-value``.
 */
export interface TowerTile {
  id: string;
  kind: 'lucky' | 'minus' | 'plus';
  value: number;
  turned: boolean;
}
/**
 * A choice of player that ``seat`` must make before the next roll, because it left an action
 * tile empty.
 */
export interface Question {
  seat: number;
  kind: 'gift' | 'steal';
  tile: string;
  targets: number[];
}
/**
 * Move one of the player's own pieces from ``tile``.
 */
export interface MovePiece {
  type: 'move_piece';
  tile: string;
}
/**
 * Move a guard from ``tile``.
 */
export interface MoveGuard {
  type: 'move_guard';
  tile: string;
}
/**
 * Choose the player to steal from, or which of the tied players receives the gift.
 */
export interface ChoosePlayer {
  type: 'choose_player';
  target_seat: number;
}
/**
 * The draw made ``seat`` the first player.
 */
export interface Began {
  type: 'began';
  seat: number;
}
export interface Rolled {
  type: 'rolled';
  seat: number;
  die: number;
}
/**
 * A piece went from one tile to another; tiles are ids, faces the text on them.
 */
export interface PieceMoved {
  type: 'piece_moved';
  seat: number;
  steps: number;
  from_tile: string;
  from_face: string;
  to_tile: string;
  to_face: string;
}
export interface GuardMoved {
  type: 'guard_moved';
  seat: number;
  steps: number;
  from_tile: string;
  from_face: string;
  to_tile: string;
  to_face: string;
}
/**
 * A tile that was left empty went on top of the tower of ``seat``.
 */
export interface TileTaken {
  type: 'tile_taken';
  seat: number;
  tile: string;
  face: string;
}
export interface TileGiven {
  type: 'tile_given';
  seat: number;
  target_seat: number;
  tile: string;
  face: string;
}
export interface TileStolen {
  type: 'tile_stolen';
  seat: number;
  target_seat: number;
  tile: string;
  face: string;
}
/**
 * A Gift or Steal changed nothing: the seat had "nothing" to give, or there was "nobody" to
 * give to or to steal from.
 */
export interface ActionFizzled {
  type: 'action_fizzled';
  seat: number;
  tile: string;
  face: string;
  why: 'nobody' | 'nothing';
}
/**
 * An action tile was turned over to ``face``; it is the ``place``-th tile behind Start.
 */
export interface TileTurned {
  type: 'tile_turned';
  tile: string;
  face: string;
  place: number;
}
/**
 * All pieces of ``seat`` are home.
 */
export interface Finished {
  type: 'finished';
  seat: number;
}
/**
 * Every piece is home; the table is over.
 */
export interface Ended {
  type: 'ended';
}

export type Choice<Of extends Action = Action> = kit.Choice<Of>;
export type Preview = kit.Preview<View, Action, Event>;
export type BoardProps = kit.BoardProps<View, Action, Event>;
export type AccountProps = kit.AccountProps<View>;
