/** White domes at dawn, four minarets, the long pool in front. */
import { area, arch, birds, line, repeat, spire, strip, type Drawing } from './drawing';

const onion = (x: number, foot: number, w: number, h: number) =>
  `M${x - w * 0.42} ${foot}C${x - w * 0.8} ${foot - h * 0.45} ${x - w * 0.2} ${foot - h * 0.7} ${x} ${foot - h}C${x + w * 0.2} ${foot - h * 0.7} ${x + w * 0.8} ${foot - h * 0.45} ${x + w * 0.42} ${foot}z`;
const minaret = (x: number) =>
  area(x - 62, 6, x - 52, -310, x + 52, -310, x + 62, 6) + onion(x, -330, 70, 64);
const HALL = 'M180 6V-166H280V-250H620V-166H720V6z';

export const TAJ: Drawing = {
  sun: { x: 720, y: -394, r: 64 },
  washes: [
    ['rose', 'M-2300 -150q300 -90 700 -40t900 -30t900 20t1000 -20t1400 30V0H-2300z'],
    ['haze', repeat(24, (i) => spire(-1500 + i * 170, 0, 90, 70 + ((i * 53) % 60)))],
    ['grass', strip(0, 500, 4)],
    ['sand', area(-160, 22, 1060, 22, 1090, 40, -190, 40)],
    ['water', area(380, 40, 520, 40, 700, 500, 200, 500)],
    ['stone', minaret(50)],
    ['stone', minaret(850)],
    ['stone', HALL],
    ['stone', onion(450, -250, 330, 240)],
    ['shade', onion(250, -170, 90, 90) + onion(650, -170, 90, 90)],
    ['shade', arch(402, 6, 96, 84) + 'z'],
    [
      'leaf',
      repeat(
        5,
        (i) =>
          spire(330 - i * 44, 70 + i * 40, 26 + i * 6, 70 + i * 16) +
          spire(570 + i * 44, 70 + i * 40, 26 + i * 6, 70 + i * 16),
      ),
    ],
  ],
  ink: [
    minaret(50) + minaret(850),
    HALL,
    onion(450, -250, 330, 240),
    onion(250, -170, 90, 90) + onion(650, -170, 90, 90),
    line(450, -490, 450, -530) + 'M444 -516a8 8 0 0 0 12 0',
    line(50, -394, 50, -410) + line(850, -394, 850, -410),
    line(-160, 22, 1060, 22) + line(-16, -100, 116, -100) + line(784, -100, 916, -100),
    line(-14, -210, 114, -210) + line(786, -210, 914, -210),
    arch(402, 6, 96, 84),
    line(380, 40, 200, 500) + line(520, 40, 700, 500),
    repeat(4, (i) => `M${420 - i * 14} ${64 + i * 20}q${20 + i * 5} -8 ${40 + i * 10} 0`),
    repeat(
      5,
      (i) =>
        spire(330 - i * 44, 70 + i * 40, 26 + i * 6, 70 + i * 16) +
        spire(570 + i * 44, 70 + i * 40, 26 + i * 6, 70 + i * 16),
    ),
    birds(180, -330),
  ],
};
