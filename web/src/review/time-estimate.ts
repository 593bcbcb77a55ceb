/** A time that is an estimate, as people say it: no more exact than it is. */
export interface Roughly {
  readonly unit: 'seconds' | 'minutes' | 'hours';
  readonly count: number;
}

/** Up to ten seconds one by one, then in tens, then in minutes and hours. */
export function roughly(seconds: number): Roughly {
  if (seconds < 10) return { unit: 'seconds', count: Math.max(1, Math.ceil(seconds)) };
  if (seconds <= 90) return { unit: 'seconds', count: Math.round(seconds / 10) * 10 };
  if (seconds <= 90 * 60) return { unit: 'minutes', count: Math.round(seconds / 60) };
  return { unit: 'hours', count: Math.round(seconds / 3600) };
}
