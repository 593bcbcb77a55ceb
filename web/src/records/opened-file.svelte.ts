/** An opened file of records: checks them one by one, while the reader looks at any of them. */
import { Player } from '../replay/player.svelte';
import type { Fetched } from '../rules/messages';
import type { Difference, Head, Report } from '../rules/protocol.gen';
import { rules as ours, type Rules } from '../rules/rules';
import type { RecordFile } from './record-file';

/** The most wrong records that are listed. */
const MOST_TOLD = 100;

/** A wrong record. */
export interface Wrong {
  readonly number: number;
  readonly difference: Difference;
  readonly head: Head | null;
}

/** The shown record; its snapshots end where it is wrong. */
export interface Looked {
  readonly number: number;
  readonly audience: number | null;
  readonly report: Report;
  readonly player: Player;
}

export class Opening {
  /** The state of the check: `stopped` by the reader, `failed` when rules cannot be fetched or run. */
  #stage = $state<'fetching' | 'checking' | 'checked' | 'stopped' | 'failed'>('fetching');
  #fetched = $state.raw<Fetched | null>(null);
  #number = $state(1);
  #entry = $state(0);
  #right = $state(0);
  #wrong = $state.raw<readonly Wrong[]>([]);
  #wrongs = $state(0);
  #looked = $state.raw<Looked | null>(null);
  #check = new AbortController();
  #look = new AbortController();

  constructor(
    readonly file: RecordFile,
    private readonly rules: Rules = ours,
  ) {}

  get stage() {
    return this.#stage;
  }

  get fetched(): Fetched | null {
    return this.#fetched;
  }

  /** The record that is being checked. */
  get number(): number {
    return this.#number;
  }

  get entry(): number {
    return this.#entry;
  }

  /** The number of right records. */
  get right(): number {
    return this.#right;
  }

  /** The number of wrong records, and the first of them. */
  get wrongs(): number {
    return this.#wrongs;
  }

  get wrong(): readonly Wrong[] {
    return this.#wrong;
  }

  get looked(): Looked | null {
    return this.#looked;
  }

  /** Fetches the rules, shows the first record, and checks all; resumes a stopped check. */
  async start(): Promise<void> {
    this.#check = new AbortController();
    try {
      this.#stage = 'fetching';
      await this.rules.load((fetched) => (this.#fetched = fetched));
      this.#check.signal.throwIfAborted();
      this.#stage = 'checking';
      if (!this.#looked) await this.look(1);
      this.#check.signal.throwIfAborted();
      await this.#checkAll(this.#check.signal);
      this.#stage = 'checked';
    } catch (reason) {
      if (this.#check.signal.aborted) return;
      console.error(reason);
      this.#stage = 'failed';
    }
  }

  /** Stops the check; its results stay. */
  stop(): void {
    const fetching = this.#stage === 'fetching';
    this.#stage = 'stopped';
    this.#check.abort();
    if (fetching) this.rules.end();
  }

  /** Shows record `number` as `audience` would have seen it. */
  async look(number: number, audience: number | null = null): Promise<void> {
    this.#look.abort();
    const { signal } = (this.#look = new AbortController());
    try {
      const report = await this.rules.film(this.file.line(number), audience, signal);
      const player = new Player();
      player.add(report.frames);
      const before = this.#looked;
      if (before?.number === number) player.seek(before.player.snapshot?.n ?? 0);
      before?.player.pause();
      this.#looked = { number, audience, report, player };
    } catch (reason) {
      if (signal.aborted) return;
      console.error(reason);
      this.#check.abort();
      this.#stage = 'failed';
    }
  }

  close(): void {
    this.stop();
    this.#look.abort();
    this.#looked?.player.pause();
  }

  async #checkAll(signal: AbortSignal): Promise<void> {
    for (let number = this.#right + this.#wrongs + 1; number <= this.file.count; number++) {
      this.#number = number;
      this.#entry = 0;
      const told = (report: Report) => (this.#entry = report.entries);
      const { difference, head } = await this.rules.verify(this.file.line(number), told, signal);
      if (!difference) {
        this.#right += 1;
        continue;
      }
      this.#wrongs += 1;
      if (this.#wrongs <= MOST_TOLD) this.#wrong = [...this.#wrong, { number, difference, head }];
    }
  }
}
