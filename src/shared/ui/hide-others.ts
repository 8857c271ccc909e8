/**
 * Stands in for the package `aria-hidden` (see the alias in astro.config.ts), which hides the page behind an open list
 * of Radix from screen readers while its links and fields stay reachable. The list opens as the browser's own does:
 * Radix keeps focus and pointer in it, and nothing is hidden.
 */
export const hideOthers = () => () => {};
