/** Chances and points as they are read. */

/** A part of a win as per cent; never all or nothing as long as it is not. */
export function percent(part: number, language: string): string {
  const held = part > 0 && part < 1 ? Math.min(Math.max(part, 0.01), 0.99) : part;
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(
    held,
  );
}
