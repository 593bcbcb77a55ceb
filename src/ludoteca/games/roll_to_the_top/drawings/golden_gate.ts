/** Two red towers over the strait, hills in the fog behind. */
import { area, birds, hills, line, repeat, strip, type Drawing } from './drawing';

const tower = (x: number) =>
  area(
    x - 14,
    30,
    x - 8,
    -430,
    x + 108,
    -430,
    x + 114,
    30,
    x + 84,
    30,
    x + 80,
    -400,
    x + 20,
    -400,
    x + 16,
    30,
  );
const cable = 'M-420 -190Q-60 -230 250 -440Q500 -60 750 -440Q1060 -230 1420 -190';
/** Height of the hangers over the deck, between the towers and beside them. */
const hanger = (x: number) => {
  const between = Math.abs(x - 500) <= 250;
  const from = between
    ? -250 - 190 * ((x - 500) / 250) ** 2
    : -440 + Math.abs(Math.abs(x - 500) - 250) * 0.52;
  return from < -236 ? line(x, from, x, -238) : '';
};

export const GOLDEN_GATE: Drawing = {
  sun: { x: 610, y: -400, r: 70 },
  washes: [
    ['haze', hills(-900, -70, 60, 130, 170, 120, 180, 220, 150, 90)],
    ['leaf', hills(700, -60, 40, 120, 190, 150, 210, 170, 130, 180, 120)],
    ['grass', hills(-800, 10, 120, 90, 150, 110, 60)],
    ['water', strip(-40, 400, 6)],
    ['deep', strip(60, 400, 10)],
    [
      'cloud',
      'M-300 -110q200 -60 420 -10t460 -20t520 10t400 0q60 40 -100 46H-260q-120 -10 -40 -26z',
    ],
    ['rust', area(-1600, -168, 2600, -168, 2600, -238, -1600, -238)],
    ['rust', tower(200)],
    ['rust', tower(700)],
  ],
  ink: [
    cable,
    repeat(35, (i) => hanger(-200 + i * 40)),
    tower(200),
    tower(700),
    line(-1600, -238, 2600, -238),
    line(-1600, -168, 2600, -168),
    repeat(60, (i) => line(-1600 + i * 70, -168, -1565 + i * 70, -190, -1530 + i * 70, -168)),
    repeat(14, (i) => `M${-700 + i * 190} ${40 + (i % 3) * 26}q26 -14 52 0t52 0`),
    'M470 10l80 0l-16 22h-50zM508 10v-78l34 64zM502 6v-66l-28 62z',
    birds(380, -330),
  ],
};
