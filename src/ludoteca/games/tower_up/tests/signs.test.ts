import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layOut, type BoardName, type Style } from '../city';
import { boxOf, distance, overlap, placed, reach, linesOf } from '../signs';

/** Rooms of the map, in CSS pixels, from small phones to wide screens, and the picture of the game's page. */
const ROOMS = [
  [336, 250],
  [344, 300],
  [344, 330],
  [348, 360],
  [374, 420],
  [396, 480],
  [420, 260],
  [470, 270],
  [500, 300],
  [560, 330],
  [590, 560],
  [640, 520],
  [700, 480],
  [740, 620],
  [752, 560],
  [830, 560],
  [960, 700],
  [1200, 900],
  [1700, 880],
  [904, 430],
] as const;
const LANGUAGES = ['en', 'es', 'ko', 'zh-Hant'] as const;

const namesOf = (language: string) =>
  new Map(
    [
      ...readFileSync(new URL(`../i18n/${language}.ftl`, import.meta.url), 'utf8').matchAll(
        /^district-(\w) = (.+)$/gm,
      ),
    ].map(([, id = '', name = '']) => [id.toUpperCase(), name]),
  );

const all = (['city-small', 'city-large'] as const).flatMap((board) =>
  (['city', 'plan'] as const).flatMap((style) =>
    LANGUAGES.map((language): [BoardName, Style, string] => [board, style, language]),
  ),
);

/** Each room in one of the languages, another one for each board and style; with time in all of them. */
const roomsOf = (nth: number) =>
  process.env.DEEP
    ? ROOMS
    : ROOMS.filter((_, room) => (room + nth + Math.floor(nth / 4)) % LANGUAGES.length === 0);

test.each(all.map((one, nth) => [...one, nth] as const))(
  'in %s as a %s all names in %s stand free at many sizes',
  (board, style, language, nth) => {
    const names = namesOf(language);
    const wrong = roomsOf(nth).flatMap(([width, height]) => {
      const layout = layOut(board, style, width, height, 46);
      const signs = placed(layout, names);
      const boxes = signs.map((sign) => ({ ...sign, box: boxOf(sign) }));
      const room = `${width} x ${height}`;
      return [
        ...(signs.length < names.size ? [`${room}: ${signs.length} names`] : []),
        ...boxes.flatMap(({ id, box }, i) =>
          boxes
            .slice(i + 1)
            .flatMap((other) =>
              overlap(box, other.box) ? [`${room}: ${id} lies over ${other.id}`] : [],
            ),
        ),
        ...boxes.flatMap(({ id, box }) =>
          layout.plots.flatMap((plot) =>
            distance(box, plot, layout) < 1 ? [`${room}: ${id} lies on ${plot.id}`] : [],
          ),
        ),
        ...boxes.flatMap(({ id, x, y }) => {
          const far = (one: string) => reach({ x, y }, linesOf(layout, one));
          const nearest = [...names.keys()].sort((a, b) => far(a) - far(b))[0];
          return nearest === id ? [] : [`${room}: ${id} stands in ${nearest}`];
        }),
      ];
    });

    expect(wrong).toEqual([]);
  },
);

test('the name of a district lies before no building of two floors', () => {
  for (const board of ['city-small', 'city-large'] as const) {
    const layout = layOut(board, 'city', 590, 560, 46);

    const hidden = placed(layout, namesOf('en')).filter((sign) =>
      layout.plots.some((plot) => distance(boxOf(sign), plot, layout, 2 * layout.rise) < 1),
    );
    expect(hidden.map(({ id }) => id)).toEqual([]);
  }
});
