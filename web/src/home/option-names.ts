import type { OptionInfo, OptionValues, PresetInfo } from '../api/api';

/** Translation keys of a game's options: `option-<field>` and `option-<field>-<value>`. */
export function optionKey(name: string, value?: string | number | boolean): string {
  const field = `option-${name.replaceAll('_', '-')}`;
  return value === undefined ? field : `${field}-${value}`;
}

/** The value that was typed or chosen; the default when it is not one of the option's values. */
export function valueOf(option: OptionInfo, chosen: string): string | number | boolean {
  const { range } = option;
  if (!range) return option.values.find((value) => String(value) === chosen) ?? option.default;
  const number = chosen.trim() === '' ? NaN : Number(chosen);
  const fits = Number.isInteger(number) && number >= range[0] && number <= range[1];
  return fits ? number : option.default;
}

/** The preset with exactly these options; null for any other combination. */
export function presetOf(presets: readonly PresetInfo[], options: OptionValues): PresetInfo | null {
  const alike = ({ options: ours }: PresetInfo) =>
    Object.entries(ours).every(([name, value]) => options[name] === value);
  return presets.find(alike) ?? null;
}

/** The name of a value of an option; numbers of long ranges need none. */
export function valueName(
  option: string,
  value: string | number | boolean,
  find: (key: string) => string | null,
): string {
  return find(optionKey(option, value)) ?? String(value);
}
