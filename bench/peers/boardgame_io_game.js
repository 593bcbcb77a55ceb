/** That's Life! as a game of boardgame.io: our rules, its turns, dice and immutable state. */

import { createRequire } from 'node:module';

import {
  choosePlayer,
  DEFAULTS,
  following,
  moveGuard,
  movePiece,
  scores,
  setup,
} from './thats_life.js';

const { INVALID_MOVE } = createRequire(import.meta.url)('boardgame.io/core');

/** A move of ours as one of theirs; the turn ends unless a question is open. */
const asMove =
  (move) =>
  ({ G, ctx, events }, argument) => {
    if (!move(G, Number(ctx.currentPlayer), argument)) return INVALID_MOVE;
    if (!G.question) events.endTurn();
    return undefined;
  };

export const thatsLife = {
  name: 'thats-life',
  setup: ({ ctx, random }) => setup(DEFAULTS, ctx.numPlayers, (n) => random.Die(n) - 1),
  moves: {
    movePiece: asMove(movePiece),
    moveGuard: asMove(moveGuard),
    choosePlayer: asMove(choosePlayer),
  },
  turn: {
    order: {
      first: ({ G }) => G.first,
      next: ({ G, ctx }) => following(G, Number(ctx.currentPlayer)),
    },
    onBegin: ({ G, random }) => {
      G.die = random.D6();
    },
  },
  endIf: ({ G }) => (G.pieces.every((own) => own.length === 0) ? { scores: scores(G) } : undefined),
};
