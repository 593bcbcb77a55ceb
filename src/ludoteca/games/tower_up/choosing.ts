/** Choice of a build in steps: the site, the colour, the roof. */
import { Narrowing } from '$kit/choosing/narrowing.svelte';
import type { Action, Choice } from './types.gen';

const part = (name: 'site' | 'colour' | 'roof') => ({
  name,
  of: (action: Action) => (action.type === 'build' ? action[name] : undefined),
});

export const narrowing = (options: () => readonly Choice[]) =>
  new Narrowing<Action>(options, [part('site'), part('colour'), part('roof')]);

/** Chooses a site, and its colour too if there is only one. */
export function begin(choice: Narrowing<Action>, site: string): void {
  choice.clear();
  choice.pick('site', site);
  const [colour, ...others] = choice.open('colour');
  if (colour !== undefined && !others.length) choice.pick('colour', colour);
}

/** Takes back the last step that the reader chose; false when there was none. */
export function goBack(choice: Narrowing<Action>): boolean {
  const undone = choice.undo();
  if (choice.open('colour').length === 1 && choice.chosen('site').length) choice.undo();
  return undone;
}
