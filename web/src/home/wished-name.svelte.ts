/** The nickname that a new guest has typed, shared by all forms of the page. */
export const wish = $state({ name: '' });
