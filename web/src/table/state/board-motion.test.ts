import { describe, expect, test, vi } from 'vitest';
import type { Update } from '../../api/protocol.gen';
import { FakeMotion } from './fake-motion';
import { HOLD_MS } from './pace';
import {
  eachHasATable,
  MOVE,
  moment,
  update,
  asks,
  net,
  table,
  moving,
  says,
  joins,
  lines,
  hasMotion,
} from './table-of-a-test';

eachHasATable();

describe('what moves on the board', () => {
  const soon = () => vi.advanceTimersByTimeAsync(0);
  const words = (key: string) => ({ prompt: { key, args: {} } });
  const followed = () => vi.advanceTimersByTimeAsync(HOLD_MS);
  let heard: number[];

  /** Something is asked, and then an entry of another seat moves things. */
  async function moves(more: Partial<Update> = {}): Promise<FakeMotion> {
    hasMotion();
    heard = [];
    table.follow(({ n }) => heard.push(n));
    joins(0);
    says(update(4, { ...asks, ...words('before'), scores: [1, 1, 1] }));
    await followed();
    const motion = new FakeMotion();
    moving.push(motion);
    says(update(5, { ...asks, asked: 5, ...words('after'), scores: [2, 2, 2], ...more }));
    await soon();
    return motion;
  }

  test('is told when it has come to rest: sentence, scores, choices, log', async () => {
    const motion = await moves();
    expect(table.shown?.n).toBe(5);
    expect(table.told?.prompt.key).toBe('before');
    expect(table.told?.scores).toEqual([1, 1, 1]);
    expect(table.choices).toEqual([]);
    expect(table.listed).toEqual(asks.options); // in sight, not to be chosen
    expect([lines().at(-1), heard]).toEqual([4, [4]]);

    motion.finish();
    await soon();

    expect(table.told?.prompt.key).toBe('after');
    expect(table.told?.scores).toEqual([2, 2, 2]);
    expect(table.choices).toEqual(asks.options);
    expect([lines().at(-1), heard]).toEqual([5, [4, 5]]);
  });

  test('of one’s own answer leaves no old question standing: others are to play then', async () => {
    const mine = { ...moment(5), seat: 0 } as Update['moment'];
    const motion = await moves({ moment: mine, to_act: [1], options: [] });

    expect(table.told?.prompt.key).toBe('before');
    expect(table.prompt?.key).toBe('after');
    expect(table.listed).toEqual([]);

    motion.finish();
    await soon();
    expect(table.answered).toBe(false);
    expect(table.prompt?.key).toBe('after');
  });

  test('of one’s own answer says nothing of a new question before it has come to rest', async () => {
    const mine = { ...moment(5), seat: 0 } as Update['moment'];
    const motion = await moves({ moment: mine });
    expect(table.prompt).toBeNull();

    motion.finish();
    await soon();
    expect(table.prompt?.key).toBe('after');
    expect(table.listed).toEqual(asks.options);
  });

  test('ends when somebody presses something, who has chosen nothing by that', async () => {
    const motion = await moves();

    table.press();
    table.act(MOVE);
    expect(motion.over).toBe(true);
    expect(table.told?.n).toBe(5);
    expect(table.busy).toBe(false);

    table.press();
    table.act(MOVE);
    expect(net.last.sent.at(-1)).toMatchObject({ type: 'act', seen: 5 });
  });

  test('ends with what was pressed: another way to choose counts', async () => {
    await moves();

    table.press();
    table.release();
    table.act(MOVE);

    expect(table.busy).toBe(true);
  });

  test('keeps nobody from what is offered before and after', async () => {
    const motion = await moves({ asked: 0 });
    expect(table.choices).toEqual(asks.options);

    table.press();
    table.act(MOVE);

    expect(motion.over).toBe(true);
    expect(net.last.sent.at(-1)).toMatchObject({ type: 'act', seen: 5 });
  });

  test('holds back nothing that the reader has done and may take back', async () => {
    const mine = { ...moment(5), seat: 0 } as Update['moment'];
    await moves({ moment: mine, undo: { to: 4, why: null, answered: false } });

    expect(moving[0]?.over).toBe(false);
    expect(table.told?.prompt.key).toBe('after');
    expect(table.choices).toEqual(asks.options);
  });

  test('is told before the next change is drawn, however late it is', async () => {
    await moves();
    says(update(6, words('last')));

    await vi.advanceTimersByTimeAsync(2999);
    expect(table.shown?.n).toBe(5);
    await vi.advanceTimersByTimeAsync(1);

    expect(table.shown?.n).toBe(6);
    expect(table.told?.n).toBe(5);
    expect(heard).toEqual([4, 5]);
  });

  test('is not waited for by a page that is opened in the middle', async () => {
    hasMotion();
    moving.push(new FakeMotion());
    joins(0);

    says(update(4, asks));

    expect(table.choices).toEqual(asks.options);
    await soon();
    expect(lines().at(-1)).toBe(4);
  });

  test('is one motion for all seats of one person', async () => {
    hasMotion();
    joins(0, 2);
    says(update(4, { audience: 0, ...asks }), update(4, { audience: 2 }));
    await followed();
    const motion = new FakeMotion();
    moving.push(motion);
    says(update(5, { audience: 0, ...words('after') }), update(5, { audience: 2 }));
    await soon();
    expect(table.told?.n).toBe(4);

    motion.finish();
    await soon();

    expect(table.told?.prompt.key).toBe('after');
  });
});
