import { afterEach, expect, test, vi } from 'vitest';

class Wire {
  static last: Wire;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  close = vi.fn();

  constructor() {
    Wire.last = this;
  }

  send(text: string) {
    this.sent.push(text);
  }
}

const wish = (lobby: boolean) => ({ type: 'follow', lobby, game: null });
const said = () => Wire.last.sent.map((text) => JSON.parse(text) as unknown);

/** The feed of a reader with a nickname, on a socket that is not open yet. */
async function dialled() {
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('location', { origin: 'http://house' });
  vi.resetModules();
  const { news } = await import('./lobby-feed.svelte');
  news.attend('Anna');
  return news;
}

function answer(frame: unknown) {
  Wire.last.onmessage?.({ data: JSON.stringify(frame) });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a page that comes between the greeting and the first answer is followed, too', async () => {
  const news = await dialled();
  Wire.last.onopen?.();
  const leave = news.follow(null);
  expect(said()).toEqual([wish(false)]);

  answer({ type: 'yours', turn: [], running: 0 });

  expect(said()).toEqual([wish(false), wish(true)]);
  leave();
  news.attend(null);
});

test('nothing is said twice', async () => {
  const news = await dialled();
  const leave = news.follow(null);
  Wire.last.onopen?.();

  answer({ type: 'yours', turn: [], running: 0 });
  news.follow(null)();

  expect(said()).toEqual([wish(true)]);
  leave();
  news.attend(null);
});
