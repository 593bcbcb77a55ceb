/** The clocks of a table as they were told last, also while what led to them is still to be drawn. */
import type { SeatClock } from '../../api/protocol.gen';

type Clocks = readonly SeatClock[] | null;

export class ToldClocks {
  #told = $state.raw<Clocks>(null);

  /** Index = seat; null without a time control. */
  get told(): Clocks {
    return this.#told;
  }

  /** Takes those of a frame: frames come in order. */
  hear(clocks: Clocks): void {
    this.#told = clocks;
  }

  /** Takes those of an answer over HTTP, unless frames that were sent after it have come before. */
  know(clocks: Clocks | undefined): void {
    if (clocks && newest(clocks) >= newest(this.#told)) this.#told = clocks;
  }
}

/** When the last of these clocks began to run; nothing while all stand. */
const newest = (clocks: Clocks): number =>
  Math.max(-1, ...(clocks ?? []).map(({ since }) => since ?? -1));
