/**
 * The board kit for packages, version 1: everything that a `board.js` imports from `/kit/1.js`.
 *
 * Nothing here may change: a board that was written for it keeps working. More may be added; a
 * change that would break a board belongs into another version beside this one.
 */
export { reducedMotion as calm } from '../motion/motion';
export { board } from './board';
export { grid } from './grid';
export { each, fill, html, set, svg } from './made';
export { token } from './token';
export { SIDE, Squares } from '../places/grid';
export { land, turnOver } from '../motion/turn-over';
export { outline, roundedBox } from '../tokens/shapes';
export { labelled, list, phrases, sentences } from '../text/join';

export const version = 1;
