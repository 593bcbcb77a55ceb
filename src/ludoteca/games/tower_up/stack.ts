/** Buildings as they are drawn, with previewed floors and roofs. */
import type { Layout } from './city';
import type { Building, Plan, Roofing } from './types.gen';

/** A drawn building; `ghost` is the first floor that is only previewed. */
export interface Standing extends Pick<Building, 'site' | 'colour' | 'height' | 'roofs'> {
  readonly ghost: number;
}

/** Heights of a covered roof and of a visible one, as shares of the width. */
export const EAVES = 0.07;
export const ROOF = 0.17;

/**
 * Buildings of the city, or of the city after a plan: then each building that may get the roof has
 * one floor more, and `roof` lies on the chosen one.
 */
export function standing(
  buildings: readonly Building[],
  plan: Plan | null = null,
  roof: { readonly on: Roofing | null; readonly seat: number } | null = null,
): Standing[] {
  const grown = new Map(plan?.roofs.map((one) => [one.site, one]));
  const all = buildings.map((building): Standing => {
    const { site, colour, height, roofs } = building;
    const more = grown.get(site);
    grown.delete(site);
    if (!more) return { site, colour, height, roofs, ghost: Infinity };
    return {
      site,
      colour,
      height: more.height,
      roofs: roof?.on === more ? [...roofs, [more.height, roof.seat]] : roofs,
      ghost: more.height,
    };
  });
  const begun = [...grown.values()].map((more): Standing => ({
    site: more.site,
    colour: more.colour,
    height: more.height,
    roofs: roof?.on === more ? [[more.height, roof.seat]] : [],
    ghost: 1,
  }));
  return [...all, ...begun];
}

/** Height of a building, in the units of the drawing. */
export function tall(layout: Layout, { height, roofs }: Standing): number {
  const covered = new Set(roofs.map(([floor]) => floor).filter((floor) => floor < height)).size;
  const seen = roofs.some(([floor]) => floor === height);
  return height * layout.rise + layout.size * (covered * EAVES + (seen ? ROOF : 0));
}

/** The visible roof of a building; undefined when there is none. */
export const visible = ({ height, roofs }: Pick<Building, 'height' | 'roofs'>) =>
  roofs.findLast(([floor]) => floor === height)?.[1];

/** Function that returns the sites that have grown since its last call; none the first time. */
export function growth(): (buildings: readonly Building[]) => ReadonlySet<string> {
  let before: ReadonlyMap<string, number> | null = null;
  return (buildings) => {
    const known = before;
    before = new Map(buildings.map(({ site, height }) => [site, height]));
    if (!known) return new Set();
    const grown = buildings.filter(({ site, height }) => height > (known.get(site) ?? 0));
    return new Set(grown.map(({ site }) => site));
  };
}
