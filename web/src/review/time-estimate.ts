/** Rounds an estimated duration, so that it does not look exact. */
export interface TimeEstimate {
  readonly unit: 'seconds' | 'minutes' | 'hours';
  readonly count: number;
}

/** Up to ten seconds to the second, then in tens, then in minutes and hours. */
export function estimate(seconds: number): TimeEstimate {
  if (seconds < 10) return { unit: 'seconds', count: Math.max(1, Math.ceil(seconds)) };
  if (seconds <= 90) return { unit: 'seconds', count: Math.round(seconds / 10) * 10 };
  if (seconds <= 90 * 60) return { unit: 'minutes', count: Math.round(seconds / 60) };
  return { unit: 'hours', count: Math.round(seconds / 3600) };
}
