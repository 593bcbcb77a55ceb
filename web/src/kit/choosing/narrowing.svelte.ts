/**
 * Choosing an option with several parts, one part after the other.
 *
 * The options come from the rules; this only sorts them by their parts. A part is chosen once
 * ("which box"), or built up ("which dice"): then the options that are left hold all that was
 * put in. Parts may be chosen in any order. Nothing is sent before all of them are chosen.
 */
import type { Choice } from '../board';

export type Value = string | number;

/** One part of an option, by name. */
export interface Part<Action> {
  readonly name: string;
  /** Its value in an option: several when it is built up. Undefined when the option has no such part. */
  readonly of: (action: Action) => Value | readonly Value[] | undefined;
}

/** A value that makes an option whole. */
export interface Finish<Action> {
  readonly value: Value;
  readonly choice: Choice<Action>;
}

function valuesOf<Action>(part: Part<Action>, action: Action): readonly Value[] {
  const found = part.of(action);
  return found === undefined ? [] : typeof found === 'object' ? found : [found];
}

export class Narrowing<Action> {
  /** What was chosen, in order. */
  #steps = $state.raw<readonly { readonly part: string; readonly value: Value }[]>([]);

  /** `options` is read anew each time: pass a function that reads the board's prop. */
  constructor(
    private readonly options: () => readonly Choice<Action>[],
    private readonly parts: readonly Part<Action>[],
  ) {}

  /** What was chosen for the question that is asked now; another question begins anew. */
  readonly steps = $derived.by(() => {
    const options = this.options();
    const fits = this.#steps.every(({ part, value }) =>
      options.some(({ action }) => this.#values(part, action).includes(value)),
    );
    return fits ? this.#steps : [];
  });

  /** Options that agree with all that was chosen. */
  readonly left = $derived.by(() =>
    this.options().filter(({ action }) =>
      this.steps.every(({ part, value }) => this.#values(part, action).includes(value)),
    ),
  );

  /** The option that was chosen, when nothing is left to ask. */
  readonly whole = $derived.by<Choice<Action> | null>(() => {
    if (!this.steps.length) return null;
    const exact = this.left.filter(({ action }) =>
      this.parts.every((part) => {
        const values = valuesOf(part, action);
        return values.length === this.chosen(part.name).length;
      }),
    );
    return exact[0] ?? null;
  });

  /** What was chosen of a part. */
  chosen(part: string): readonly Value[] {
    return this.steps.flatMap((step) => (step.part === part ? [step.value] : []));
  }

  has(part: string, value: Value): boolean {
    return this.steps.some((step) => step.part === part && step.value === value);
  }

  /** Values of a part in the remaining options, without those already chosen. */
  open(part: string): readonly Value[] {
    const known = this.chosen(part);
    const found = this.left.flatMap(({ action }) => this.#values(part, action));
    return found.filter((value, i) => found.indexOf(value) === i && !known.includes(value));
  }

  /**
   * The values of `part` that would finish an option together with what was chosen: the boxes
   * for exactly these dice, not for more of them.
   */
  finishing(part: string): readonly Finish<Action>[] {
    if (this.chosen(part).length) return [];
    const found = this.left.flatMap((choice): Finish<Action>[] => {
      const { action } = choice;
      const settled = this.parts.every(
        (other) =>
          other.name === part || valuesOf(other, action).length === this.chosen(other.name).length,
      );
      const [value, more] = this.#values(part, action);
      return settled && value !== undefined && more === undefined ? [{ value, choice }] : [];
    });
    return found.filter((one, i) => found.findIndex(({ value }) => value === one.value) === i);
  }

  pick(part: string, value: Value): void {
    if (!this.has(part, value)) this.#steps = [...this.steps, { part, value }];
  }

  /** Adds a value, or removes it again. */
  toggle(part: string, value: Value): void {
    if (!this.has(part, value)) this.pick(part, value);
    else this.#steps = this.steps.filter((step) => step.part !== part || step.value !== value);
  }

  /** Takes the last choice back; false when there was none. */
  undo(): boolean {
    if (!this.steps.length) return false;
    this.#steps = this.steps.slice(0, -1);
    return true;
  }

  clear(): void {
    this.#steps = [];
  }

  #values(name: string, action: Action): readonly Value[] {
    const part = this.parts.find((other) => other.name === name);
    return part ? valuesOf(part, action) : [];
  }
}
