import type { OptionInfo, OptionValues, PresetInfo } from '../api/api';

/** The words of a game's options: `option-<field>` and `option-<field>-<value>`. */
export function optionWord(name: string, value?: string | number | boolean): string {
  const field = `option-${name.replaceAll('_', '-')}`;
  return value === undefined ? field : `${field}-${value}`;
}

/** What was typed into a field or chosen of its values; its default when that is none of them. */
export function valueOf(option: OptionInfo, chosen: string): string | number | boolean {
  const { range } = option;
  if (!range) return option.values.find((value) => String(value) === chosen) ?? option.default;
  const number = chosen.trim() === '' ? NaN : Number(chosen);
  const fits = Number.isInteger(number) && number >= range[0] && number <= range[1];
  return fits ? number : option.default;
}

/** The preset with just these options; null when they are a mix of one's own. */
export function presetOf(presets: readonly PresetInfo[], options: OptionValues): PresetInfo | null {
  const alike = ({ options: ours }: PresetInfo) =>
    Object.entries(ours).every(([name, value]) => options[name] === value);
  return presets.find(alike) ?? null;
}

/** What a game calls a value of one of its options; numbers of long ranges speak for themselves. */
export function valueSaid(
  option: string,
  value: string | number | boolean,
  find: (key: string) => string | null,
): string {
  return find(optionWord(option, value)) ?? String(value);
}
