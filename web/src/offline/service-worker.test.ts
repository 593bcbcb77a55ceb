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
  cookieStore = { get: () => Promise.resolve({ value: 'to%20ken' }) };
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
    pushManager: { subscribe: vi.fn() },
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

test('a notice leads to no other site', async () => {
  await scope.pushed({ ...turn('a'), url: 'https://elsewhere.example/t/a' });
  await scope.clicks('t-a');

  expect(scope.opened).toEqual(['/t/a']);
});

test('a subscription that the browser has changed is reported with the token of the page', async () => {
  const fetched = vi.fn(() => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', fetched);
  const made = { toJSON: () => ({ endpoint: 'https://push/1', keys: { p256dh: 'p', auth: 'a' } }) };
  scope.registration.pushManager.subscribe.mockResolvedValue(made);

  await scope.happens('pushsubscriptionchange', { oldSubscription: { options: {} } });

  const [path, request] = fetched.mock.calls[0] as unknown as [string, RequestInit];
  expect(path).toBe('/api/me/push');
  expect(request.headers).toMatchObject({ 'X-CSRFToken': 'to ken' });
  expect(JSON.parse(String(request.body))).toEqual({
    endpoint: 'https://push/1',
    p256dh: 'p',
    auth: 'a',
    language: 'ko',
  });
});
