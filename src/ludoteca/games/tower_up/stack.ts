/** What stands on a site, and how high it is drawn. */
import type { Layout } from './city';
import type { Building, Plan, Roofing } from './types.gen';

/** `ghost` is the first floor that is only foreseen. */
export interface Standing extends Pick<Building, 'site' | 'colour' | 'height' | 'roofs'> {
  readonly ghost: number;
}

/** Height of a roof that is built over, and of one that is seen, as shares of the width. */
export const EAVES = 0.07;
export const ROOF = 0.17;

/**
 * The city as it is, or as a plan would make it: each of the buildings on which its roof may lie has
 * one floor more, and `roof` lies on one of them if that was chosen.
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

/** Height of what stands there, in the units of the drawing. */
export function tall(layout: Layout, { height, roofs }: Standing): number {
  const covered = new Set(roofs.map(([floor]) => floor).filter((floor) => floor < height)).size;
  const seen = roofs.some(([floor]) => floor === height);
  return height * layout.rise + layout.size * (covered * EAVES + (seen ? ROOF : 0));
}

/** Whose roof is to be seen; undefined when there is none. */
export const visible = ({ height, roofs }: Pick<Building, 'height' | 'roofs'>) =>
  roofs.findLast(([floor]) => floor === height)?.[1];

/** Tells the sites that have grown since it was asked last; nothing the first time. */
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
