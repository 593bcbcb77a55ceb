/** The component of each route, loaded when it is first opened. */
import type { Component } from 'svelte';
import type { Route } from './router.svelte';

/** `id` is that of the route; pages without one do not read it. */
export type PageComponent = Component<{ id: string }>;

export const PAGES: Readonly<
  Record<Route['page'], () => Promise<{ default: Component<{ id: string }> | Component }>>
> = {
  first: () => import('./home/HomePage.svelte'),
  challenge: () => import('./challenge/ChallengePage.svelte'),
  table: () => import('./table/TablePage.svelte'),
  replay: () => import('./replay/ReplayPage.svelte'),
  review: () => import('./review/ReviewPage.svelte'),
  proof: () => import('./proof/ProofPage.svelte'),
  tutorial: () => import('./tutorial/TutorialPage.svelte'),
  lobby: () => import('./lobby/LobbyPage.svelte'),
  game: () => import('./game/GamePage.svelte'),
  records: () => import('./records/RecordsPage.svelte'),
  me: () => import('./people/MyPage.svelte'),
  feeds: () => import('./feeds/FeedsPage.svelte'),
  deletion: () => import('./people/DeletionPage.svelte'),
  devices: () => import('./account/DevicesPage.svelte'),
  signIn: () => import('./account/SignInPage.svelte'),
  person: () => import('./people/PersonPage.svelte'),
  maillink: () => import('./account/MailLinkPage.svelte'),
  unsubscribe: () => import('./account/UnsubscribePage.svelte'),
  settings: () => import('./settings/SettingsPage.svelte'),
  about: () => import('./about/AboutPage.svelte'),
  kit: () => import('./kit/gallery/KitPage.svelte'),
  missing: () => import('./shell/MissingPage.svelte'),
};
