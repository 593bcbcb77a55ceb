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

export const SHAPES = ['discord', 'slack', 'json'] as const;
export type Shape = (typeof SHAPES)[number];

/** A webhook to be made; without a shape the address decides. */
export interface WebhookWish {
  readonly url: string;
  readonly language: string;
  readonly shape: Shape | null;
}

export interface Webhook {
  readonly id: string;
  /** The table it is for; null for all of the reader's. */
  readonly table: string | null;
  readonly host: string;
  readonly shape: Shape;
  readonly created_at: number;
  readonly stopped: boolean;
}

/** A new webhook; the secret that signs its bodies is told once. */
export interface WebhookSecret {
  readonly id: string;
  readonly secret: string;
  /** Whether the server knows its address, so that messages can lead to it. */
  readonly links: boolean;
}

const webhooksOf = (table: string | null) =>
  table === null ? '/api/me/webhooks' : `/api/tables/${table}/webhooks`;

export const feedsApi = {
  feeds: () => call<readonly Feed[]>('GET', '/api/me/feeds'),
  makeFeed: (language: string) => call<FeedAddresses>('POST', '/api/me/feeds', { language }),
  withdrawFeed: (id: string) => call<null>('DELETE', `/api/me/feeds/${id}`),
  webhooks: (table: string | null) => call<readonly Webhook[]>('GET', webhooksOf(table)),
  makeWebhook: (table: string | null, wish: WebhookWish) =>
    call<WebhookSecret>('POST', webhooksOf(table), wish),
  removeWebhook: (id: string) => call<null>('DELETE', `/api/webhooks/${id}`),
  testWebhook: (id: string) => call<null>('POST', `/api/webhooks/${id}/test`),
};
