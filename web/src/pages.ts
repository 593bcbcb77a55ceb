/** The pages of the house, each loaded when it is first opened. */
import type { Component } from 'svelte';
import type { Route } from './router.svelte';

/** `id` is that of the route; pages that are about no one thing do not read it. */
export type PageComponent = Component<{ id: string }>;

export const PAGES: Readonly<
  Record<Route['page'], () => Promise<{ default: Component<{ id: string }> | Component }>>
> = {
  first: () => import('./pages/First.svelte'),
  challenge: () => import('./pages/ChallengePage.svelte'),
  table: () => import('./pages/TablePage.svelte'),
  replay: () => import('./pages/ReplayPage.svelte'),
  review: () => import('./pages/ReviewPage.svelte'),
  proof: () => import('./pages/ProofPage.svelte'),
  tutorial: () => import('./pages/TutorialPage.svelte'),
  lobby: () => import('./pages/LobbyPage.svelte'),
  game: () => import('./pages/GamePage.svelte'),
  records: () => import('./pages/RecordsPage.svelte'),
  me: () => import('./pages/MyPage.svelte'),
  deletion: () => import('./pages/DeletionPage.svelte'),
  person: () => import('./pages/PersonPage.svelte'),
  settings: () => import('./pages/SettingsPage.svelte'),
  about: () => import('./pages/AboutPage.svelte'),
  kit: () => import('./pages/KitPage.svelte'),
  missing: () => import('./pages/NoPage.svelte'),
};
