/** What a table needs from the browser: its socket, its history, its sense of calm. */
import { api } from '../api';
import type { Moment } from '../kit/board';
import { entropyFor, keepCommitment } from '../dice/kept';
import { calm, motionsBelow } from '../kit/motion/motion';
import { commandId } from '../once';
import { talkAt } from '../talk/at';
import { whyBarred } from './barred';
import type { Socket } from './connection';
import { dialled } from './dialled';
import type { Surroundings } from './table.svelte';

export function surroundings(id: string): Surroundings {
  const path = `/api/tables/${encodeURIComponent(id)}/socket`;
  return {
    open: () =>
      dialled(path) ??
      (new WebSocket(`${location.origin.replace(/^http/, 'ws')}${path}`) as Socket),
    reason: () => whyBarred(path),
    history: async (from, to) => (await api.history(id, from, to)) as readonly Moment[],
    calm: () => document.hidden || calm(),
    motions: () => motionsBelow(document.querySelector('.board-place')),
    id: commandId,
    askBack: (seat, to) => api.askBack(id, seat, to),
    talk: (send) => talkAt(id, send, commandId),
    keep: keepCommitment,
    entropy: () => entropyFor(id),
  };
}
