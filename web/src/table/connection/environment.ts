/** The environment of a real table page: its socket, its history, its motion, its talk. */
import { api } from '../../api/api';
import type { Moment } from '../../kit/board';
import { entropyFor, keepCommitment } from '../../dice/kept-commitment';
import { reducedMotion, motionsBelow } from '../../kit/motion/motion';
import { commandId } from '../../api/request-ids';
import { talkOfTable } from '../../talk/talk-environment';
import { aheadRequests } from './ahead-requests';
import { socketRefusal } from './socket-refusal';
import type { Socket } from './connection';
import { takeEarlySocket } from './early-socket-handover';
import type { Environment } from '../state/table.svelte';

export function tableEnvironment(id: string): Environment {
  const path = `/api/tables/${encodeURIComponent(id)}/socket`;
  return {
    open: () =>
      takeEarlySocket(path) ??
      (new WebSocket(`${location.origin.replace(/^http/, 'ws')}${path}`) as Socket),
    reason: () => socketRefusal(path),
    history: async (from, to) => (await api.history(id, from, to)) as readonly Moment[],
    reducedMotion: () => document.hidden || reducedMotion(),
    motions: () => motionsBelow(document.querySelector('.board-place')),
    id: commandId,
    ahead: aheadRequests(id),
    askBack: (seat, to) => api.askBack(id, seat, to),
    talk: (send) => talkOfTable(id, send, commandId),
    keep: keepCommitment,
    entropy: () => entropyFor(id),
  };
}
