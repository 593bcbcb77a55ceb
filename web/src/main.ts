import './fonts/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/splash.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { reducedMotion } from './settings/reduced-motion.svelte';
import { words } from './i18n/words.svelte';
import { watchGestures } from './shell/one-gesture';
import { line } from './offline/connectivity.svelte';
import { onceItAnswers } from './offline/server-retry';
import { loadPage } from './pages';
import { router } from './router.svelte';
import { appearance } from './settings/theme.svelte';
import { watchTranslators } from './shell/browser-translation';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
watchGestures();
watchTranslators(document.body);
appearance.apply();
reducedMotion.apply();
// What the server drew stays until the first page has loaded. Without messages nothing can be said,
// so a line that breaks before they come leaves it there until the server answers.
await Promise.all([words.start(), loadPage(router.route.page).catch(() => undefined)]).then(
  () => {
    target.replaceChildren();
    mount(App, { target });
  },
  () => onceItAnswers(() => line.renew()),
);
