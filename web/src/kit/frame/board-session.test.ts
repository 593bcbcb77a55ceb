import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Choice, SeatLook } from '../board';
import { BoardSession, LOOK, type SessionProps, type Ways } from './board-session.svelte';

interface Action {
  readonly type: 'write' | 'take_back' | 'confirm';
}

const choice = (type: Action['type']): Choice<Action> => ({
  action: { type },
  text: { key: type, args: {} },
});
const WRITE = choice('write');
const BACK = choice('take_back');

const never = (): never => {
  throw new Error('asked of an option that is gone');
};

const seat = (number: number) => ({ seat: number }) as SeatLook;

/** A session with the props `given`, and what it has done. */
function board(given: Partial<SessionProps<Action>> = {}, ways: Ways<Action> = {}) {
  const done: (Action | null | 'finger')[] = [];
  const frame = new BoardSession<Action>(
    () => ({
      options: [],
      act: (action, finger) => done.push(action, ...(finger ? ['finger' as const] : [])),
      ponder: (action) => done.push(action),
      busy: false,
      seats: [0, 1, 2].map(seat),
      me: 0,
      ...given,
    }),
    ways,
  );
  return { frame, done };
}

/** Presses a key, and returns whether it was handled. */
function pressed(key: string, hear: (event: KeyboardEvent) => void) {
  const event = new Event('keydown', { cancelable: true });
  const stop = vi.spyOn(event, 'stopPropagation');
  hear(Object.assign(event, { key }) as KeyboardEvent);
  return { taken: event.defaultPrevented, stopped: stop.mock.calls.length > 0 };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what is looked at', () => {
  test('is forgotten after a while: a finger does not leave it', () => {
    const { frame } = board();

    frame.look('ohio');
    vi.advanceTimersByTime(LOOK - 1);
    expect(frame.looked).toBe('ohio');
    vi.advanceTimersByTime(1);

    expect(frame.looked).toBeNull();
  });

  test('has its whole time, whatever was looked at before', () => {
    const { frame } = board();

    frame.look('ohio');
    vi.advanceTimersByTime(LOOK - 1);
    frame.look('utah');
    vi.advanceTimersByTime(LOOK - 1);

    expect(frame.looked).toBe('utah');
  });

  test('is told to the page when it is an option, which may be gone when it is left', () => {
    const { frame, done } = board();

    frame.ponder(WRITE, true, () => 'ohio');
    expect(frame.looked).toBe('ohio');
    frame.ponder(undefined as never, false, () => never());

    expect(frame.looked).toBeNull();
    expect(done).toEqual([WRITE.action, null]);
  });

  test('is looked at no more when one acts', () => {
    const { frame, done } = board();
    frame.look('ohio');

    frame.choose(WRITE, true);

    expect(frame.looked).toBeNull();
    expect(done).toEqual([WRITE.action, 'finger']);
  });
});

describe('a button beside the board', () => {
  test('acts', () => {
    const { frame, done } = board();

    frame.press(BACK);

    expect(done).toEqual([BACK.action]);
  });

  test('does nothing while a command is under way', () => {
    const { frame, done } = board({ busy: true });

    frame.press(BACK);

    expect(done).toEqual([]);
  });
});

describe('a finger', () => {
  test('is shown first what it cannot take back', () => {
    const { frame, done } = board({}, { undoable: ({ type }) => type === 'write' });

    frame.choose(BACK, true);

    expect(done).toEqual([BACK.action, 'finger']);
  });

  test('does at once what it can take back', () => {
    const { frame, done } = board({}, { undoable: ({ type }) => type === 'write' });

    frame.choose(WRITE, true);

    expect(done).toEqual([WRITE.action]);
  });
});

test('what is asked of a choice that is half made is told, and that nothing is', () => {
  const said: (string | null)[] = [];
  const half = ['Which colour?'];
  const { frame } = board(
    { ask: (sentence) => said.push(sentence) },
    { step: () => half.pop() ?? null },
  );

  frame.tell();
  frame.tell();

  expect(said).toEqual(['Which colour?', null]);
});

describe('Escape on the board', () => {
  const options = [WRITE, BACK];

  test('lets go of what is half chosen first', () => {
    const half = [1];
    const { frame, done } = board({ options }, { drop: () => half.pop() !== undefined });

    const first = pressed('Escape', (event) => frame.key(event));
    expect(first).toEqual({ taken: true, stopped: true });
    expect(done).toEqual([]);
    pressed('Escape', (event) => frame.key(event));

    expect(done).toEqual([BACK.action]);
  });

  test('takes back the latest choice that others have not seen', () => {
    const { frame, done } = board({ options });

    const key = pressed('Escape', (event) => frame.key(event));

    expect(key).toEqual({ taken: true, stopped: true });
    expect(done).toEqual([BACK.action]);
  });

  test('is the page’s when there is nothing to take back', () => {
    const { frame, done } = board({ options: [WRITE] });

    const key = pressed('Escape', (event) => frame.key(event));

    expect(key).toEqual({ taken: false, stopped: false });
    expect(done).toEqual([]);
  });

  test('is the page’s while an option is only shown', () => {
    const { frame, done } = board({ options, preview: { action: WRITE.action } });

    expect(pressed('Escape', (event) => frame.key(event)).taken).toBe(false);

    expect(done).toEqual([]);
  });

  test('takes nothing back while a command is under way', () => {
    const { frame, done } = board({ options, busy: true });

    pressed('Escape', (event) => frame.key(event));

    expect(done).toEqual([]);
  });
});

describe('Escape anywhere else', () => {
  test('lets go of what is half chosen, and takes nothing back', () => {
    const half = [1];
    const { frame, done } = board({ options: [BACK] }, { drop: () => half.pop() !== undefined });

    pressed('Escape', (event) => frame.anywhere(event));
    pressed('Escape', (event) => frame.anywhere(event));

    expect(half).toEqual([]);
    expect(done).toEqual([]);
  });
});

describe('the sheet in front', () => {
  test('is one’s own, the others’ lie beside it', () => {
    const { frame } = board({ me: 1 }, { watched: () => 2 });

    expect(frame.front).toBe(1);
    expect(frame.rest.map(({ seat }) => seat)).toEqual([0, 2]);
  });

  test('is for watchers the one that the board says, or the first', () => {
    expect(board({ me: null }, { watched: () => 2 }).frame.front).toBe(2);
    expect(board({ me: null }).frame.front).toBe(0);
  });
});

test('a board is wide from its own width on', () => {
  const { frame } = board({}, { wide: 640 });

  frame.width = 639;
  expect(frame.wide).toBe(false);
  frame.width = 640;

  expect(frame.wide).toBe(true);
});
