/** Three pyramids in the sand, a caravan passing by. */
import { area, line, repeat, strip, type Drawing } from './drawing';

const pyramid = (left: number, right: number, top: number) => ({
  lit: area(left, 8, (left + right) / 2, top, left + (right - left) * 0.66, 8),
  dark: area(left + (right - left) * 0.66, 8, (left + right) / 2, top, right, 8),
});
const SMALL = pyramid(-60, 260, -230);
const MIDDLE = pyramid(230, 770, -400);
const LARGE = pyramid(725, 1285, -412);
const camel = (x: number, y: number) =>
  `M${x} ${y}l4 -22l-6 -10q6 -14 12 0q4 -12 10 -12t10 12q6 0 8 -14l10 -4l2 6l-6 2l-4 22l-6 4l4 20`;
const palm = (x: number, y: number, h: number) =>
  `M${x} ${y}q8 ${-h * 0.5} 2 ${-h}q-24 -14 -44 8m44 -8q-14 -26 -40 -20m40 20q2 -28 28 -28m-28 28q22 -16 46 4m-46 -4q22 4 30 28`;

export const GIZA: Drawing = {
  sun: { x: 720, y: -504, r: 84 },
  washes: [
    ['rose', 'M-2300 -90q400 -50 900 -20t900 -20t1000 10t1000 -10t1400 20V0H-2300z'],
    ['sand', strip(0, 500, 8)],
    ['sand', LARGE.lit],
    ['shade', LARGE.dark],
    ['sand', MIDDLE.lit],
    ['shade', MIDDLE.dark],
    ['sand', SMALL.lit],
    ['shade', SMALL.dark],
    ['shade', 'M-900 60q400 -60 800 0t900 -8t1200 12q-600 50 -1200 20t-1700 -24z'],
    ['leaf', 'M-150 -20q-30 -20 -50 6q30 -44 50 -14q20 -40 54 -10q-30 -8 -54 18z'],
  ],
  ink: [
    LARGE.lit + LARGE.dark + MIDDLE.lit + MIDDLE.dark + SMALL.lit + SMALL.dark,
    repeat(
      8,
      (i) =>
        line(300 + i * 12, -20 - i * 28, 330 + i * 12, -18 - i * 28) +
        line(800 + i * 12, -24 - i * 28, 836 + i * 12, -22 - i * 28),
    ),
    palm(-150, 30, 92) + palm(-210, 44, 70) + palm(1360, 30, 90),
    camel(520, 66) + camel(590, 60) + camel(655, 68),
    'M-700 40q300 -30 600 4M900 70q300 -40 700 0M-200 110q400 -30 700 6',
  ],
};
