/** What a table needs only when somebody would like to pause. */
export { default as PauseBar } from './PauseBar.svelte';
export { default as PauseDialog } from './PauseDialog.svelte';
