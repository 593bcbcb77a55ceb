/** The component of each route, loaded when it is first opened. */
import type { Component } from 'svelte';
import { words, type Part } from './i18n/words.svelte';
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
  beside: () => import('./replay/BesidePage.svelte'),
  review: () => import('./review/ReviewPage.svelte'),
  proof: () => import('./proof/ProofPage.svelte'),
  leaderboard: () => import('./ratings/LeaderboardPage.svelte'),
  tutorial: () => import('./tutorial/TutorialPage.svelte'),
  tournaments: () => import('./tournaments/TournamentsPage.svelte'),
  tournament: () => import('./tournaments/TournamentPage.svelte'),
  group: () => import('./groups/GroupPage.svelte'),
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
  moderation: () => import('./moderation/ModeratorsPage.svelte'),
  notices: () => import('./moderation/NoticesPage.svelte'),
  settings: () => import('./settings/SettingsPage.svelte'),
  about: () => import('./about/AboutPage.svelte'),
  kit: () => import('./kit/gallery/KitPage.svelte'),
  missing: () => import('./shell/MissingPage.svelte'),
};

/** The messages that a page needs beside those that are there from the start. */
const PARTS: Readonly<Partial<Record<Route['page'], Part>>> = {
  about: 'about-page',
  deletion: 'people-pages',
  leaderboard: 'people-pages',
  me: 'people-pages',
  person: 'people-pages',
  moderation: 'moderation',
  notices: 'moderation',
  devices: 'accounts',
  signIn: 'accounts',
  maillink: 'accounts',
  unsubscribe: 'accounts',
  feeds: 'accounts',
  challenge: 'record-pages',
  records: 'record-pages',
  proof: 'record-pages',
  review: 'review',
  tournaments: 'tournaments',
  tournament: 'tournaments',
  beside: 'tournaments',
  group: 'groups',
};

/** Loads a page with its messages. */
export async function loadPage(
  page: Route['page'],
): Promise<{ default: Component<{ id: string }> | Component }> {
  const part = PARTS[page];
  const [found] = await Promise.all([PAGES[page](), part && words.usePart(part)]);
  return found;
}
