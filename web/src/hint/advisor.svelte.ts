/** Asks a bot for a hint on the current question, and keeps its answer. */
import { api } from '../api/api';
import { recall, remember } from '../shell/browser-storage';
import type { Hint } from '../api/protocol.gen';
import type { Table } from '../table/state/table.svelte';
import { ranked, type Ranked } from './ranking';

export class Advisor {
  #hint = $state.raw<Hint | null>(null);
  /** The entry that opened the question of the hint; null when no hint is wanted. */
  #about = $state<number | null>(null);
  #busy = $state(false);
  #error = $state.raw<unknown>(null);
  #level = $state('');

  constructor(
    private readonly table: Table,
    private readonly levels: () => readonly string[],
  ) {}

  /** Whether the reader may ask bots at this table, now or in another turn. */
  readonly offered = $derived.by(() => {
    const { info, me, told } = this.table;
    return info?.settings.hints === true && me !== null && told !== null && !told.over;
  });

  /** Whether there is a question to ask a bot about. */
  readonly possible = $derived.by(() => this.offered && this.table.toAct);

  /** The level of the bot: the last one used, where this game has it. */
  readonly level = $derived.by(() => {
    const levels = this.levels();
    const wished = this.#level || recall('hint-level') || 'medium';
    return levels.includes(wished) ? wished : (levels.at(-1) ?? wished);
  });

  /** Whether a hint is wanted for the current question. */
  readonly #wanted = $derived.by(
    () => this.possible && this.#about !== null && this.#about === this.table.told?.asked,
  );

  /** The bot's ranking, best option first; null when none is wanted, or until it has arrived. */
  readonly ranked = $derived.by<readonly Ranked[] | null>(() => {
    const [hint, told] = [this.#hint, this.table.told];
    if (!this.#wanted || !hint || !told || this.#busy) return null;
    if (hint.seat !== told.audience || hint.asked !== told.asked) return null;
    return ranked(hint, told.options);
  });

  /** Whether play-outs do not support the bot's choice, so that their numbers do not explain it. */
  readonly doubted = $derived.by(() => this.ranked !== null && this.#hint?.doubted === true);

  /** Whether an answer, or the reason why there is none, is shown. */
  readonly open = $derived.by(
    () => this.#wanted && (this.#busy || this.#error !== null || this.ranked !== null),
  );

  get busy(): boolean {
    return this.#busy;
  }

  get error(): unknown {
    return this.#error;
  }

  async ask(level = this.level): Promise<void> {
    const { me, info, shown } = this.table;
    if (!this.possible || me === null || !info || !shown || this.#busy) return;
    if (level !== this.level) remember('hint-level', level);
    this.#level = level;
    this.#about = shown.asked;
    this.#busy = true;
    this.#error = null;
    try {
      this.#hint = await api.hint(info.id, me, level);
    } catch (error) {
      this.#error = error;
    }
    this.#busy = false;
    const best = this.ranked?.[0];
    if (best) this.table.ponder(best.choice.action); // the board shows what the bot would do
  }

  close(): void {
    this.#about = null;
    this.table.ponder(null);
  }
}
