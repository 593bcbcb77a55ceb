/** Lights on the sites of the city that can be chosen. */
import type { Light } from './Sites.svelte';
import type { Build, Choice, Plan } from './types.gen';

interface Texts {
  /** Text of an option. */
  readonly say: (choice: Choice) => string;
  /** Text of a site where the reader can build. */
  readonly tell: (site: string) => string;
}

/**
 * Lights by site: sites for a build or a starting building, and the buildings that may get the roof
 * of `plan`, one for each of its `builds`. `site` is the one chosen so far; `pick` chooses another.
 */
export function lightsOn(
  options: readonly Choice[],
  site: string | null,
  plan: Plan | null,
  builds: readonly Choice<Build>[],
  pick: (site: string) => void,
  { say, tell }: Texts,
): ReadonlyMap<string, Light> {
  const lights = new Map<string, Light>();
  for (const { action } of options) {
    if (action.type !== 'build' || lights.has(action.site)) continue;
    const id = action.site;
    const kind = id === site ? 'chosen' : 'open';
    lights.set(id, { kind, label: tell(id), pick: () => pick(id) });
  }
  for (const choice of options) {
    if (choice.action.type !== 'place') continue;
    lights.set(choice.action.site, { kind: 'act', choice, label: say(choice) });
  }
  for (const choice of builds) {
    const roof = plan?.roofs.find((one) => one.site === choice.action.roof);
    if (roof) lights.set(roof.site, { kind: 'act', choice, label: say(choice) });
  }
  return lights;
}
