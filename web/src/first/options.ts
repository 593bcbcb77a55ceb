/** The words of a game's options: `option-<field>` and `option-<field>-<value>`. */
export function optionWord(name: string, value?: string | number | boolean): string {
  const field = `option-${name.replaceAll('_', '-')}`;
  return value === undefined ? field : `${field}-${value}`;
}

const MOST_LISTED = 20;

/** The ends of a range of whole numbers that is too long to list; null for every other option. */
export function rangeOf(
  values: readonly (string | number | boolean)[],
): { readonly least: number; readonly most: number } | null {
  const [least, most] = [values[0], values.at(-1)];
  if (values.length <= MOST_LISTED || typeof least !== 'number' || typeof most !== 'number')
    return null;
  return { least, most };
}
