import { expect, test } from 'vitest';
import { inSight } from './visible-boards';

test('a few boards are drawn at once, and the next one when one of them is seen no more', () => {
  const drawn: number[] = [];
  const leave = Array.from({ length: 20 }, (_, board) => inSight(() => drawn.push(board)));
  const first = Array.from({ length: 12 }, (_, board) => board);
  expect(drawn).toEqual(first);

  leave[12]?.(); // scrolled past before its turn came
  leave[3]?.();
  leave[3]?.();

  expect(drawn).toEqual([...first, 13]);
  leave.forEach((gone) => gone());
});
