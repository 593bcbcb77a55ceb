/** Why players with as many points stand where they stand: more circled areas, on tour or not. */
import { read } from './marks';

type Maps = readonly (readonly string[])[];

const circled = (map: readonly string[] = []) =>
  map.filter((written) => read(written)?.circled).length;

/** `level` are the seats that have as many points as `seat`. Null where there are none. */
export function tie(
  maps: Maps,
  seat: number,
  level: readonly number[],
): { circles: number; shared: boolean } | null {
  if (!level.length) return null;
  const own = circled(maps[seat]);
  return { circles: own, shared: level.some((other) => circled(maps[other]) === own) };
}
