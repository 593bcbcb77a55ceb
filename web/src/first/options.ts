/** The words of a game's options: `option-<field>` and `option-<field>-<value>`. */
export function optionWord(name: string, value?: string | number | boolean): string {
  const field = `option-${name.replaceAll('_', '-')}`;
  return value === undefined ? field : `${field}-${value}`;
}
