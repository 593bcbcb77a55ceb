/** The nickname that somebody new wishes for: typed once, whatever they then choose to do. */
export const wish = $state({ name: '' });
