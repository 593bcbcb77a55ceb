/** The tallest tower over the lake, the city small at its foot. */
import { area, line, repeat, strip, type Drawing } from './drawing';

const TOWER =
  'M-16 10V-168H24V-330H64V-402H104V-566L140 -650H184L196 -740H204L216 -650H260L296 -566V-402H336V-330H376V-168H416V10z';
/** Left wall of the tower at a height. */
const left = (y: number) => (y > -168 ? -16 : y > -330 ? 24 : y > -402 ? 64 : y > -560 ? 104 : 130);
const block = (x: number, w: number, h: number) => area(x, 6, x, -h, x + w, -h, x + w, 6);
const fountain = (x: number, h: number) =>
  `M${x} 60q-4 ${-h} -26 ${-h * 0.7}M${x} 60q0 ${-h * 1.3} 4 ${-h * 1.2}M${x} 60q6 ${-h} 30 ${-h * 0.7}`;

export const BURJ: Drawing = {
  sun: { x: 560, y: -290, r: 80 },
  washes: [
    ['rose', 'M-2300 -190q500 -70 1100 -30t1100 -30t1100 20t1900 10V0H-2300z'],
    [
      'haze',
      repeat(26, (i) => block(-1400 + i * 130, 60 + ((i * 29) % 50), 90 + ((i * 71) % 150))),
    ],
    [
      'stone',
      repeat(14, (i) =>
        Math.abs(i - 7.4) < 2.4 ? '' : block(-900 + i * 160, 80, 50 + ((i * 47) % 110)),
      ),
    ],
    ['leaf', repeat(26, (i) => `M${-1300 + i * 130} 12q30 -40 60 0z`)],
    ['water', strip(18, 500, 5)],
    ['iron', TOWER],
    ['cloud', area(196, 10, 196, -740, 204, -740, 300, -540, 300, 10)],
    ['deep', strip(110, 500, 9)],
  ],
  ink: [
    TOWER,
    line(200, 10, 200, -650) + line(64, -330, 64, 10) + line(336, -330, 336, 10),
    repeat(16, (i) =>
      line(left(-20 - i * 38), -20 - i * 38, 400 - left(-20 - i * 38), -20 - i * 38),
    ),
    repeat(14, (i) =>
      Math.abs(i - 7.4) < 2.4 ? '' : block(-900 + i * 160, 80, 50 + ((i * 47) % 110)),
    ),
    fountain(-90, 60) +
      fountain(60, 80) +
      fountain(200, 100) +
      fountain(340, 80) +
      fountain(490, 60),
    repeat(10, (i) => `M${-600 + i * 170} ${84 + (i % 3) * 26}q24 -10 48 0t48 0`),
  ],
};
