import { describe, expect, it } from 'vitest';
import { apart, wind, type Winding } from './winding-path';

const BOXES = [
  { x: 0, y: 0, width: 360, height: 308 },
  { x: 0, y: 0, width: 620, height: 600 },
  { x: 0, y: 0, width: 740, height: 560 },
  { x: 12, y: 7, width: 1040, height: 480 },
  { x: 0, y: 0, width: 300, height: 700 },
];
const COUNTS = Array.from({ length: 37 }, (_, count) => count);
const ENDS = 2;

/** Cache, because several tests ask for the same paths. */
const made = new Map<string, Winding>();

function laid(box: (typeof BOXES)[number], count: number, room = count): Winding {
  const name = [box.width, box.height, count, room].join(' ');
  const known = made.get(name) ?? wind({ box, count, room, ends: ENDS, largest: 104 });
  made.set(name, known);
  return known;
}

describe.each(BOXES)('a path in a box of $width by $height', (box) => {
  it('has a place for everything, whatever the count', () => {
    for (const count of COUNTS) expect(laid(box, count).places).toHaveLength(count + 2);
  });

  it('keeps all places inside the box, the wide ends too', () => {
    for (const count of COUNTS) {
      const { places, pitch, size } = laid(box, count, Math.max(12, Math.ceil(count / 6) * 6));
      const outside = places.filter((place, i) => {
        const half = i === 0 || i === count + 1 ? (pitch * ENDS) / 2 : size / 2;
        return (
          place.x - half < box.x - 0.01 ||
          place.x + half > box.x + box.width + 0.01 ||
          place.y - size / 2 < box.y - 0.01 ||
          place.y + size / 2 > box.y + box.height + 0.01
        );
      });
      expect(outside).toEqual([]);
    }
  });

  it('lets no two places overlap', () => {
    for (const count of COUNTS) {
      const { places, size } = laid(box, count);
      const over = places.filter((a, i) => places.slice(i + 1).some((b) => apart(a, b) < size));
      expect(over).toEqual([]);
    }
  });

  it('leaves the wide ends free of stones', () => {
    for (const count of COUNTS) {
      const { places, pitch, size } = laid(box, count);
      const stones = places.slice(1, -1);
      for (const end of [places[0], places[count + 1]]) {
        const near = stones.filter(
          (stone) =>
            end &&
            Math.abs(stone.x - end.x) < (pitch * ENDS + size) / 2 - pitch * 0.15 &&
            Math.abs(stone.y - end.y) < size * 0.7,
        );
        expect(near).toEqual([]);
      }
    }
  });

  it('sets neighbours at equal distances', () => {
    const { places, pitch } = laid(box, 36);

    const stones = places.slice(1, -1);
    stones.slice(1).forEach((stone, i) => {
      expect(apart(stone, stones[i] ?? stone)).toBeCloseTo(pitch, 0);
    });
  });

  it('runs in order from its beginning', () => {
    const { places, line } = laid(box, 36);
    const nearest = places.map((place) => {
      const distances = line.map((point) => apart(point, place));
      return distances.indexOf(Math.min(...distances));
    });

    expect(nearest).toEqual([...nearest].sort((a, b) => a - b));
  });

  it('closes up without moving what lies before the gap', () => {
    const before = laid(box, 30, 30);
    const after = laid(box, 27, 30);

    expect(after.places.slice(0, 28)).toEqual(before.places.slice(0, 28));
    expect(after.line).toEqual(before.line);
    expect(after.reach).toBeLessThan(before.reach);
  });
});

it('gives 36 stones on a phone the size of a finger', () => {
  const phone = { x: 0, y: 0, width: 360, height: 308 };

  expect(laid(phone, 36).size).toBeGreaterThanOrEqual(40);
});
