import './fonts.css';
import './tokens.css';
import './ui/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { words } from './i18n/words.svelte';
import { appearance } from './theme.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
appearance.apply();
await words.start();
mount(App, { target });
