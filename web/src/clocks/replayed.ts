/** What a replay needs to say how long people thought, loaded beside it. */
export { default as Thought } from './Thought.svelte';
export { thoughts } from './thinking';
