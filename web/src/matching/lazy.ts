/** All of matching that no page needs before somebody looks for others: one file to load. */
export { openSheet } from './open-sheet';
export { default as SearchBar } from './SearchBar.svelte';
