/** The board of Turncoats: squares, tokens, and where one may be placed. */
import { grid } from '/kit/1.js';

export const mount = grid({
  size: ({ view }) => ({ columns: view.options.size, rows: view.options.size, first: 'top' }),
  label: ({ t }) => t('board'),
  piece: (square, { view }) => (view.cells[square] < 0 ? null : view.cells[square]),
  squares: (action) => action.square,
  last: ({ view }) => (view.last < 0 ? null : view.last),
  says: (name, { view, t }, square) =>
    view.cells[square] < 0 ? null : t('square-of', { square: name, seat: view.cells[square] }),
});
