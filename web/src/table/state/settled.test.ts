import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeMotion } from './fake-motion';
import { LONGEST_MS, Settled } from './settled';

describe('what is drawn comes to rest', () => {
  let moving: FakeMotion[];
  let heard: string[];
  let settled: Settled;

  beforeEach(() => {
    vi.useFakeTimers();
    moving = [];
    heard = [];
    settled = new Settled(() => moving.filter(({ over }) => !over));
  });

  afterEach(() => {
    settled.forget();
    vi.useRealTimers();
  });

  const moves = () => {
    const motion = new FakeMotion();
    moving.push(motion);
    return motion;
  };
  const soon = () => vi.advanceTimersByTimeAsync(0);
  const listens = (name = 'rest') => settled.await(() => heard.push(name));

  test('at once where nothing moves', async () => {
    listens();
    await soon();

    expect(heard).toEqual(['rest']);
    expect(settled.awaited).toBe(false);
  });

  test('when the last of what moves has arrived', async () => {
    const [one, other] = [moves(), moves()];
    listens();

    one.finish();
    await soon();
    expect(heard).toEqual([]);

    other.finish();
    await soon();
    expect(heard).toEqual(['rest']);
  });

  test('what begins when something else ends is waited for, too', async () => {
    const walk = moves();
    void walk.finished.then(() => moves());
    listens();
    await soon();

    walk.finish();
    await soon();
    expect(heard).toEqual([]);

    moving.at(-1)?.finish();
    await soon();
    expect(heard).toEqual(['rest']);
  });

  test('what is taken away no longer moves', async () => {
    const motion = moves();
    listens();

    motion.cancel();
    await soon();

    expect(heard).toEqual(['rest']);
  });

  test('whoever does not want to wait ends all that moves', async () => {
    const motion = moves();
    listens();

    settled.end();
    expect(motion.over).toBe(true);
    expect(heard).toEqual(['rest']);

    await soon();
    expect(heard).toEqual(['rest']); // once
  });

  test('what never ends holds nothing back for ever', async () => {
    moves();
    listens();

    await vi.advanceTimersByTimeAsync(LONGEST_MS);

    expect(heard).toEqual(['rest']);
  });

  test('only the last one who asked is called', async () => {
    const motion = moves();
    listens('earlier');
    listens('later');

    motion.finish();
    await soon();

    expect(heard).toEqual(['later']);
  });
});
