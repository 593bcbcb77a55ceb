/** Explanation of ranks among players with equal points: more circled areas, on tour or not. */
import { read } from './marks';

type Maps = readonly (readonly string[])[];

const circled = (map: readonly string[] = []) =>
  map.filter((written) => read(written)?.circled).length;

/** Reason for the rank of `seat`; `level` are the seats with equal points. Null without such seats. */
export function tie(
  maps: Maps,
  seat: number,
  level: readonly number[],
): { circles: number; shared: boolean } | null {
  if (!level.length) return null;
  const own = circled(maps[seat]);
  return { circles: own, shared: level.some((other) => circled(maps[other]) === own) };
}
