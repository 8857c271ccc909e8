/**
 * In place of `aria-hidden` (alias in astro.config.ts), which hides the page behind an open list of Radix while its
 * links stay reachable. The list opens as the browser's own does: Radix keeps focus and pointer in it.
 */
export const hideOthers = () => () => {};
