import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

const ORIGIN = 'https://play.example.org';

interface Shown {
  title: string;
  tag: string;
  data: string;
  close: () => void;
}

/** The scope of a service worker: its tabs, and the notifications that the system shows. */
class Scope {
  listeners = new Map<string, (event: unknown) => void>();
  location = new URL(ORIGIN);
  navigator = { language: 'ko' };
  shown: Shown[] = [];
  opened: string[] = [];
  paths: string[] = [];
  focused: string[] = [];
  clients = {
    claim: () => Promise.resolve(),
    openWindow: (path: string) => Promise.resolve(this.opened.push(path)),
    matchAll: () =>
      Promise.resolve(
        this.paths.map((path, n) => ({
          url: ORIGIN + path,
          focus() {
            scope.focused.push(path);
            return Promise.resolve(this);
          },
          navigate: (to: string) => Promise.resolve((scope.paths[n] = to)),
        })),
      ),
  };
  registration = {
    pushManager: { subscribe: vi.fn(), getSubscription: vi.fn() },
    getNotifications: ({ tag }: { tag: string }) =>
      Promise.resolve(this.shown.filter((one) => one.tag === tag)),
    showNotification: (title: string, more: { tag: string; data: string }) => {
      // A newer one replaces that of its tag, as the system has it.
      this.shown = this.shown.filter((one) => one.tag !== more.tag);
      const one: Shown = { title, ...more, close: () => this.end(one) };
      this.shown.push(one);
      return Promise.resolve();
    },
  };

  end(gone: Shown) {
    this.shown = this.shown.filter((one) => one !== gone);
  }

  addEventListener(type: string, listener: (event: unknown) => void) {
    this.listeners.set(type, listener);
  }

  skipWaiting = () => Promise.resolve();

  async happens(type: string, event: object) {
    const works: Promise<unknown>[] = [];
    this.listeners.get(type)?.({
      waitUntil: (work: Promise<unknown>) => works.push(work),
      ...event,
    });
    await Promise.all(works);
  }

  pushed = (told: object) => this.happens('push', { data: { json: () => told } });

  async clicks(tag: string) {
    const notification = this.shown.find((one) => one.tag === tag);
    await this.happens('notificationclick', { notification });
  }
}

const scope = new Scope();
const turn = (table: string, title = 'Your turn') => ({
  type: 'notice',
  tag: `t-${table}`,
  title,
  body: 'The others are waiting.',
  url: `/t/${table}`,
  picture: '/previews/en.png',
  at: 1,
  language: 'en',
});

beforeAll(async () => {
  vi.stubGlobal('self', scope);
  vi.stubGlobal('VERSION', 'of-a-test');
  vi.stubGlobal('KEPT', []);
  await import('./service-worker');
});

beforeEach(() => {
  scope.shown = [];
  scope.opened = [];
  scope.paths = [];
  scope.focused = [];
});

test('a notice is shown, a newer one of its tag replaces it, and another stands beside it', async () => {
  await scope.pushed(turn('a', 'first'));
  await scope.pushed(turn('a', 'second'));
  await scope.pushed(turn('b', 'other'));

  expect(scope.shown.map((one) => one.title)).toEqual(['second', 'other']);
});

test('it is taken away when the turn was made elsewhere', async () => {
  await scope.pushed(turn('a'));
  await scope.pushed(turn('b'));
  await scope.pushed({ type: 'clear', tag: 't-a' });

  expect(scope.shown.map((one) => one.tag)).toEqual(['t-b']);
});

test('who taps it comes to the tab that has the table open', async () => {
  scope.paths = ['/', '/t/a'];
  await scope.pushed(turn('a'));
  await scope.clicks('t-a');

  expect(scope.focused).toEqual(['/t/a']);
  expect(scope.paths).toEqual(['/', '/t/a']);
  expect(scope.opened).toEqual([]);
  expect(scope.shown).toEqual([]);
});

test('else to a tab of the house that is at no table', async () => {
  scope.paths = ['/t/b', '/lobby'];
  await scope.pushed(turn('a'));
  await scope.clicks('t-a');

  expect(scope.paths).toEqual(['/t/b', '/t/a']);
  expect(scope.opened).toEqual([]);
});

test('else to a new tab: nobody is taken away from a table', async () => {
  scope.paths = ['/t/b'];
  await scope.pushed({ ...turn('a'), url: `${ORIGIN}/t/a` });
  await scope.clicks('t-a');

  expect(scope.paths).toEqual(['/t/b']);
  expect(scope.opened).toEqual(['/t/a']);
});

test('a call is answered in the lobby, whether it is open, another page, or none is', async () => {
  const called = { ...turn('c'), url: '/lobby?call=x1' };
  for (const paths of [['/lobby'], ['/games/some-game'], []]) {
    scope.paths = [...paths];
    await scope.pushed(called);
    await scope.clicks('t-c');

    expect([...scope.paths, ...scope.opened]).toEqual(['/lobby?call=x1']);
  }
});

test('a notice leads to no other site', async () => {
  await scope.pushed({ ...turn('a'), url: 'https://elsewhere.example/t/a' });
  await scope.clicks('t-a');

  expect(scope.opened).toEqual(['/t/a']);
});

const subscriptionAt = (endpoint: string) => ({
  toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
});

/** The server: its key with a new token each time, and the statuses with which it answers. */
function serverThatAnswers(...statuses: number[]) {
  let number = 0;
  const reported: { token: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    expect(request.credentials).toBe('same-origin'); // with the cookie of the session
    if (path === '/api/push/key')
      return Promise.resolve(Response.json({ key: 'house', token: `token ${++number}` }));
    expect([request.method, path]).toEqual(['POST', '/api/me/push']);
    const token = new Headers(request.headers).get('X-CSRFToken') ?? '';
    reported.push({ token, body: JSON.parse(String(request.body)) });
    return Promise.resolve(new Response(null, { status: statuses.shift() ?? 204 }));
  });
  return reported;
}

const SUBSCRIBED = { endpoint: 'https://push/1', p256dh: 'p', auth: 'a', language: 'ko' };

test('a subscription that the browser has taken away is made anew and reported', async () => {
  const reported = serverThatAnswers();
  const { subscribe, getSubscription } = scope.registration.pushManager;
  getSubscription.mockResolvedValue(null);
  subscribe.mockResolvedValue(subscriptionAt('https://push/1'));

  await scope.happens('pushsubscriptionchange', {}); // no browser need say which it was

  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'house' });
  expect(reported).toEqual([{ token: 'token 1', body: SUBSCRIBED }]);
});

test('one that the browser has made is reported, and no other is made', async () => {
  const reported = serverThatAnswers();
  const { subscribe } = scope.registration.pushManager;
  subscribe.mockClear();

  const newSubscription = subscriptionAt('https://push/1');
  await scope.happens('pushsubscriptionchange', { newSubscription });

  expect(subscribe).not.toHaveBeenCalled();
  expect(reported).toEqual([{ token: 'token 1', body: SUBSCRIBED }]);
});

test('a token that is out of date is asked for once more', async () => {
  const reported = serverThatAnswers(403, 403);

  const newSubscription = subscriptionAt('https://push/1');
  await scope.happens('pushsubscriptionchange', { newSubscription });

  expect(reported.map(({ token }) => token)).toEqual(['token 1', 'token 2']);
});
