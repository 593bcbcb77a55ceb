/** Rows of matches: first a row is chosen, then how many of it. */
import { board, each, outline, roundedBox, svg } from '/kit/1.js';

const WIDTH = 360;
const HEIGHT = 56;
const MATCH = roundedBox(8, 40, 4);

let row = null;

export const mount = board({
  label: ({ t }) => t('board'),
  about: (thing, { view, t }) => {
    const at = Number(thing.split(':')[1]);
    return [t('about-row'), t('row', { row: at + 1, left: view.rows[at] })];
  },
  step: ({ t }) => (row === null ? null : t('row-chosen', { row: row + 1 })),
  drop: () => {
    const dropped = row !== null;
    row = null;
    return dropped;
  },
  make(here) {
    const drawing = svg('svg', { class: 'matches', viewBox: `0 0 ${WIDTH} ${3 * HEIGHT}` });
    here.root.append(drawing);
    return ({ view, options, preview, since = [], hint, seats, t }) => {
      if (!options.some(({ action }) => action.row === row)) row = null;
      const spots = [];
      const marks = [];
      const rows = each(drawing, view.rows, {
        key: (_, at) => at,
        make: (_, at) =>
          svg(
            'g',
            { transform: `translate(0 ${(at + 0.5) * HEIGHT})`, 'data-anchor': `row:${at}` },
            svg('path', { class: 'row', d: roundedBox(350, 50, 8), transform: 'translate(180 0)' }),
            svg('g', { class: 'lying' }),
          ),
      });
      view.rows.forEach((left, at) => {
        const group = rows[at];
        const taken = preview?.action.row === at ? preview.action.matches : 0;
        const lying = each(
          group.querySelector('.lying'),
          Array.from({ length: left }, (_, i) => i),
          {
            key: (i) => i,
            make: () => svg('g', {}, svg('path', { class: 'match', d: MATCH })),
            draw: (match, i) => {
              match.classList.toggle('taken', i >= left - taken);
              here.glide(match, `match-${at}-${i}`, { x: 180 + (i - (left - 1) / 2) * 48, y: 0 });
            },
          },
        );
        const others = since.find((event) => event.type === 'matches_taken' && event.row === at + 1);
        if (others) marks.push({ at: group, seat: others.seat });
        if (row === at)
          lying.forEach((match, i) => {
            const option = options.find(
              ({ action }) => action.row === at && action.matches === left - i,
            );
            if (option)
              spots.push({
                at: match,
                option,
                glow: outline('circle', 20),
                caption: [here.say(option), seats[here.front].name],
              });
          });
        else if (options.some(({ action }) => action.row === at))
          spots.push({
            at: group,
            label: t('row', { row: at + 1, left }),
            advised: hint?.row === at,
            pick: () => {
              row = at;
              here.again();
            },
          });
      });
      here.spots(spots, marks);
    };
  },
});
