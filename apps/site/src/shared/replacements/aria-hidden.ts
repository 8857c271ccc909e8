/**
 * Replaces `aria-hidden`, by which an open Radix list hides the page behind it while its links stay focusable. It is
 * not needed, as Radix keeps focus and pointer within the open list.
 */
export const hideOthers = () => () => {};
