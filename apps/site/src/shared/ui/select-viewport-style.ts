/**
 * The style sheet that Radix Select inserts into its list. The form's Trusted Types policy accepts it, and the page's
 * CSP contains its hash; the browser tests fail when the library changes it.
 */
export const selectViewportStyle =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}';
