/** Web push in this browser: whether it can, is allowed, and is subscribed. */
import { call } from '../api/api';

export const KINDS = [
  'turn',
  'running_out',
  'started',
  'full',
  'invited',
  'rematch',
  'mentioned',
  'finished',
  'matched',
  'round',
  'reopened',
] as const;
export type Kind = (typeof KINDS)[number];

export interface WayOut {
  readonly name: string;
  /** The number of places where it reaches the guest. */
  readonly here: number;
  readonly kinds: Readonly<Record<Kind, boolean>>;
}

/** Minutes after midnight. */
export interface QuietHours {
  readonly from: number;
  readonly until: number;
}

export interface Wanted {
  readonly choices: Readonly<Record<string, Readonly<Partial<Record<Kind, boolean>>>>>;
  readonly quiet: QuietHours | null;
  /** The IANA name of a time zone. */
  readonly zone: string;
  readonly language: string;
}

export interface Settings {
  readonly ways: readonly WayOut[];
  readonly quiet: QuietHours | null;
  readonly zone: string;
  readonly language: string;
}

export const readSettings = () => call<Settings>('GET', '/api/me/notifications');
export const writeSettings = (wanted: Wanted) =>
  call<Settings>('PUT', '/api/me/notifications', wanted);

/** Not over plain HTTP, where browsers have no service worker. */
export const supported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export const forbidden = (): boolean => Notification.permission === 'denied';

async function registration(): Promise<ServiceWorkerRegistration> {
  return (
    (await navigator.serviceWorker.getRegistration()) ??
    (await navigator.serviceWorker.register('/sw.js'))
  );
}

export async function subscription(): Promise<PushSubscription | null> {
  const there = await navigator.serviceWorker.getRegistration();
  return (await there?.pushManager.getSubscription()) ?? null;
}

/** Asks for permission, and subscribes; false when the person does not allow it. */
export async function subscribe(language: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { key } = await call<{ key: string }>('GET', '/api/push/key');
  await registration();
  const { pushManager } = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  let made: PushSubscription;
  try {
    made = await pushManager.subscribe(wish);
  } catch {
    await (await pushManager.getSubscription())?.unsubscribe(); // it was for another key
    made = await pushManager.subscribe(wish);
  }
  const { endpoint, keys } = made.toJSON();
  const body = { endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'], language };
  await call('POST', '/api/me/push', body);
  return true;
}

export async function unsubscribe(): Promise<void> {
  const there = await subscription();
  if (!there) return;
  await call('DELETE', '/api/me/push', { endpoint: there.endpoint });
  await there.unsubscribe();
}

/** Sends a notification to this browser. */
export async function tryOut(): Promise<void> {
  const there = await subscription();
  await call('POST', '/api/me/push/trial', { endpoint: there?.endpoint ?? '-' });
}

export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
