/**
 * Random tables of That's Life! on boardgame.io's headless client, default options.
 *
 * A worker of `ludoteca bench rules --peers`: see `worker.py` for the protocol.
 */

import { createRequire } from 'node:module';

import { thatsLife } from './boardgame_io_game.js';
import { options } from './thats_life.js';
import { serve } from './worker.js';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');

function table(numPlayers) {
  const client = Client({ game: thatsLife, numPlayers });
  client.start();
  let moves = 0;
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover) break;
    const listed = options(G, Number(ctx.currentPlayer));
    const [move, argument] = listed[Math.floor(Math.random() * listed.length)];
    client.moves[move](argument);
    moves += 1;
  }
  client.stop();
  return moves;
}

serve({ 'boardgame.io': require('boardgame.io/package.json').version }, () => ({
  random_moves: table(4),
  random_tables: 1,
}));
