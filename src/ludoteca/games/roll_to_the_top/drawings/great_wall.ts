/** Three watchtowers on the ridges, the wall winding over the hills. */
import { area, birds, hills, line, puff, repeat, type Drawing } from './drawing';

const notches = (x: number, y: number, count: number) =>
  `M${x} ${y}` + repeat(count, () => 'v-14h13v14h13');
const tower = (x: number, foot: number, width: number, height: number) =>
  area(
    x - 16,
    foot + 20,
    x - 8,
    foot - height,
    x + width + 8,
    foot - height,
    x + width + 16,
    foot + 20,
  );
const WALL =
  'M-900 40C-500 -120 -300 30 -20 0L400 0C430 -40 430 -80 450 -82L750 -82C800 -120 820 -160 850 -162L1060 -162C1300 -220 1500 -60 1900 -160';

export const GREAT_WALL: Drawing = {
  sun: { x: 250, y: -456, r: 56 },
  washes: [
    [
      'haze',
      hills(
        -1100,
        -60,
        120,
        210,
        160,
        260,
        330,
        240,
        310,
        380,
        300,
        240,
        360,
        420,
        330,
        380,
        270,
        330,
        260,
      ),
    ],
    [
      'leaf',
      hills(
        -1100,
        20,
        90,
        150,
        100,
        60,
        110,
        130,
        170,
        140,
        190,
        230,
        260,
        300,
        250,
        290,
        240,
        200,
        260,
        180,
      ),
    ],
    [
      'grass',
      'M-2300 60C-900 20 -300 70 0 10S420 10 450 -70S800 -60 850 -150S1200 -170 1500 -60S2400 -90 3000 0V500H-2300z',
    ],
    [
      'sand',
      `${WALL}V-100C1500 0 1300 -150 1060 -100L850 -96C820 -90 800 -40 750 -20L450 -16C430 0 430 50 400 54L-20 56C-300 90 -500 -50 -900 110z`,
    ],
    ['stone', tower(0, 0, 400, 100)],
    ['stone', tower(120, -60, 160, 280)],
    ['stone', tower(450, -80, 300, 100)],
    ['stone', tower(530, -160, 140, 260)],
    ['stone', tower(850, -160, 200, 100)],
    ['stone', tower(890, -230, 120, 190)],
    ['leaf', puff(-60, 60, 46) + puff(430, 50, 34) + puff(800, 0, 40) + puff(1140, -80, 50)],
  ],
  ink: [
    WALL,
    'M-900 110C-500 -50 -300 90 -20 56M1060 -100C1300 -150 1500 0 1900 -100',
    notches(112, -340, 7) + notches(522, -420, 6) + notches(884, -420, 5),
    tower(120, -60, 160, 280),
    tower(530, -160, 140, 260),
    tower(890, -230, 120, 190),
    repeat(16, (i) =>
      line(-880 + i * 52, 28 - 52 * Math.sin(i / 5.2), -880 + i * 52, 50 - 52 * Math.sin(i / 5.2)),
    ),
    line(240, 20, 248, 46, 224, 60) + line(600, -50, 612, -30) + line(960, -130, 976, -110),
    puff(-60, 60, 46) + puff(800, 0, 40) + puff(1140, -80, 50),
    birds(700, -380),
  ],
};
