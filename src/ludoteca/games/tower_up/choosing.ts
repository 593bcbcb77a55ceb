/** A build is chosen site by site, colour by colour, roof by roof. */
import { Narrowing } from '$kit/choosing/narrowing.svelte';
import type { Action, Choice } from './types.gen';

const part = (name: 'site' | 'colour' | 'roof') => ({
  name,
  of: (action: Action) => (action.type === 'build' ? action[name] : undefined),
});

export const narrowing = (options: () => readonly Choice[]) =>
  new Narrowing<Action>(options, [part('site'), part('colour'), part('roof')]);

/** Another site, and its colour, too, where there is no choice. */
export function begin(choice: Narrowing<Action>, site: string): void {
  choice.clear();
  choice.pick('site', site);
  const [colour, ...others] = choice.open('colour');
  if (colour !== undefined && !others.length) choice.pick('colour', colour);
}

/** Takes the last thing back that was chosen by hand; false when there was none. */
export function goBack(choice: Narrowing<Action>): boolean {
  const undone = choice.undo();
  if (choice.open('colour').length === 1 && choice.chosen('site').length) choice.undo();
  return undone;
}
