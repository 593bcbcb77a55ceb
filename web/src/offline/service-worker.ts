/**
 * The service worker: caches the app shell, so that an installed app opens offline and can say so.
 * The build puts VERSION and KEPT before this file and writes it to /sw.js.
 *
 * Pages come from the server whenever it answers. Hashed files never change and come from the
 * cache once loaded. Answers of the API are never cached.
 */

declare const VERSION: string;
/** The files of all pages. */
declare const KEPT: readonly string[];

/** The part of a service worker's global scope that is used here; it is not that of a page. */
interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly registration: ServiceWorkerRegistration;
  readonly navigator: { readonly language: string };
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: Changed) => void): void;
  addEventListener(type: 'message', listener: (event: Lasting & { data: unknown }) => void): void;
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Tab {
  readonly url: string;
  focus(): Promise<Tab>;
  navigate(path: string): Promise<unknown>;
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Lasting {
  readonly notification: Notification;
}
interface Changed extends Lasting {
  readonly newSubscription?: PushSubscription | null;
}
interface Asked extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const worker = self as unknown as WorkerScope;
const CACHE = `ludoteca-${VERSION}`;
const SHELL = '/';

/** Caches the page and its files: the browser has just loaded them, so nothing is downloaded again. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(CACHE);
  const answer = await fetch(SHELL, { cache: 'no-cache', credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`the page answered ${answer.status}`);
  const page = await answer.clone().text();
  await cache.put(SHELL, answer);
  const mentioned = [...page.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => path);
  await keep([...new Set(mentioned)]);
}

async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const missing = [];
  for (const path of paths) if (!(await cache.match(path))) missing.push(path);
  await Promise.allSettled(missing.map((path) => cache.add(path)));
}

async function forgetOthers(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith('ludoteca-') && name !== CACHE) await caches.delete(name);
}

async function fromHereFirst(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request.url, answer.clone());
  return answer;
}

async function fromServerFirst(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (reason) {
    const kept = await (await caches.open(CACHE)).match(SHELL);
    if (kept) return kept;
    throw reason;
  }
}

worker.addEventListener('install', (event) => event.waitUntil(keepShell()));
worker.addEventListener('activate', (event) =>
  event.waitUntil(forgetOthers().then(() => worker.clients.claim())),
);
worker.addEventListener('message', (event) => {
  if (event.data === 'keep') event.waitUntil(keepShell().then(() => keep(KEPT)));
  if (event.data === 'take over') event.waitUntil(worker.skipWaiting());
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(fromHereFirst(request));
  else if (request.mode === 'navigate' && !pathname.startsWith('/api'))
    event.respondWith(fromServerFirst(request));
});

// ---- notifications ----------------------------------------------------------------------------

/** What the server pushes, in the language of this browser's subscription. */
interface Told {
  readonly type: 'notice' | 'clear';
  readonly tag: string;
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly picture: string;
  readonly at: number;
  readonly language: string;
}

async function show(told: Told): Promise<void> {
  const { registration } = worker;
  if (told.type === 'clear') {
    for (const shown of await registration.getNotifications({ tag: told.tag })) shown.close();
    return;
  }
  const more = { image: told.picture, timestamp: told.at, renotify: true };
  await registration.showNotification(told.title, {
    ...more,
    body: told.body,
    tag: told.tag,
    lang: told.language,
    icon: '/icons/icon-192.png',
    data: told.url,
  });
}

/**
 * To the tab that has the page open, else to one of ours that is at no table, else to a new one. A
 * query says what the page is to do, as to answer a call: then the tab loads it anew.
 */
async function goTo(url: string): Promise<void> {
  const { pathname, search } = new URL(url, worker.location.origin);
  const path = pathname + search;
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pathOf = (tab: Tab) => new URL(tab.url).pathname;
  const there = tabs.find((tab) => pathOf(tab) === pathname);
  const idle = tabs.find((tab) => !pathOf(tab).startsWith('/t/'));
  const moved = there ?? idle;
  if (there && !search) await there.focus();
  else if (moved) {
    const tab = await moved.focus();
    await tab.navigate(path).catch(() => worker.clients.openWindow(path));
  } else await worker.clients.openWindow(path);
}

/**
 * The browser has changed its subscription: tell the server where to push from now on. Not every
 * browser says what it had before, and not every worker can read cookies, so the server is asked
 * for its key and for the token of changing requests. A token that is out of date is answered by
 * 403, and the next one is new.
 */
async function subscribeAgain(event: Changed): Promise<void> {
  if ((await report(event)) === 403) await report(event);
}

async function report(event: Changed): Promise<number> {
  const answer = await fetch('/api/push/key', { credentials: 'same-origin', cache: 'no-store' });
  if (!answer.ok) return answer.status;
  const { key, token } = (await answer.json()) as { key: string; token: string };
  const { pushManager } = worker.registration;
  const made =
    event.newSubscription ??
    (await pushManager.getSubscription()) ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint, keys } = made.toJSON();
  const language = worker.navigator.language;
  const { status } = await fetch('/api/me/push', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', 'X-CSRFToken': token },
    body: JSON.stringify({ endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'], language }),
  });
  return status;
}

worker.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as Told));
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(String(event.notification.data ?? '/')));
});
worker.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(subscribeAgain(event)),
);

export {};
