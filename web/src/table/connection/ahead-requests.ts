/** The requests for choices ahead at one table. */
import { call } from '../../api/api';
import type { AheadFrame, AheadOptions } from '../../api/protocol.gen';
import type { Choice } from '../../kit/board';
import type { AheadRequests } from '../state/ahead.svelte';

export function aheadRequests(id: string): AheadRequests {
  const path = `/api/tables/${encodeURIComponent(id)}/ahead`;
  return {
    options: async (seat) => {
      const { options } = await call<AheadOptions>('POST', `${path}/options`, { seat });
      return options as readonly Choice[];
    },
    choose: (seat, { action, text }) =>
      call<AheadFrame>('PUT', path, { seat, action, words: { key: text.key, args: text.args } }),
    takeBack: (seat) => call<AheadFrame>('DELETE', `${path}/${seat}`),
  };
}
