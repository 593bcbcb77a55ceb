/**
 * The search of boardgame.io's MCTSBot on That's Life!, with default options except `iterations`.
 *
 * A worker of `ludoteca bench rules --peers`. It searches positions of random tables with a choice.
 * The counts do not depend on the time per position.
 */

import { createRequire } from 'node:module';

import { thatsLife } from './boardgame_io_game.js';
import { options } from './thats_life.js';
import { serve } from './worker.js';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { MCTSBot } = require('boardgame.io/ai');

const SEATS = 4;
const ITERATIONS = 10;
const POSITIONS = 200;

const enumerate = (G, ctx) =>
  options(G, Number(ctx.currentPlayer)).map(([move, argument]) => ({ move, args: [argument] }));

function positions() {
  const found = [];
  while (found.length < POSITIONS) {
    const client = Client({ game: thatsLife, numPlayers: SEATS });
    client.start();
    for (;;) {
      const { G, ctx } = client.getState();
      if (ctx.gameover) break;
      const listed = options(G, Number(ctx.currentPlayer));
      if (listed.length > 1) found.push(client.store.getState());
      const [move, argument] = listed[Math.floor(Math.random() * listed.length)];
      client.moves[move](argument);
    }
    client.stop();
  }
  return found;
}

const bot = new MCTSBot({ game: thatsLife, enumerate, iterations: ITERATIONS });
const given = positions();

await serve({ 'boardgame.io': require('boardgame.io/package.json').version }, async () => {
  const state = given[Math.floor(Math.random() * given.length)];
  await bot.play(state, state.ctx.currentPlayer);
  return { search_playouts: ITERATIONS };
});
