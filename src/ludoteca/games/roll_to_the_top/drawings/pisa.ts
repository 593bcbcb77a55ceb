/** The tower that leans, its galleries of arches, the green square. */
import { area, arch, birds, line, puff, repeat, spire, strip, type Drawing } from './drawing';

/** Left wall at a height; the right one is parallel. */
const wall = (y: number) => -22 - y * 0.625;
const TOWER = area(wall(14), 14, wall(-486), -486, wall(-486) + 344, -486, wall(14) + 344, 14);
const BELFRY = area(
  wall(-486) + 40,
  -486,
  wall(-610) + 40,
  -600,
  wall(-610) + 304,
  -600,
  wall(-486) + 304,
  -486,
);
const HALL = area(-560, 10, -560, -150, -470, -220, -380, -150, -380, -110, -210, -110, -210, 10);

export const PISA: Drawing = {
  sun: { x: 90, y: -500, r: 60 },
  washes: [
    ['haze', 'M-2300 -50q300 -90 600 -50t500 -60t600 60t600 -40t600 10t600 -50t1400 60V10H-2300z'],
    [
      'leaf',
      repeat(
        7,
        (i) =>
          spire(-1300 + i * 110, 10, 60, 170 + ((i * 41) % 70)) +
          spire(860 + i * 120, 10, 60, 170 + ((i * 61) % 80)),
      ),
    ],
    ['stone', HALL],
    [
      'rust',
      area(-580, -146, -470, -232, -360, -146) +
        area(-380, -110, -360, -150, -220, -150, -200, -110),
    ],
    ['grass', strip(8, 500, 4)],
    ['stone', TOWER],
    ['stone', BELFRY],
    [
      'shade',
      area(wall(14) + 250, 14, wall(-486) + 250, -486, wall(-486) + 344, -486, wall(14) + 344, 14),
    ],
    ['shade', 'M300 14h330q140 20 -20 36h-260z'],
    ['leaf', puff(-120, 30, 34) + puff(560, 30, 40) + puff(640, 36, 30)],
  ],
  ink: [
    TOWER,
    BELFRY,
    repeat(
      6,
      (i) =>
        line(wall(-80 * i - 80) - 10, -80 * i - 84, wall(-80 * i - 80) + 354, -80 * i - 84) +
        line(wall(-80 * i - 80) - 10, -80 * i - 76, wall(-80 * i - 80) + 354, -80 * i - 76),
    ),
    repeat(42, (i) => {
      const row = Math.floor(i / 7);
      return arch(wall(-row * 80 - 6) + 14 + (i % 7) * 47, -row * 80 - 6, 34, 62);
    }),
    repeat(4, (i) => arch(wall(-490) + 60 + i * 58, -490, 36, 80)),
    line(wall(-600) + 172, -600, wall(-600) + 178, -660) + `M${wall(-600) + 178} -660l40 10l-38 14`,
    HALL +
      repeat(5, (i) => arch(-548 + i * 66, 10, 44, 80)) +
      'M-490 -150a20 20 0 1 0 40 0a20 20 0 1 0 -40 0',
    repeat(4, (i) => spire(-970 + i * 110, 10, 60, 170 + (((i + 3) * 41) % 70))),
    puff(-120, 30, 34) + puff(560, 30, 40),
    birds(640, -380),
  ],
};
