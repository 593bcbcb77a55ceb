/**
 * Replays records of That's Life! through the plain rules and prints the positions.
 *
 * Standard input: records, one per line. Standard output: per record one line, a list with
 * `{turn, die, options, scores}` after each entry; options as in the log.
 */

import { createInterface } from 'node:readline';

import {
  choosePlayer,
  following,
  IDS,
  moveGuard,
  movePiece,
  options,
  scores,
  setup,
} from './thats_life.js';

const MOVES = { movePiece, moveGuard, choosePlayer };
const NAMES = { movePiece: 'move_piece', moveGuard: 'move_guard', choosePlayer: 'choose_player' };

const asLogged = ([move, argument]) =>
  move === 'choosePlayer'
    ? { type: NAMES[move], target_seat: argument }
    : { type: NAMES[move], tile: IDS[argument] };

function replayed(record) {
  const [start, ...acts] = record.entries;
  const tape = start.tape.slice();
  const G = setup(record.options, record.seats.length, () => tape.shift());
  G.die = tape.shift() + 1;
  let turn = G.first;
  const told = [stands(G, turn)];
  for (const entry of acts) {
    const wanted = JSON.stringify(entry.body);
    const [move, argument] = options(G, turn).find(
      (option) => JSON.stringify(asLogged(option)) === wanted,
    );
    MOVES[move](G, turn, argument);
    if (!G.question) {
      turn = following(G, turn);
      G.die = turn < 0 ? 0 : entry.tape[0] + 1;
    }
    told.push(stands(G, turn));
  }
  return told;
}

function stands(G, turn) {
  const listed = turn < 0 ? [] : options(G, turn).map(asLogged);
  return { turn, die: G.die, options: listed, scores: scores(G) };
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(replayed(JSON.parse(line))));
}
