/** A record that somebody has opened: checked here, played by the server. */
import { api, Refused, type Frame } from '../api';
import { Player } from '../replay/player.svelte';
import { STRETCH } from '../replay/reading';
import { brokenLink, checkDraws, checksumFits, type DrawsChecked } from './check';
import type { RecordLine } from './line';

export class Opened {
  readonly player = new Player();
  readonly checksum: boolean;
  /** The first link of the trail that does not fit, as `brokenLink` has it. */
  readonly broken: number | null;
  #draws = $state.raw<DrawsChecked | null>(null);
  /** What the server said against it, or why it could not be asked; null as long as all is well. */
  #refusal = $state.raw<Refused | null>(null);
  #played = $state(false);

  constructor(readonly line: RecordLine) {
    this.checksum = checksumFits(line);
    this.broken = brokenLink(line);
  }

  get draws(): DrawsChecked | null {
    return this.#draws;
  }

  get refusal(): Refused | null {
    return this.#refusal;
  }

  /** Whether the rules have gone through all of it. */
  get played(): boolean {
    return this.#played;
  }

  /** Whether anything speaks against it. */
  get bad(): boolean {
    return (
      !this.checksum ||
      this.broken !== null ||
      this.#refusal?.code === 'error-record' ||
      (this.#draws !== null && this.#draws.wrong !== null)
    );
  }

  /** Has it played by the rules, then checks the draws that they asked for. */
  async play(): Promise<void> {
    this.#refusal = null;
    let ranges: readonly (readonly number[])[] | null = null;
    try {
      let frames: readonly Frame[] = [];
      for (let from = 0; ; from += STRETCH) {
        const replay = await api.playRecord(this.line.text, from, from + STRETCH - 1);
        frames = [...frames, ...replay.frames];
        ranges = replay.ranges;
        if (replay.newest < from + STRETCH) break;
      }
      this.player.add(frames);
      this.#played = true;
    } catch (reason) {
      this.#refusal = reason instanceof Refused ? reason : new Refused('error-internal');
    }
    this.#draws = checkDraws(this.line, ranges);
  }
}
