/** Reads the frames of a table, stretch by stretch. */
import { api } from '../api/api';
import type { Frame } from '../api/protocol.gen';

/** Most entries that one answer covers. */
export const STRETCH = 500;

export interface Read {
  readonly audience: number | null;
  readonly frames: readonly Frame[];
}

/** Everything from entry `from` to the newest. Raises `Refused`. */
export async function readFrames(id: string, from: number): Promise<Read> {
  let frames: readonly Frame[] = [];
  for (let at = from; ; at += STRETCH) {
    const replay = await api.replay(id, at, at + STRETCH - 1);
    frames = [...frames, ...replay.frames];
    if (replay.newest < at + STRETCH) return { audience: replay.audience, frames };
  }
}
