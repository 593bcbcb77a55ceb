/** Requests about pauses. */
import { call } from '../../api/api';
import type { TableInfo } from '../../api/protocol.gen';

const post = (id: string, path: string, body?: unknown) =>
  call<TableInfo>('POST', `/api/tables/${encodeURIComponent(id)}/${path}`, body);

/** Asks the others to pause until a time, or until somebody goes on. */
export const pause = (id: string, until: number | null) => post(id, 'pause', { until });

/** Answers such a request; the seat that asked withdraws it. */
export const answer = (id: string, wish: string, agrees: boolean) =>
  post(id, `pause/${agrees ? 'agree' : 'decline'}`, { id: wish });

/** Goes on after a pause, or would. */
export const resume = (id: string) => post(id, 'resume');
