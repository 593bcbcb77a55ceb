import './fonts/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/splash.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { reducedMotion } from './settings/reduced-motion.svelte';
import { words } from './i18n/words.svelte';
import { watchGestures } from './shell/one-gesture';
import { PAGES } from './pages';
import { router } from './router.svelte';
import { appearance } from './settings/theme.svelte';
import { watchTranslators } from './shell/browser-translation';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
watchGestures();
watchTranslators(document.body);
appearance.apply();
reducedMotion.apply();
// What the server drew stays until the first page has loaded.
await Promise.all([words.start(), PAGES[router.route.page]().catch(() => undefined)]);
target.replaceChildren();
mount(App, { target });
