/** Requests about feeds and webhooks; refused ones throw `Refused`. */
import { call } from '../api/api';

export interface Feed {
  readonly id: string;
  readonly language: string;
  readonly created_at: number;
}

/** A new feed; its addresses are told once. */
export interface FeedAddresses {
  readonly id: string;
  readonly calendar: string;
  readonly atom: string;
}

export interface Webhook {
  readonly id: string;
  /** The table it is for; null for all of the reader's. */
  readonly table: string | null;
  readonly host: string;
  readonly shape: 'json' | 'discord' | 'slack';
  readonly created_at: number;
  readonly stopped: boolean;
}

/** A new webhook; the secret that signs its bodies is told once. */
export interface WebhookSecret {
  readonly id: string;
  readonly secret: string;
}

export const feedsApi = {
  feeds: () => call<readonly Feed[]>('GET', '/api/me/feeds'),
  makeFeed: (language: string) => call<FeedAddresses>('POST', '/api/me/feeds', { language }),
  withdrawFeed: (id: string) => call<null>('DELETE', `/api/me/feeds/${id}`),
  webhooks: () => call<readonly Webhook[]>('GET', '/api/me/webhooks'),
  makeWebhook: (url: string, language: string) =>
    call<WebhookSecret>('POST', '/api/me/webhooks', { url, language }),
  removeWebhook: (id: string) => call<null>('DELETE', `/api/webhooks/${id}`),
  testWebhook: (id: string) => call<null>('POST', `/api/webhooks/${id}/test`),
};
