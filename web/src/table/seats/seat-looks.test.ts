import { expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '../../api/protocol.gen';
import { seatLooks } from './seat-looks';

const left = { seat: 0, name: 'Ana', kind: 'person', colour: 0, here: false } as SeatInfo;
const here = (status: TableInfo['status']) => seatLooks({ seats: [left], status })[0]?.here;

test('whoever has left the page is away as long as the table goes on, and not afterwards', () => {
  expect(here('waiting')).toBe(false);
  expect(here('running')).toBe(false);
  expect(here('over')).toBe(true);
  expect(here('closed')).toBe(true);
});
