/** The iron lady over the lawns, Paris low behind her. */
import { area, birds, hills, line, puff, repeat, strip, type Drawing } from './drawing';

const OUTLINE =
  'M-34 14C30 -90 40 -150 56 -250L150 -262C168 -380 196 -420 206 -480L252 -490L290 -700L310 -700L348 -490L394 -480C404 -420 432 -380 450 -262L544 -250C560 -150 570 -90 634 14L410 14C392 -110 208 -110 190 14z';
const cross = (x: number, y: number, w: number, h: number) =>
  line(x, y, x + w, y - h) + line(x + w, y, x, y - h);

export const EIFFEL: Drawing = {
  sun: { x: 560, y: -580, r: 60 },
  washes: [
    [
      'haze',
      hills(
        -1300,
        -10,
        60,
        90,
        70,
        110,
        90,
        130,
        90,
        70,
        80,
        60,
        90,
        70,
        120,
        100,
        130,
        90,
        70,
        100,
        80,
        60,
      ),
    ],
    ['haze', 'M-330 -60v-60q6 -50 26 -60q20 10 26 60v60zM-380 -40h150v-60h-150z'],
    [
      'shade',
      repeat(22, (i) =>
        area(
          -1300 + i * 150,
          0,
          -1300 + i * 150,
          -40 - ((i * 37) % 50),
          -1180 + i * 150,
          -40 - ((i * 37) % 50),
          -1180 + i * 150,
          0,
        ),
      ),
    ],
    ['grass', strip(4, 500, 5)],
    ['sand', area(160, 500, 250, 14, 350, 14, 440, 500)],
    ['leaf', repeat(9, (i) => puff(-1100 + i * 120, 20, 54) + puff(720 + i * 120, 20, 54))],
    ['iron', OUTLINE],
    [
      'rose',
      area(46, -160, 554, -160, 560, -180, 40, -180) +
        area(146, -400, 454, -400, 458, -416, 142, -416),
    ],
  ],
  ink: [
    OUTLINE,
    'M230 14C240 -70 360 -70 370 14',
    line(38, -182, 562, -182) + line(140, -400, 460, -400) + line(300, -700, 300, -760),
    repeat(5, (i) => cross(254 + i * 2, -490 - i * 34, 92 - i * 15, 34)),
    repeat(5, (i) => cross(20 + i * 12, -i * 32, 80, 32) + cross(500 - i * 12, -i * 32, 80, 32)),
    repeat(10, (i) => cross(62 + i * 48, -186, 46, 40)),
    repeat(
      3,
      (i) =>
        cross(156 + i * 12, -270 - i * 40, 60, 40) + cross(386 - i * 12, -270 - i * 40, 60, 40),
    ),
    repeat(4, (i) => puff(-620 + i * 120, 20, 54) + puff(720 + i * 120, 20, 54)),
    'M-380 -40v-60h150v60M-330 -100v-20q6 -50 26 -60q20 10 26 60v20',
    birds(420, -600),
  ],
};
