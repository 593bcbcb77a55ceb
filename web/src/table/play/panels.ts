/** What stands beside the board: panels where there is room, sheets on a phone. */
export type Sheet = 'choices' | 'log' | 'talk';

/** Where no panel is below the fold either: what is in one is before the reader's eyes. */
export const IN_SIGHT =
  '(min-width: 44rem) and (min-height: 44rem), (min-width: 60rem) and (min-height: 32.001rem)';

/** As in the styles of `Panels.svelte` and `Play.svelte`: no sheets, the panels have places. */
export const ROOMY =
  '(min-width: 44rem) and (min-height: 44rem), (min-width: 60rem), (min-width: 40rem) and (max-height: 32rem)';
