/** What a board remembers on this device between visits, under a key that begins with its game. */
export { recall, remember } from '../shell/browser-storage';
