/**
 * Random tables of That's Life! in Node without any engine: the cost of the rules alone.
 *
 * A worker of `ludoteca bench rules --peers`.
 */

import {
  choosePlayer,
  DEFAULTS,
  following,
  moveGuard,
  movePiece,
  options,
  setup,
} from './thats_life.js';
import { serve } from './worker.js';

const MOVES = { movePiece, moveGuard, choosePlayer };

const below = (n) => Math.floor(Math.random() * n);

function table(seats) {
  const G = setup(DEFAULTS, seats, below);
  let turn = G.first;
  let moves = 0;
  G.die = below(6) + 1;
  while (turn >= 0) {
    const listed = options(G, turn);
    const [move, argument] = listed[below(listed.length)];
    MOVES[move](G, turn, argument);
    moves += 1;
    if (G.question) continue;
    turn = following(G, turn);
    G.die = turn < 0 ? 0 : below(6) + 1;
  }
  return moves;
}

await serve({}, () => ({ random_moves: table(4), random_tables: 1 }));
