/** boardgame.io's own server with That's Life!, everything in memory, for `ludoteca bench server`. */

import { createRequire } from 'node:module';

import { thatsLife } from './boardgame_io_game.js';

const { Origins, Server } = createRequire(import.meta.url)('boardgame.io/server');

const server = Server({ games: [thatsLife], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run(0);
console.log(`boardgame.io is open: http://127.0.0.1:${appServer.address().port}`);
