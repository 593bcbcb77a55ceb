/** Loads the snapshots of a table in parts. */
import { api } from '../api/api';
import type { Frame as Snapshot } from '../api/protocol.gen';

/** The most entries in one answer. */
export const STRETCH = 500;

export interface Read {
  readonly audience: number | null;
  readonly snapshots: readonly Snapshot[];
}

/** All snapshots from entry `from` to the newest. Throws `Refused`. */
export async function loadSnapshots(id: string, from: number): Promise<Read> {
  let snapshots: readonly Snapshot[] = [];
  for (let at = from; ; at += STRETCH) {
    const replay = await api.replay(id, at, at + STRETCH - 1);
    snapshots = [...snapshots, ...replay.frames];
    if (replay.newest < at + STRETCH) return { audience: replay.audience, snapshots };
  }
}
