/**
 * The panels around the board, and the media queries of their layout: panels where there is room,
 * sheets on a phone.
 */
export type Sheet = 'choices' | 'log' | 'talk';

/** Screens on which all panels are in sight. */
export const IN_SIGHT =
  '(min-width: 44rem) and (min-height: 44rem), (min-width: 60rem) and (min-height: 32.001rem)';

/**
 * Screens with panels instead of sheets; the same as in the styles of `Panels.svelte` and
 * `Play.svelte`.
 */
export const ROOMY =
  '(min-width: 44rem) and (min-height: 44rem), (min-width: 60rem), (min-width: 40rem) and (max-height: 32rem)';
